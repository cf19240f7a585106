public import Routing

/// The flow of this module.
@MainActor
public final class WelcomeCoordinator {
  /// The description of the module for the app.
  public nonisolated static let module = Module(of: WelcomeRoute.self)

  /// The flow, in which an app opens links.
  public var flow: any Flow { router }

  let router = Router<WelcomeRoute>()
  private let onFinish: @MainActor () -> NavigationOutcome

  /// Starts the flow.
  ///
  /// - Parameter onFinish: Called when the user is done.
  public init(onFinish: @escaping @MainActor () -> NavigationOutcome) {
    self.onFinish = onFinish
    router.start(in: self)
  }

  func welcome() -> WelcomeModel { WelcomeModel(startTapped: onFinish) }
}

/// The model of the page.
@MainActor
struct WelcomeModel {
  let text = "This is the first page of the app, and a sheet over the others."
  let startTapped: @MainActor () -> NavigationOutcome
}
