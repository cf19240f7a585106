import Links
import RoutingSamples

@testable import Routing

/// A child flow source for the library and the studio.
@MainActor
final class ChildFactory: ChildFlowSource {
  /// The links for which no child flow can be planned.
  var closed: Set<DeepLink> = []
  private let factory: ScreenFactory

  init(_ factory: ScreenFactory) { self.factory = factory }

  func planChild(at link: DeepLink) throws(DeepLinkError) -> LinkPlan {
    guard !closed.contains(link) else { throw DeepLinkError(.link, "\(link)", at: 0, "This is closed") }
    return try Module(of: LibraryRoute.self).plan(link, orBy: Module(of: StudioRoute.self))
  }

  func makeChild(at root: DeepLink) -> ChildFlow<Screen>? {
    root.module == "studio" ? start(Router<StudioRoute>(at: root)) : start(Router<LibraryRoute>(at: root))
  }

  private func start<Route: Routable>(_ router: Router<Route>?) -> ChildFlow<Screen>
  where Route.Coordinator == ScreenFactory, Route.Screen == Screen {
    let router = router ?? Router()
    router.start(in: factory)
    return ChildFlow(router, coordinator: factory)
  }
}

extension Module {
  fileprivate func plan(_ link: DeepLink, orBy other: Module) throws(DeepLinkError) -> LinkPlan {
    try link.module == other.name ? other.plan(link) : plan(link)
  }
}
