import Links
import Observation
import RoutingUI

/// A place of another module, which this module knows only by its link.
nonisolated struct Favorite: Identifiable, Equatable {
  static let samples = [item(1)]

  /// Returns the favorite for an item of another module.
  static func item(_ number: Int) -> Favorite {
    Favorite(title: "Item \(number)", link: DeepLink(module: "viewTemplate", path: "items/\(number)"))
  }

  var title: String
  var link: DeepLink

  var id: String { link.description }
}

@MainActor
@Observable
final class FavoritesModel: PageScreen {
  private(set) var favorites = Favorite.samples

  var badge: String? { favorites.isEmpty ? nil : "\(favorites.count)" }

  private let open: @MainActor (DeepLink) -> Void
  private let choose: @MainActor (_ add: @escaping @MainActor (Favorite) -> Void) -> Void

  /// Creates the model.
  ///
  /// - Parameters:
  ///   - open: Called with the link of a favorite.
  ///   - choose: Called to let the user choose a favorite; calls `add` unless the user cancels.
  init(
    open: @escaping @MainActor (DeepLink) -> Void,
    choose: @escaping @MainActor (_ add: @escaping @MainActor (Favorite) -> Void) -> Void
  ) {
    self.open = open
    self.choose = choose
  }

  func favoriteTapped(_ favorite: Favorite) { open(favorite.link) }

  func addTapped() { choose { [weak self] in self?.add($0) } }

  private func add(_ favorite: Favorite) {
    if !favorites.contains(favorite) { favorites.append(favorite) }
  }
}
