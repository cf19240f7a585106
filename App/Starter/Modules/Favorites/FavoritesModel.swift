import Links
import Routing

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
struct FavoritesModel {
  let favorites: [Favorite]
  let open: @MainActor (DeepLink) -> NavigationOutcome

  func favoriteTapped(_ favorite: Favorite) -> NavigationOutcome { open(favorite.link) }
}
