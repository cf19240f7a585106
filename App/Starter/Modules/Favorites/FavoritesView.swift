#if canImport(SwiftUI)
  import RoutingUI
  import SwiftUI

  extension FavoritesModel {
    var view: some View { FavoritesView(model: self) }
  }

  struct FavoritesView: View {
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
      .toolbar {
        PageButton("Add", call: model.addTapped)
      }
    }
  }

  #Preview("The list") {
    FavoritesView(model: FavoritesModel(open: { _ in }, choose: { _ in }))
  }
#endif
