public import Routing
public import RoutingUI

/// The coordinator of a page that shows the user's name and logs out.
@MainActor
public final class SettingsCoordinator {
  /// How the module ends.
  public enum Ending: Equatable, Sendable {
    /// The user wants to log out.
    case logOutRequested
  }

  /// The description of the module for the app.
  public nonisolated static let module = Module(of: SettingsRoute.self)

  /// Returns the feature for the app.
  public static func feature(
    as placement: Placement, userName: @escaping @MainActor () -> String
  ) -> Feature<any PageScreen> {
    Feature(SettingsRoute.self, module, as: placement) { SettingsCoordinator($0, userName: userName) }
  }

  let router: Router<SettingsRoute>
  private let userName: @MainActor () -> String

  init(_ router: Router<SettingsRoute>, userName: @escaping @MainActor () -> String) {
    self.router = router
    self.userName = userName
  }

  func settings() -> SettingsModel {
    SettingsModel(userName: userName()) { [self] in router.end(with: Ending.logOutRequested) }
  }
}

@MainActor
struct SettingsModel: PageScreen {
  let userName: String
  let logOutTapped: @MainActor () -> Void
}
