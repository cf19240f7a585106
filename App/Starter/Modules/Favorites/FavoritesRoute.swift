import Links
import Routing
import RoutingUI

enum FavoritesRoute: ViewRoute {
  case list

  static let links = RouteLinks<Self>(
    "favorites", root: .list,
    routes: .route(.list).leading(to: Favorite.samples.map(\.link)).leading(to: FavoritesCoordinator.chooseItem))

  var path: LinkPath { "list" }

  var presentation: PresentationStyle { .push }

  var label: PageLabel { PageLabel("Favorites", systemImage: "star") }

  func screen(in coordinator: FavoritesCoordinator, scope: Scope) -> any PageScreen { coordinator.list() }
}
