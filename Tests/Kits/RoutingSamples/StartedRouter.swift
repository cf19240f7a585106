package import Links
package import Routing

/// A window of one sample module, with its router, its screens and the number of changes that it has reported.
@MainActor
package final class StartedRouter<Route: Routable> where Route.Coordinator == ScreenFactory, Route.Screen == Screen {
  package let navigator: Navigator<Screen>
  package let factory = ScreenFactory()
  package private(set) var notices = 0
  private let made = Made()

  /// The latest router of the module, which a start makes.
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

  /// The routes of the active stack, the root first.
  package var stack: [Route] { router.state.activeStack.map(\.route) }
  /// The identities of all entries.
  package var identities: [EntryID] { router.state.entries.map(\.id) }
}
