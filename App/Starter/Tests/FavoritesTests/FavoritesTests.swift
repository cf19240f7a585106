import Links
import Routing
import RoutingTesting
import Testing

@testable import Favorites

@Suite("The favorites")
@MainActor
struct FavoritesTests {
  @Test("A tap opens the link of the favorite, or the list to choose another, which the module declares as exits")
  func opening() throws {
    let app = Navigator(testing: FavoritesCoordinator.feature(as: .root))
    let coordinator = try app.coordinator(FavoritesCoordinator.self)
    let probe = RouterProbe(coordinator.router)
    let model = try #require(app.visibleScreen as? FavoritesModel)
    for favorite in model.favorites { model.favoriteTapped(favorite) }
    model.addTapped()
    #expect(probe.exits == Favorite.samples.map(\.link) + [FavoritesCoordinator.chooseItem])
    #expect(FavoritesCoordinator.module.exits == probe.exits)
  }

  @Test("A chosen favorite is added once")
  func adding() {
    let model = FavoritesModel(open: { _ in }, choose: { add in add(.item(7)) })
    model.addTapped()
    model.addTapped()
    #expect(model.favorites == Favorite.samples + [.item(7)])
  }
}
