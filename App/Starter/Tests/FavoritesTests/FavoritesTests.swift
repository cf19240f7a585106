import Links
import Routing
import RoutingTesting
import Testing

@testable import Favorites

@Suite("The favorites")
@MainActor
struct FavoritesTests {
  @Test("A tap opens the link of the favorite, which the module declares as an exit")
  func opening() throws {
    let coordinator = FavoritesCoordinator()
    let probe = RouterProbe(coordinator.router)
    let model = try #require(coordinator.router.screen(of: coordinator.router.state.entries[0].id) as? FavoritesModel)
    for favorite in model.favorites { model.favoriteTapped(favorite) }
    #expect(probe.exits == Favorite.all.map(\.link))
    #expect(FavoritesCoordinator.module.exits == probe.exits)
  }
}
