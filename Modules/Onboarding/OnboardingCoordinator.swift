public import Routing
public import ScreenKit
public import Services

/// The sign-up flow: three steps from a welcome to an account.
@MainActor
public final class OnboardingCoordinator {
  /// How the flow ends.
  public enum Ending: Equatable, Sendable {
    /// Somebody has signed up.
    case signedUp(Account)
    /// Somebody has thought better of it; all they typed is dropped.
    case cancelled
  }

  /// What the app needs to know of this module.
  public nonisolated static let module = Module(of: OnboardingRoute.self)

  /// What the flow shows.
  public var flow: any Flow<any ViewModel> { router }

  private let router = Router<OnboardingRoute>()
  private let draft = OnboardingDraft()
  private let accounts: any AccountsService
  private let today: @Sendable () -> CalendarDate
  private let onFinish: @MainActor (Ending) -> Void

  /// Begins at the first step with nothing typed.
  ///
  /// - Parameters:
  ///   - accounts: Where the new account is made.
  ///   - today: The current date, which a date of birth can't lie beyond.
  ///   - onFinish: Called once, when the flow ends.
  public init(
    accounts: any AccountsService, today: @escaping @Sendable () -> CalendarDate,
    onFinish: @escaping @MainActor (Ending) -> Void
  ) {
    self.accounts = accounts
    self.today = today
    self.onFinish = onFinish
    router.start(in: self)
  }

  func welcome() -> some ViewModel {
    FixedViewModel(.welcome) { [weak self] intent in
      switch intent {
      case .nextTapped: self?.router.push(.profile)
      case .cancelTapped: self?.onFinish(.cancelled)
      }
    }
  }

  func profile() -> ProfileViewModel {
    ProfileViewModel(draft: draft, today: today()) { [weak self] event in
      switch event {
      case .completed: self?.router.push(.password)
      case .cancelTapped: self?.onFinish(.cancelled)
      }
    }
  }

  func password(_ scope: Scope) -> PasswordViewModel {
    PasswordViewModel(draft: draft, today: today(), accounts: accounts, scope: scope) { [weak self] event in
      switch event {
      case .signedUp(let account): self?.onFinish(.signedUp(account))
      case .cancelTapped: self?.onFinish(.cancelled)
      }
    }
  }
}
