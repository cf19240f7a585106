public import Links
public import Routing

/// The entry to a window for links from outside, as text.
///
///     let appRouter = AppRouter(navigator, entries: entries) { [weak self] action in self?.perform(action) }
///
/// A text that begins with `app://` is the app's own link, and any other is read by the table of entry links, if there is one.
@MainActor
public struct AppRouter<Screen> {
  private struct Arrival {
    enum Target {
      case places([DeepLink], LinkOpening)
      case action(@MainActor () -> Void)
      case refused(String)
    }

    let target: Target
    let description: String
    let pattern: String
    let ignored: [String]
  }

  // The features of the window may retain the app, and so this router.
  private weak var navigator: Navigator<Screen>?
  private let read: ((String) throws(DeepLinkError) -> Arrival)?
  private let hide: (String) -> String

  /// Creates a router for the app's own links only.
  public init(_ navigator: Navigator<Screen>) { (self.navigator, read, hide) = (navigator, nil, { $0 }) }

  /// Creates a router whose entry links lead to places only.
  public init(_ navigator: Navigator<Screen>, entries: EntryTable<EntryTarget<Never>>) {
    self.init(navigator, entries: entries) { _ in }
  }

  /// Creates a router; `onAction` receives the action of an entry link.
  public init<Action>(
    _ navigator: Navigator<Screen>, entries: EntryTable<EntryTarget<Action>>,
    onAction: @escaping @MainActor (Action) -> Void
  ) {
    (self.navigator, hide) = (navigator, entries.withoutSecrets)
    read = { text throws(DeepLinkError) in
      let reading = try entries.read(text)
      let target: Arrival.Target =
        switch reading.target {
        case .places(let links, let opening): .places(links, opening)
        case .action(let action): .action { onAction(action) }
        case .refused(let reason): .refused(reason)
        }
      return Arrival(
        target: target, description: reading.target.description, pattern: reading.pattern, ignored: reading.ignored)
    }
  }

  /// Opens a link of the app or the target of an external URL; notifies observers of a refusal.
  ///
  /// The visible screen can show `model`, for example from a notification, until it has its own: see `Scope.model(_:)`. `onRead` receives the
  /// pattern of the entry that takes a URL, and the ignored parts.
  @discardableResult
  public func open(
    _ text: String, _ policy: OpenPolicy = .reuse, with model: (any Sendable)? = nil,
    onRead: (_ pattern: String, _ ignored: [String]) -> Void = { _, _ in }
  ) -> NavigationOutcome {
    guard let navigator else { return .refused(.flowEnded) }
    do throws(DeepLinkError) {
      guard let arrival = try arrival(of: text) else {
        return navigator.open(try DeepLink(text), policy, with: model)
      }
      onRead(arrival.pattern, arrival.ignored)
      switch arrival.target {
      case .refused(let reason): throw DeepLinkError(.link, "", at: 0, reason)
      case .action(let perform):
        perform()
        return .performed(ignoring: arrival.ignored)
      case .places(let links, let opening):
        if links.contains(where: { $0.fault?.part == .link }) {
          throw DeepLinkError(.link, "", at: 0, "The link of its place has more than \(DeepLink.maximumBytes) bytes")
        }
        guard let link = links.first?.followed(by: Array(links.dropFirst())) else {
          throw DeepLinkError(.link, "", at: 0, "“\(arrival.pattern)” leads to more places than a link can hold")
        }
        let outcome = navigator.open(link, policy, as: opening, with: model)
        return outcome.isOpen && !arrival.ignored.isEmpty ? .doneIgnoring(arrival.ignored) : outcome
      }
    } catch {
      return navigator.refuse(NavigationError(error))
    }
  }

  /// Returns a URL for events, logs and recordings, with dots for secret values.
  public func withoutSecrets(_ text: String) -> String { isOwn(text) ? text : hide(text) }

  /// Returns the meaning of a link without opening it: the links of its places, `action` and its action, or `refused` and the reason.
  public func meaning(of text: String) -> String {
    do throws(DeepLinkError) {
      let arrival = try arrival(of: text)
      let links: [DeepLink]
      switch arrival?.target {
      case .places(let places, _)?: links = places
      case .action?, .refused?: links = []
      case nil: links = [try DeepLink(text)]
      }
      for link in links where navigator?.needsResolver(link) == false { _ = try navigator?.modules.plan(link) }
      return arrival?.description ?? links.map(\.description).joined(separator: " ")
    } catch {
      return "refused: \(error)"
    }
  }

  private func arrival(of text: String) throws(DeepLinkError) -> Arrival? {
    guard let read, !isOwn(text) else { return nil }
    return try read(text)
  }

  private func isOwn(_ text: String) -> Bool { text.lowercased().hasPrefix(DeepLink.scheme) }
}
