public import Links

/// A module's way into the window, whose calls are typed by the module's own routes.
///
/// The window makes it with the first entry of the module, and the module's `Feature` passes it to the coordinator. In a test, the
/// module has a window of its own.
///
///     router.push(.book(7))      // .done
///     router.pop()               // .done
///     router.pop()               // .refused(.atRoot)
///
/// A call concerns the whole window: what it shows lies on top of everything, also on a page of another module, and going back takes
/// one step at a time. A call never removes what lies below the module's own lowest entry. Pass the entry of the calling screen as
/// `origin` after work that takes time: unless that entry is still visible, the call is refused as stale.
///
/// When the last entry of the module is gone, its coordinator is released, and every later call is refused.
@MainActor
public final class Router<Route: Routable> {
  package private(set) weak var navigator: Navigator<Route.Screen>?
  // The window retains it with the coordinator, which retains this router.
  private weak var module: OpenModule<Route.Screen>?

  /// Makes the router of a module in a window.
  init(_ module: OpenModule<Route.Screen>, in navigator: Navigator<Route.Screen>) {
    module.reports = navigator.reports
    (self.module, self.navigator) = (module, navigator)
  }

  /// The lifetime of the whole flow, for work that outlives the screen that starts it.
  ///
  /// It ends when the last entry of the module is gone, and has ended if the module isn't open.
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
    NavigationState(tree: navigator?.tree ?? NavigationTree(roots: Route.links.roots.map { AnyRoute($0) }))
  }

  /// Returns the screen of an entry, or `nil` if the entry isn't open or belongs to another module.
  public func screen(of entry: EntryID) -> Route.Screen? {
    state.entries.contains { $0.id == entry } ? navigator?.screen(of: entry) : nil
  }

  /// The visible place of the window as one link; opening it elsewhere shows the same place.
  public var link: DeepLink { navigator?.link ?? DeepLink(module: Route.links.module) }

  /// Calls `observer` once per change of the window and once per refused call, in order, until the module is left.
  @discardableResult
  public func observe(_ observer: @escaping @MainActor (NavigationEvent) -> Void) -> ObserverID {
    guard let navigator, let module else { return ObserverID() }
    let id = navigator.observe(observer)
    module.scope.onEnd { [weak navigator] in navigator?.removeObserver(id) }
    return id
  }

  /// Stops calling an observer; an unknown one is ignored.
  public func removeObserver(_ id: ObserverID) { navigator?.removeObserver(id) }

  /// Makes calls that a UI doesn't animate.
  ///
  ///     router.withoutAnimation { router.push(.book(7)) }
  @discardableResult
  public func withoutAnimation<Result>(_ calls: () -> Result) -> Result {
    navigator?.withoutAnimation(calls) ?? calls()
  }

  // MARK: Sending

  /// Performs a command, which may depend on what is open of this module when the call runs.
  func send(
    from origin: EntryID? = nil, waiter: (any Waiter)? = nil, function: String = #function,
    _ command: @escaping @MainActor (NavigationState<Route>) throws(NavigationError) -> NavigationCommand
  ) -> NavigationOutcome {
    call(waiter) { navigator, module in
      navigator.send(from: origin, by: module, waiter: waiter, function: function) { tree throws(NavigationError) in
        try command(NavigationState(tree: tree))
      }
    }
  }

  func open(
    _ link: DeepLink, _ policy: OpenPolicy, as style: PresentationStyle?, from origin: EntryID?,
    waiter: (any Waiter)? = nil
  ) -> NavigationOutcome {
    call(waiter) { navigator, module in
      do throws(DeepLinkError) {
        let plan = try navigator.modules.plan(link)
        return navigator.open(
          style.map(plan.presented) ?? plan, policy, from: origin, by: module, waiter: waiter)
      } catch {
        if error.part == .module { navigator.onExit(link) }
        waiter?.cancel(.refused(NavigationError(error)))
        return navigator.refuseLink(NavigationError(error), of: module)
      }
    }
  }

  /// Makes a call in the window; refuses it if the module or its window is gone.
  func call(
    _ waiter: (any Waiter)? = nil,
    _ make: (Navigator<Route.Screen>, OpenModule<Route.Screen>) -> NavigationOutcome
  ) -> NavigationOutcome {
    if let navigator, let module { return make(navigator, module) }
    waiter?.cancel(.flowEnded)
    return navigator?.refuse(.flowEnded) ?? .refused(.flowEnded)
  }

  /// Returns a completion that also reports the result to the window.
  func reported<Value: Sendable>(
    _ completion: @escaping @MainActor (FlowResult<Value>) -> Void
  ) -> @MainActor (FlowResult<Value>) -> Void {
    { [weak navigator, weak module] result in
      navigator?.report(result, to: module)
      completion(result)
    }
  }
}
