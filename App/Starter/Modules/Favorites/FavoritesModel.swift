import Links
import RoutingUI

/// A place of another module.
///
/// A module knows no other module; it opens a link.
nonisolated struct Favorite: Identifiable, Equatable {
  static let all = [
    Favorite(title: "The first item", link: DeepLink(module: "viewTemplate", path: "items/1")),
    Favorite(title: "Welcome", link: DeepLink(module: "welcome")),
  ]

  var title: String
  var link: DeepLink

  var id: String { link.description }
}

/// The model of the list.
@MainActor
struct FavoritesModel: PageScreen {
  let favorites: [Favorite]
  let open: @MainActor (DeepLink) -> Void

  func favoriteTapped(_ favorite: Favorite) { open(favorite.link) }
}
