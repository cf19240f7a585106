public import Links
public import Routing
public import ScreenKit
public import Services

/// Opens the log-in, which ends with a signed-in account.
@MainActor
public final class LoggedOutCoordinator {
  /// The gate of all screens of the module.
  public nonisolated static let signedOut = Gate("signed out")
  /// The description of the module for the app.
  public nonisolated static let module = Module(of: LoggedOutRoute.self)

  nonisolated static let signUp = DeepLink(module: "onboarding")

  /// Returns the feature for the app.
  ///
  /// - Parameters:
  ///   - accounts: The service that checks names and passwords.
  ///   - onLogIn: Called when the user has logged in.
  public static func feature(
    accounts: any AccountsService, onLogIn: @escaping @MainActor (Account) -> Void
  ) -> Feature<any ViewModel> {
    Feature(LoggedOutRoute.self, module) { LoggedOutCoordinator($0, accounts: accounts, onLogIn: onLogIn) }
  }

  let router: Router<LoggedOutRoute>
  private let accounts: any AccountsService
  private let onLogIn: @MainActor (Account) -> Void

  init(
    _ router: Router<LoggedOutRoute>, accounts: any AccountsService,
    onLogIn: @escaping @MainActor (Account) -> Void
  ) {
    self.router = router
    self.accounts = accounts
    self.onLogIn = Trace.call("onLogIn", by: Self.self, onLogIn)
  }

  func logIn(_ scope: Scope) -> LogInViewModel {
    LogInViewModel(accounts: accounts, scope: scope) { [self] event in
      switch event {
      case .loggedIn(let account): onLogIn(account)
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
