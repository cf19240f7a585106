import Links
public import Routing
public import RoutingUI

/// The coordinator of a list of links to other modules.
@MainActor
public final class FavoritesCoordinator {
  /// The description of the module for the app.
  public nonisolated static let module = Module(of: FavoritesRoute.self)

  /// Returns the feature for the app.
  public static func feature(as placement: Placement) -> Feature<any PageScreen> {
    Feature(FavoritesRoute.self, module, as: placement) { FavoritesCoordinator($0) }
  }

  /// A list in another module.
  nonisolated static let chooseItem = DeepLink(module: "viewTemplate", path: "choose")

  let router: Router<FavoritesRoute>

  init(_ router: Router<FavoritesRoute>) {
    self.router = router
  }

  func list() -> FavoritesModel {
    FavoritesModel { [self] link in
      router.open(link, .push)
    } choose: { [self] add in
      chooseItem(then: add)
    }
  }

  /// Lets the user choose an item of another module in a sheet; its number is the result.
  private func chooseItem(then add: @escaping @MainActor (Favorite) -> Void) {
    router.open(Self.chooseItem, as: .sheet, returning: Int.self) { result in
      if case .finished(let number) = result { add(.item(number)) }
    }
  }
}
