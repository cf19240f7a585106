package import Links
package import Routing

/// A window of one sample module, with the number of its changes.
@MainActor
package final class StartedRouter<Route: Routable> where Route.Coordinator == ScreenFactory, Route.Screen == Screen {
  package let navigator: Navigator<Screen>
  package let factory = ScreenFactory()
  package private(set) var notices = 0
  private let made = Made()

  /// The latest router, which a start creates.
  @MainActor
  private final class Made { var router: Router<Route>? }

  package init() {
    navigator = Navigator(
      unchecked: Feature(Route.self) { [made, factory] router in
        made.router = router
        return factory
      })
    navigator.start()
    navigator.observe { [weak self] event in if event.kind != nil { self?.notices += 1 } }
  }

  package var router: Router<Route> {
    guard let router = made.router else { preconditionFailure("A window that has started has a router") }
    return router
  }

  package var snapshot: NavigationSnapshot<Route> { router.state.snapshot }
  package var visible: Entry<Route> { router.state.visible ?? router.state.tabs[0][0] }
  package var screen: Screen? { router.screen(of: visible.id) }

  package var stack: [Route] { router.state.activeStack.map(\.route) }
  package var identities: [EntryID] { router.state.entries.map(\.id) }
}
