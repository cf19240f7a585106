public import Links
public import Routing
public import ScreenKit
public import Services

/// The coordinator of the log-in, which ends with a signed-in account.
@MainActor
public final class LoggedOutCoordinator {
  /// How the module ends.
  public enum Ending: Equatable, Sendable {
    /// The user has logged in.
    case loggedIn(Account)
  }

  /// The gate of all screens of the module.
  public nonisolated static let signedOut = Gate("signed out")
  /// The description of the module.
  public nonisolated static let module = Module(of: LoggedOutRoute.self)

  nonisolated static let signUp = DeepLink(module: "onboarding")

  /// Returns the feature for the app.
  public static func feature(accounts: any AccountsService) -> Feature<any ViewModel> {
    Feature(LoggedOutRoute.self, module) { LoggedOutCoordinator($0, accounts: accounts) }
  }

  let router: Router<LoggedOutRoute>
  private let accounts: any AccountsService

  init(_ router: Router<LoggedOutRoute>, accounts: any AccountsService) {
    (self.router, self.accounts) = (router, accounts)
  }

  func logIn(_ scope: Scope) -> LogInViewModel {
    LogInViewModel(accounts: accounts, scope: scope).onEvent { [self] event in
      switch event {
      case .loggedIn(let account): router.end(with: Ending.loggedIn(account))
      case .signUpTapped: router.open(Self.signUp)
      case .helpTapped: router.navigate(to: .help)
      }
    }
  }

  func help(_ scope: Scope) -> some ViewModel {
    FixedViewModel(.help) { [self, entry = scope.entry] intent in
      switch intent {
      case .doneTapped: router.dismiss(entry)
      }
    }
  }
}
