public import Links
public import Routing
public import ScreenKit
public import Services

/// The log-in flow, which ends with a signed-in account.
@MainActor
public final class LoggedOutCoordinator {
  /// The outcomes of the flow.
  public enum Ending: Equatable, Sendable {
    /// The user logged in.
    case loggedIn(Account)
  }

  /// The description of the module for the app.
  public nonisolated static let module = Module(of: LoggedOutRoute.self, exits: [signUp])

  /// The flow to show.
  public var flow: any Flow<any ViewModel> { router }

  private nonisolated static let signUp = DeepLink(module: "onboarding")

  private let router = Router<LoggedOutRoute>()
  private let accounts: any AccountsService
  private let open: @MainActor (DeepLink) -> Void
  private let onFinish: @MainActor (Ending) -> Void

  /// Starts the flow at the log-in form.
  ///
  /// - Parameters:
  ///   - accounts: The service that checks names and passwords.
  ///   - open: Opens a link of another module.
  ///   - onFinish: Called once when the flow ends.
  public init(
    accounts: any AccountsService, open: @escaping @MainActor (DeepLink) -> Void,
    onFinish: @escaping @MainActor (Ending) -> Void
  ) {
    self.accounts = accounts
    self.open = open
    self.onFinish = onFinish
    router.start(in: self)
  }

  func logIn(_ scope: Scope) -> LogInViewModel {
    LogInViewModel(accounts: accounts, scope: scope) { [weak self] event in
      switch event {
      case .loggedIn(let account): self?.onFinish(.loggedIn(account))
      case .signUpTapped: self?.open(Self.signUp)
      case .helpTapped: self?.router.navigate(to: .help)
      }
    }
  }

  func help(_ scope: Scope) -> some ViewModel {
    FixedViewModel(.help) { [weak self, entry = scope.entry] intent in
      switch intent {
      case .doneTapped: self?.router.dismiss(entry)
      }
    }
  }
}
