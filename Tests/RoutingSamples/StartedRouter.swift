package import Links
package import Routing

/// A router that stands alone, with its window, its screens and the number of changes it has reported.
@MainActor
package final class StartedRouter<Route: Routable> where Route.Coordinator == ScreenFactory, Route.Screen == Screen {
  package let router = Router<Route>()
  package let factory = ScreenFactory()
  package private(set) var notices = 0

  package init() {
    router.start(in: factory)
    router.observe { [weak self] event in if event.kind != nil { self?.notices += 1 } }
  }

  package var navigator: Navigator<Screen> {
    guard let navigator = router.navigator else { preconditionFailure("A router that stands alone has a window") }
    return navigator
  }

  package var snapshot: NavigationSnapshot<Route> { router.state.snapshot }
  package var visible: Entry<Route> { router.state.visible ?? router.state.tabs[0][0] }
  package var screen: Screen? { router.screen(of: visible.id) }

  /// The routes of the active stack, the root first.
  package var stack: [Route] { router.state.activeStack.map(\.route) }
  /// The identities of all entries.
  package var identities: [EntryID] { router.state.entries.map(\.id) }
}
