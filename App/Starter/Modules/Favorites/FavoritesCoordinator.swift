import Links
public import Routing
public import RoutingUI

/// Opens places of other modules, by their links.
@MainActor
public final class FavoritesCoordinator {
  /// The description of the module for the app, with the links of other modules that it opens.
  public nonisolated static let module = Module(of: FavoritesRoute.self, exits: Favorite.all.map(\.link))

  /// Returns the feature for the app, at this placement.
  public static func feature(as placement: Placement) -> Feature<any PageScreen> {
    Feature(FavoritesRoute.self, module, as: placement) { FavoritesCoordinator($0) }
  }

  let router: Router<FavoritesRoute>

  init(_ router: Router<FavoritesRoute> = Router()) {
    self.router = router
    router.start(in: self)
  }

  func list() -> FavoritesModel {
    FavoritesModel(favorites: Favorite.all) { [weak self] in self?.router.open($0) }
  }
}
