public import Links
public import Observation
public import Routing

/// Opens links from outside the app, and decides at the gates which links open now.
///
/// A module declares gates next to its routes; the app says here what they depend on. A link behind a gate waits. When the gate has
/// opened, the app calls `resume()`, or opens the link of `takeWaiting()` together with another root. A later link that has to wait
/// takes its place.
///
///     let appRouter = try AppRouter(navigator, gates: [signedIn: { session.account == nil ? .waits : .open }])
@MainActor
@Observable
public final class AppRouter<Screen> {
  /// The state of a gate.
  public enum GateState: Hashable, Sendable {
    /// The places behind the gate can be shown.
    case open
    /// Links to the places behind the gate wait.
    case waits
    /// Links to the places behind the gate are refused, for the given reason.
    case closed(String)
  }

  /// Returns the state of a gate now; called whenever a link or a saved place behind it is opened.
  public typealias Gatekeeper = @MainActor () -> GateState

  /// Finds the place of a link that says only what to ask for, such as a short code; called once for each such link.
  public typealias Resolver = @Sendable (DeepLink) async throws -> DeepLink

  /// How `https` links become links of the app; `nil` if the app has none.
  public let webLinks: WebLinks?
  /// Called when a link begins to wait, for example to show the log-in.
  @ObservationIgnored public var onWaiting: @MainActor (Gate) -> Void = { _ in }
  // The features of the window may retain the app, and so this router.
  @ObservationIgnored private weak var navigator: Navigator<Screen>?
  private let gates: [Gate: Gatekeeper]
  private let resolvers: [String: Resolver]
  private var held: (plan: LinkPlan, policy: OpenPolicy)?
  @ObservationIgnored private var resolution: Task<Void, Never>?

  /// Connects a window with the gates of the app.
  ///
  /// Throws a `ModuleProblem` if a module is behind a gate that isn't listed, or has the name of a resolver.
  ///
  /// - Parameters:
  ///   - navigator: The window.
  ///   - gates: The state of every gate.
  ///   - webLinks: How `https` links become links of the app; `nil` if the app has none.
  ///   - resolvers: What finds the places of links that need an answer first, by the name that such links have in place of a
  ///     module: with `["codes": place]`, `app://codes/x7` opens the link that `place` returns for it.
  public init(
    _ navigator: Navigator<Screen>, gates: [Gate: Gatekeeper] = [:], webLinks: WebLinks? = nil,
    resolvers: [String: Resolver] = [:]
  ) throws(ModuleProblem) {
    (self.navigator, self.gates, self.webLinks, self.resolvers) = (navigator, gates, webLinks, resolvers)
    if let name = resolvers.keys.filter({ navigator.modules[$0] != nil }).min() { throw .sameName(name) }
    for module in navigator.modules.features.map(\.module) {
      let unknown = module.allGates.subtracting(gates.keys).map(\.description).min()
      guard let unknown else { continue }
      throw .unknownGate(
        module: module.name, gate: Gate(unknown), known: gates.keys.sorted { $0.description < $1.description })
    }
    navigator.admit = { [weak self] plan, policy in self?.admit(plan, policy) }
    navigator.observe { [weak self] event in
      // The user has gone elsewhere.
      if event.error == nil { self?.dropResolution() }
    }
  }

  // MARK: Opening

  /// Opens a link written as text: a link of the app, or a web link that `webLinks` accepts.
  ///
  /// The place of a link with a resolver opens when the resolver has answered, unless anything else is opened or changed before. The
  /// outcome is then `NavigationOutcome.queued`, and a failure is reported to the observers of the window.
  @discardableResult
  public func open(_ text: String, _ policy: OpenPolicy = .reuse) -> NavigationOutcome {
    guard let navigator else { return .refused(.flowEnded) }
    dropResolution()
    do throws(DeepLinkError) {
      if let web = try webLinks?.read(text) {
        if let outcome = resolve(web.link, policy) { return outcome }
        return try open(web, policy, in: navigator)
      }
      if let error = webLinks?.foreignLinkError(text) { throw error }
      let link = try DeepLink(text)
      return resolve(link, policy) ?? navigator.open(link, policy)
    } catch {
      return navigator.refuse(NavigationError(error))
    }
  }

  private func open(
    _ web: WebLinks.Reading, _ policy: OpenPolicy, in navigator: Navigator<Screen>
  ) throws(DeepLinkError) -> NavigationOutcome {
    do throws(DeepLinkError) {
      let plan = try navigator.modules.plan(web.link, ignoringUnknownParameters: web.ignoresUnknownParameters)
      let outcome = navigator.open(plan, policy)
      let ignored = web.ignored + plan.ignored
      return (outcome == .done || outcome == .unchanged) && !ignored.isEmpty ? .doneIgnoring(ignored) : outcome
    } catch {
      throw web.located(error)
    }
  }

  // MARK: Links that need an answer

  /// The link whose place is being asked for, for a view that shows progress meanwhile.
  public private(set) var resolving: DeepLink?

  /// Waits until no link needs an answer any more.
  public func settle() async { await resolution?.value }

  /// Asks for the place of a link; `nil` if the link needs no answer.
  private func resolve(_ link: DeepLink, _ policy: OpenPolicy) -> NavigationOutcome? {
    guard let resolve = resolvers[link.module] else { return nil }
    resolving = link
    resolution = Task { [weak self] in
      let answer: Result<DeepLink, any Error>
      do { answer = .success(try await resolve(link)) } catch { answer = .failure(error) }
      guard !Task.isCancelled, let self else { return }
      resolving = nil
      switch answer {
      case .success(let place): navigator?.open(place, policy)
      case .failure(let error): navigator?.refuse(.unavailable("The link can't be opened now: \(error)"))
      }
    }
    return .queued
  }

  private func dropResolution() {
    resolving = nil
    resolution?.cancel()
  }

  // MARK: Gates

  /// Returns the first gate that keeps a place from being shown now, and its state; `nil` if all are open.
  public func obstacle(behind gates: [Gate]) -> (gate: Gate, state: GateState)? {
    for gate in gates {
      let state = self.gates[gate]?() ?? .open
      if state != .open { return (gate, state) }
    }
    return nil
  }

  private func admit(_ plan: LinkPlan, _ policy: OpenPolicy?) -> NavigationOutcome? {
    switch obstacle(behind: plan.gates) {
    case (_, .closed(let reason))?: return .refused(.unavailable(reason))
    case (let gate, _)?:
      if let policy {
        held = (plan, policy)
        onWaiting(gate)
      }
      return .waiting(gate)
    case nil: return nil
    }
  }

  // MARK: The waiting link

  /// The link that waits behind a gate.
  public var waiting: DeepLink? { held?.plan.link }

  /// Opens the waiting link if its gates are open now; `nil` if no link waits.
  @discardableResult
  public func resume() -> NavigationOutcome? {
    guard let (plan, policy) = held else { return nil }
    held = nil
    return navigator?.open(plan, policy)
  }

  /// Returns the waiting link and drops it, so that it opens with another root: `navigator.showRoot("home", opening: …)`.
  @discardableResult
  public func takeWaiting() -> LinkPlan? {
    defer { held = nil }
    return held?.plan
  }
}
