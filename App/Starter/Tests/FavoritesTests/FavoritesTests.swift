import Links
import Routing
import Testing

@testable import Favorites

@Suite("The favorites")
@MainActor
struct FavoritesTests {
  @Test("A tap opens the link of the favorite")
  func opening() throws {
    var opened: [DeepLink] = []
    let coordinator = FavoritesCoordinator {
      opened.append($0)
      return .done
    }
    let model = try #require(coordinator.router.screen(of: coordinator.router.state.visible.id))
    for favorite in model.favorites { #expect(model.favoriteTapped(favorite) == .done) }
    #expect(opened == Favorite.all.map(\.link))
  }

  @Test("Every link is declared as an exit of the module")
  func exits() {
    #expect(FavoritesCoordinator.module.exits == Favorite.all.map(\.link))
  }
}
