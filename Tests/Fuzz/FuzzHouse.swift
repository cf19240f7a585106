import AppRouting
import Links
import Routing
import RoutingSamples

/// An app that opens whatever it is asked to: a library, which has a route of every kind, and a museum, which has two tabs.
@MainActor
final class FuzzHouse: AppRouterDelegate {
  static let modules = [Module(of: LibraryRoute.self), Module(of: MuseumRoute.self)]

  private let library = StartedRouter<LibraryRoute>()
  private let museum = StartedRouter<MuseumRoute>()

  /// The flow that a link, or an archive, of this module is about.
  func flow(of module: String?) -> any Flow<Screen> {
    module == MuseumRoute.links.module ? museum.router : library.router
  }

  /// All that is open.
  var places: [NavigationSnapshot<DeepLink>] { [library.router.snapshot, museum.router.snapshot] }

  func isPassed(_ gate: Gate) -> Bool { true }

  func show(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    flow(of: plan.link.module).open(plan, policy)
  }
}
