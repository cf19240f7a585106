public import Links
public import Routing

/// The URL-based way into a window: reads a link from outside as text, and hands the window a request, so a link opens alike as
/// text and as a value.
///
///     let appRouter = AppRouter(navigator, webLinks: webLinks)
@MainActor
public struct AppRouter<Screen> {
  /// How `https` links become links of the app; `nil` if the app has none.
  public let webLinks: WebLinks?
  // The features of the window may retain the app, and so this router.
  private weak var navigator: Navigator<Screen>?

  /// Makes the way into a window; `webLinks` says how `https` links become links of the app.
  public init(_ navigator: Navigator<Screen>, webLinks: WebLinks? = nil) {
    (self.navigator, self.webLinks) = (navigator, webLinks)
  }

  /// Opens a link of the app, or a web link that `webLinks` accepts; observers of the window are notified of a refusal.
  @discardableResult
  public func open(_ text: String, _ policy: OpenPolicy = .reuse) -> NavigationOutcome {
    guard let navigator else { return .refused(.flowEnded) }
    do throws(DeepLinkError) {
      if let web = try webLinks?.read(text) { return try open(web, policy, in: navigator) }
      if let error = webLinks?.foreignLinkError(text) { throw error }
      return navigator.open(try DeepLink(text), policy)
    } catch {
      return navigator.refuse(NavigationError(error))
    }
  }

  private func open(
    _ web: WebLinks.Reading, _ policy: OpenPolicy, in navigator: Navigator<Screen>
  ) throws(DeepLinkError) -> NavigationOutcome {
    // The place of such a link is asked for before it is read.
    if navigator.needsResolver(web.link) { return navigator.open(web.link, policy) }
    do throws(DeepLinkError) {
      let plan = try navigator.modules.plan(web.link, ignoringUnknownParameters: web.ignoresUnknownParameters)
      let outcome = navigator.open(plan, policy)
      let ignored = web.ignored + plan.ignored
      return (outcome == .done || outcome == .unchanged) && !ignored.isEmpty ? .doneIgnoring(ignored) : outcome
    } catch {
      throw web.located(error)
    }
  }
}
