import Links
public import Routing
public import ScreenKit
public import Services

/// The coordinator of the three steps to an account.
@MainActor
public final class OnboardingCoordinator {
  /// How the module ends.
  public enum Ending: Equatable, Sendable {
    /// The user signed up.
    case signedUp(Account)
    /// The user canceled; the typed text is discarded.
    case cancelled
  }

  /// The description of the module.
  public nonisolated static let module = Module(of: OnboardingRoute.self)

  /// Returns the feature for the app; `today` returns the current date, the latest valid date of birth.
  public static func feature(
    accounts: any AccountsService, today: @escaping @Sendable () -> CalendarDate
  ) -> Feature<any ViewModel> {
    Feature(OnboardingRoute.self, module) { OnboardingCoordinator($0, accounts: accounts, today: today) }
  }

  let router: Router<OnboardingRoute>
  private let draft = OnboardingDraft()
  private let accounts: any AccountsService
  private let today: @Sendable () -> CalendarDate

  init(
    _ router: Router<OnboardingRoute>, accounts: any AccountsService, today: @escaping @Sendable () -> CalendarDate
  ) {
    self.router = router
    self.accounts = accounts
    self.today = today
  }

  func welcome() -> some ViewModel {
    FixedViewModel(.welcome) { [self] intent in
      switch intent {
      case .nextTapped: router.push(.profile)
      case .cancelTapped: router.end(with: Ending.cancelled)
      }
    }
  }

  func profile() -> ProfileViewModel {
    ProfileViewModel(draft: draft, today: today()).onEvent { [self] event in
      switch event {
      case .completed: router.push(.password)
      case .cancelTapped: router.end(with: Ending.cancelled)
      }
    }
  }

  func password(_ scope: Scope) -> PasswordViewModel {
    PasswordViewModel(draft: draft, today: today(), accounts: accounts, scope: scope).onEvent { [self] event in
      switch event {
      case .signedUp(let account): router.end(with: Ending.signedUp(account))
      case .cancelTapped: router.end(with: Ending.cancelled)
      }
    }
  }
}
