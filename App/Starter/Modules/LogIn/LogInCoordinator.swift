public import Routing
public import RoutingUI

/// The coordinator of the log-in.
@MainActor
public final class LogInCoordinator {
  /// How the module ends.
  public enum Ending: Equatable, Sendable {
    /// The user has logged in.
    case loggedIn(Account)
  }

  /// The description of the module for the app.
  public nonisolated static let module = Module(of: LogInRoute.self)

  /// Returns the feature for the app.
  public static func feature(accounts: any AccountsService) -> Feature<any PageScreen> {
    Feature(LogInRoute.self, module) { LogInCoordinator($0, accounts: accounts) }
  }

  let router: Router<LogInRoute>
  private let accounts: any AccountsService

  init(_ router: Router<LogInRoute>, accounts: any AccountsService) {
    self.router = router
    self.accounts = accounts
  }

  func form(_ scope: Scope) -> LogInModel {
    LogInModel(accounts: accounts, scope: scope) { [self] account in router.end(with: Ending.loggedIn(account)) }
  }
}
