import Links
import Routing
import RoutingTesting
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import Onboarding

@Suite("OnboardingCoordinator", .tags(.navigation))
@MainActor
struct OnboardingCoordinatorTests {
  let accounts = StubAccounts()
  let ended = Recorder<OnboardingCoordinator.Ending>()
  let app: Navigator<any ViewModel>
  let coordinator: OnboardingCoordinator
  let ada = Account(name: "Ada", email: "ada@example.com")

  init() throws {
    app = Navigator(testing: OnboardingCoordinator.feature(accounts: accounts, today: { .unixEpoch }))
    app.onEnding = { [ended] ending in
      if let ending = ending.value as? OnboardingCoordinator.Ending { ended.record(ending) }
    }
    coordinator = try app.coordinator(OnboardingCoordinator.self)
  }

  private var screen: (any ViewModel)? { app.visibleScreen }
  private var depth: Int { coordinator.router.state.depth }

  @discardableResult
  private func tap(_ action: String) -> Reply? { screen?.receive(.activate(Page.ID(""), action: action)) }

  private func fillInProfile() {
    tap("Next")
    let profile = screen as? ProfileViewModel
    profile?.send(.nameEdited("Ada"))
    profile?.send(.emailEdited("ada@example.com"))
    profile?.send(.dateOfBirthEdited("1969-04-23"))
    tap("Next")
  }

  private func fillInPassword() {
    let viewModel = screen as? PasswordViewModel
    viewModel?.send(.passwordEdited(.replace("correct horse")))
    viewModel?.send(.repeatedEdited(.replace("correct horse")))
  }

  private var submitReason: String? { (screen as? PasswordViewModel)?.problem }

  @Test("The steps follow one another, and the last one creates the account")
  func wholeFlow() async {
    #expect(depth == 0)
    fillInProfile()
    #expect(depth == 2)
    fillInPassword()
    #expect(tap("Create account") == .done)
    accounts.signUp.give(.success(ada))
    await app.settle()
    #expect(ended.all == [.signedUp(ada)])
  }

  @Test("Going back and forward keeps the typed text of every step")
  func backKeeps() throws {
    fillInProfile()
    fillInPassword()
    app.back()
    app.back()
    #expect(depth == 0)
    tap("Next")
    #expect(tap("Next") == .done)
    #expect(submitReason == nil)
  }

  @Test("Leaving the last step cancels the request")
  func leaving() async throws {
    fillInProfile()
    fillInPassword()
    accounts.signUp.meanwhile { [app] in app.back() }
    tap("Create account")
    await app.settle()
    #expect(accounts.signUp.cancelled == 1)
    #expect(ended.all.isEmpty)
  }

  @Test("Every step can be canceled", arguments: 1...3)
  func cancel(step: Int) {
    if step == 2 { tap("Next") }
    if step == 3 { fillInProfile() }
    tap("Cancel")
    #expect(ended.all == [.cancelled])
  }

  @Test("Without the second step, the last step asks the user to go back to it")
  func profileMissing() throws {
    #expect(coordinator.router.open(try DeepLink("app://onboarding/profile/password")) == .done)
    fillInPassword()
    #expect(tap("Create account") == .refused("“Create account” is not available: go back and say who you are"))
    app.back()
    #expect(screen is ProfileViewModel)
  }
}
