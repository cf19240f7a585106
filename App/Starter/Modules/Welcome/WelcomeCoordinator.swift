public import Routing
public import RoutingUI

/// Shows the first page of the app.
@MainActor
public final class WelcomeCoordinator {
  /// The description of the module for the app.
  public nonisolated static let module = Module(of: WelcomeRoute.self)

  /// Returns the feature for the app.
  ///
  /// - Parameter placement: Where the page opens.
  public static func feature(as placement: Placement) -> Feature<any PageScreen> {
    Feature(WelcomeRoute.self, module, as: placement) { WelcomeCoordinator($0) }
  }

  let router: Router<WelcomeRoute>

  init(_ router: Router<WelcomeRoute>) { self.router = router }

  func welcome(_ scope: Scope) -> WelcomeModel {
    WelcomeModel { [self, entry = scope.entry] in router.leave(from: entry) }
  }
}

/// The model of the page.
@MainActor
struct WelcomeModel: PageScreen {
  let text = "This is the first page of the app, and a sheet over the others."
  let startTapped: @MainActor () -> Void
}
