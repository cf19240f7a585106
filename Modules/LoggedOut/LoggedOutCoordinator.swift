public import Links
public import Routing
public import ScreenKit
public import Services

/// The log-in flow: from a name and a password to an account.
@MainActor
public final class LoggedOutCoordinator {
  /// How the flow ends.
  public enum Ending: Equatable, Sendable {
    /// Somebody has logged in.
    case loggedIn(Account)
  }

  /// What the app needs to know of this module.
  public nonisolated static let module = Module(of: LoggedOutRoute.self, exits: [signUp])

  /// What the flow shows.
  public var flow: any Flow<any ViewModel> { router }

  private nonisolated static let signUp = DeepLink(module: "onboarding")

  private let router = Router<LoggedOutRoute>()
  private let accounts: any AccountsService
  private let open: @MainActor (DeepLink) -> Void
  private let onFinish: @MainActor (Ending) -> Void

  /// Begins at the log-in form.
  ///
  /// - Parameters:
  ///   - accounts: Who may come in.
  ///   - open: Opens a link of another module.
  ///   - onFinish: Called once, when the flow ends.
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
