package import Links
package import Routing

/// A started router with its screens and the number of changes it has reported.
@MainActor
package final class StartedRouter<Route: Routable> where Route.Coordinator == ScreenFactory, Route.Screen == Screen {
  package let router = Router<Route>()
  package let factory = ScreenFactory()
  package private(set) var notices = 0

  package init() {
    router.start(in: factory)
    router.observe { [weak self] _ in self?.notices += 1 }
  }

  package var snapshot: NavigationSnapshot<Route> { router.state.snapshot }
  package var visible: Entry<Route> { router.state.visible }
  package var screen: Screen? { router.screen(of: visible.id) }

  /// The routes of the active stack, the root first.
  package var stack: [Route] { router.state.activeStack.entries.map(\.route) }
  /// The identities of all entries.
  package var identities: [EntryID] { router.state.entries.map(\.id) }
}
