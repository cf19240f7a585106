public import Routing
public import RoutingUI

/// Shows the first page of the app.
@MainActor
public final class WelcomeCoordinator {
  /// The description of the module for the app.
  public nonisolated static let module = Module(of: WelcomeRoute.self)

  /// Returns the feature for the app.
  ///
  /// - Parameters:
  ///   - placement: Where the page opens.
  ///   - onFinish: Called when the user is done with the page as the root of the window.
  public static func feature(
    as placement: Placement, onFinish: @escaping @MainActor () -> Void
  ) -> Feature<any PageScreen> {
    Feature(WelcomeRoute.self, module, as: placement) { WelcomeCoordinator($0, onFinish: onFinish) }
  }

  let router: Router<WelcomeRoute>
  private let onFinish: @MainActor () -> Void

  init(_ router: Router<WelcomeRoute>, onFinish: @escaping @MainActor () -> Void) {
    self.router = router
    self.onFinish = onFinish
  }

  func welcome(_ scope: Scope) -> WelcomeModel {
    WelcomeModel { [self, entry = scope.entry] in leave(entry) }
  }

  /// Leaves a sheet; at the root, the app decides what comes next.
  private func leave(_ entry: EntryID?) {
    if router.leave(from: entry) == .refused(.atRoot) { onFinish() }
  }
}

/// The model of the page.
@MainActor
struct WelcomeModel: PageScreen {
  let text = "This is the first page of the app, and a sheet over the others."
  let startTapped: @MainActor () -> Void
}
