import Links
public import Routing
public import ScreenKit
public import Services

/// Takes the user through three steps to an account.
@MainActor
public final class OnboardingCoordinator {
  /// The outcomes of the steps.
  public enum Ending: Equatable, Sendable {
    /// The user signed up.
    case signedUp(Account)
    /// The user canceled; the typed text is discarded.
    case cancelled
  }

  /// The description of the module for the app.
  public nonisolated static let module = Module(of: OnboardingRoute.self)

  /// Returns the feature for the app.
  ///
  /// - Parameters:
  ///   - accounts: The service that creates the account.
  ///   - today: Returns the current date, the latest valid date of birth.
  ///   - onFinish: Called when the user has signed up or canceled.
  public static func feature(
    accounts: any AccountsService, today: @escaping @Sendable () -> CalendarDate,
    onFinish: @escaping @MainActor (Ending) -> Void
  ) -> Feature<any ViewModel> {
    Feature(OnboardingRoute.self, module) {
      OnboardingCoordinator($0, accounts: accounts, today: today, onFinish: onFinish)
    }
  }

  let router: Router<OnboardingRoute>
  private let draft = OnboardingDraft()
  private let accounts: any AccountsService
  private let today: @Sendable () -> CalendarDate
  private let onFinish: @MainActor (Ending) -> Void

  init(
    _ router: Router<OnboardingRoute>, accounts: any AccountsService,
    today: @escaping @Sendable () -> CalendarDate, onFinish: @escaping @MainActor (Ending) -> Void
  ) {
    self.router = router
    self.accounts = accounts
    self.today = today
    self.onFinish = Trace.call("onFinish", by: Self.self, onFinish)
  }

  func welcome() -> some ViewModel {
    FixedViewModel(.welcome) { [self] intent in
      switch intent {
      case .nextTapped: router.push(.profile)
      case .cancelTapped: onFinish(.cancelled)
      }
    }
  }

  func profile() -> ProfileViewModel {
    ProfileViewModel(draft: draft, today: today()) { [self] event in
      switch event {
      case .completed: router.push(.password)
      case .cancelTapped: onFinish(.cancelled)
      }
    }
  }

  func password(_ scope: Scope) -> PasswordViewModel {
    PasswordViewModel(draft: draft, today: today(), accounts: accounts, scope: scope) { [self] event in
      switch event {
      case .signedUp(let account): onFinish(.signedUp(account))
      case .cancelTapped: onFinish(.cancelled)
      }
    }
  }
}
