public import Links

/// A module's access to its window, typed by the module's own routes.
///
///     router.push(.book(7))      // .done
///     router.pop()               // .done
///     router.pop()               // .refused(.atRoot)
///
/// A call concerns the whole window: routes open on top of everything, and going back takes one step at a time. A module may remove its own
/// entries and what lies above them, but nothing below its lowest entry, its *floor*. After longer work, pass the calling screen's entry as
/// `origin`: unless it is still visible, the call is refused as stale. A route behind a gate waits or is refused like a link. After the
/// module's last entry is gone, every call is refused.
@MainActor
public final class Router<Route: Routable> {
  package private(set) weak var navigator: Navigator<Route.Screen>?
  // The window retains it with the coordinator, which retains this router.
  private weak var module: OpenModule<Route.Screen>?

  init(_ module: OpenModule<Route.Screen>, in navigator: Navigator<Route.Screen>) {
    (self.module, self.navigator) = (module, navigator)
  }

  /// The lifetime of the module's entries, for work that outlives a screen.
  ///
  ///     case .deleteTapped:
  ///       router.dismiss(entry)
  ///       router.scope.run { try await notes.delete(id) } then: { … }
  public var scope: Scope {
    if let module { return module.scope }
    let ended = Scope()
    ended.end()
    return ended
  }

  // MARK: What is open

  /// What is open of this module.
  public var state: NavigationState<Route> {
    NavigationState(navigator?.tree ?? NavigationTree(roots: Route.links.roots.map { AnyRoute($0) }))
  }

  /// Returns the screen of an open entry of this module, or `nil`.
  public func screen(of entry: EntryID) -> Route.Screen? {
    state.entries.contains { $0.id == entry } ? navigator?.screen(of: entry) : nil
  }

  /// The link to the window's visible place.
  public var link: DeepLink { navigator?.link ?? DeepLink(module: Route.links.module) }

  /// Calls `observer` as `Navigator.observe(_:)` does, until the module is left.
  @discardableResult
  public func observe(_ observer: @escaping @MainActor (NavigationEvent) -> Void) -> ObserverID {
    guard let navigator, let module else { return ObserverID() }
    let id = navigator.observe(observer)
    module.add(id)
    return id
  }

  /// Stops calling an observer; ignores an unknown one.
  public func removeObserver(_ id: ObserverID) { module?.remove(id) }

  /// Makes calls that a UI doesn't animate.
  ///
  ///     router.withoutAnimation { router.push(.book(7)) }
  @discardableResult
  public func withoutAnimation<Result>(_ calls: () -> Result) -> Result {
    navigator?.withoutAnimation(calls) ?? calls()
  }

  // MARK: Sending

  /// Sends a call that finds its change when the window decides it.
  func send(
    _ function: String, _ label: String? = nil, _ subject: (any Sendable)? = nil, from origin: EntryID? = nil,
    with model: (any Sendable)? = nil, waiter: (any Waiter)? = nil, _ find: @escaping ModuleCall
  ) -> NavigationOutcome {
    let name = Call.Name("router.\(function)", label, subject)
    return send(.own(find), name, from: origin, with: model, waiter: waiter)
  }

  func send(
    _ request: Request, _ name: Call.Name, from origin: EntryID? = nil, with model: (any Sendable)? = nil,
    waiter: (any Waiter)? = nil
  ) -> NavigationOutcome {
    guard let navigator, let module else {
      waiter?.cancel(.flowEnded)
      navigator?.submit(.refuse(.flowEnded), named: name)
      return .refused(.flowEnded)
    }
    return navigator.submit(request, named: name, by: module.caller, from: origin, with: model, waiter: waiter).outcome
  }

  func open(
    _ link: DeepLink, _ policy: OpenPolicy, as style: PresentationStyle?, from origin: EntryID?,
    with model: (any Sendable)? = nil, waiter: (any Waiter)? = nil
  ) -> NavigationOutcome {
    let request =
      navigator?.request(toOpen: link, policy, style.map { .style($0) } ?? .declared) ?? .refuse(.flowEnded)
    if case .refuse(let error) = request, error.linkError?.part == .module { navigator?.onExit(link) }
    return send(request, Call.Name("router.open", nil, link), from: origin, with: model, waiter: waiter)
  }

  func reported<Value: Sendable>(
    _ completion: @escaping @MainActor (FlowResult<Value>) -> Void
  ) -> @MainActor (FlowResult<Value>) -> Void {
    { [weak navigator, weak module] result in
      navigator?.report(result, to: module)
      completion(result)
    }
  }
}
