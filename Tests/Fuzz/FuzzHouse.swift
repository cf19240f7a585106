import AppRouting
import Links
import Routing
import RoutingSamples

/// An app router delegate that passes every gate and opens every link.
///
/// It has a library, which has a route of every kind, and a museum, which has two tabs.
@MainActor
final class FuzzHouse: AppRouterDelegate {
  static let modules = [Module(of: LibraryRoute.self), Module(of: MuseumRoute.self)]

  private let library = StartedRouter<LibraryRoute>()
  private let museum = StartedRouter<MuseumRoute>()

  /// Returns the flow of a module.
  func flow(of module: String?) -> any Flow<Screen> {
    module == MuseumRoute.links.module ? museum.router : library.router
  }

  /// The navigation snapshots of both modules.
  var places: [NavigationSnapshot<DeepLink>] { [library.router.snapshot, museum.router.snapshot] }

  func isPassed(_ gate: Gate) -> Bool { true }

  func show(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    flow(of: plan.link.module).open(plan, policy)
  }
}
