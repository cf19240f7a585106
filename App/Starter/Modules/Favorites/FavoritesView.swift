#if canImport(SwiftUI)
  import Routing
  import RoutingUI
  public import SwiftUI

  /// The module as a view.
  public struct FavoritesView: View {
    private let coordinator: FavoritesCoordinator

    /// Shows the flow of a coordinator, which the app keeps.
    public init(_ coordinator: FavoritesCoordinator) { self.coordinator = coordinator }

    /// The flow.
    public var body: some View {
      FlowView(coordinator.router) { FavoriteListView(model: $0.screen) }
    }
  }

  /// The list.
  struct FavoriteListView: View {
    let model: FavoritesModel

    var body: some View {
      List(model.favorites) { favorite in
        PageButton {
          model.favoriteTapped(favorite)
        } label: {
          Text(verbatim: favorite.title)
        }
      }
      .navigationTitle("Favorites")
    }
  }

  #Preview("The list") {
    FavoriteListView(model: FavoritesModel(favorites: Favorite.all) { _ in .done })
  }
#endif
