public import Links
public import Routing

/// The flow of this module.
@MainActor
public final class FavoritesCoordinator {
  /// The description of the module for the app, with the links of other modules that it opens.
  public nonisolated static let module = Module(of: FavoritesRoute.self, exits: Favorite.all.map(\.link))

  /// The flow, in which an app opens links.
  public var flow: any Flow { router }

  let router = Router<FavoritesRoute>()
  private let open: @MainActor (DeepLink) -> NavigationOutcome

  /// Starts the flow.
  ///
  /// - Parameter open: Opens a link of another module.
  public init(open: @escaping @MainActor (DeepLink) -> NavigationOutcome) {
    self.open = open
    router.start(in: self)
  }

  func list() -> FavoritesModel { FavoritesModel(favorites: Favorite.all, open: open) }
}
