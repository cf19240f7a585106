import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import Onboarding

@Suite("PasswordViewModel", .tags(.screens, .privacy))
@MainActor
struct PasswordTests {
  let draft = OnboardingDraft()
  let accounts = StubAccounts()
  let scope = Scope()
  let events = Recorder<PasswordEvent>()
  let viewModel: PasswordViewModel
  let ada = Account(name: "Ada", email: "ada@example.com")

  init() {
    draft.profile = ProfileDraft(name: "Ada", email: "ada@example.com", dateOfBirth: "1969-04-23")
    viewModel = PasswordViewModel(draft: draft, today: .unixEpoch, accounts: accounts, scope: scope).onEvent {
      [events] in events.record($0)
    }
  }

  private func fillIn(_ password: String = "correct horse", repeated: String = "correct horse") {
    viewModel.send(.passwordEdited(.replace(password)))
    viewModel.send(.repeatedEdited(.replace(repeated)))
  }

  private var createAccount: Action<PasswordIntent>? { viewModel.screen.actions.first { $0.id == "Create account" } }

  @Test(
    "A password is long enough and repeated; otherwise the form and the typed field show what is missing, and nothing is sent",
    arguments: [
      ("", "", "choose a password", []), ("1234567", "1234567", "a password has at least 8 characters", ["Password"]),
      ("12345678", "", "type the same password twice", []),
      ("12345678", "12345679", "type the same password twice", ["Repeat password"]),
    ])
  func reasons(password: String, repeated: String, reason: String, wrong: [String]) {
    fillIn(password, repeated: repeated)
    #expect(createAccount?.disabledReason == reason)
    let fields = viewModel.screen.elements.compactMap { if case .field(let field) = $0 { field } else { nil } }
    #expect(fields.filter { $0.error == reason }.map(\.id) == wrong)
    viewModel.send(.submitTapped)
    #expect(viewModel.status == .editing)
    #expect(scope.isIdle)
  }

  @Test(
    "A password that the system can't hash is refused as too long, and its field shows the error",
    arguments: [(511, true), (512, false)])
  func tooLong(length: Int, isValid: Bool) throws {
    let password = "ü" + String(repeating: "x", count: length - 2)
    fillIn(password, repeated: password)
    let problem = isValid ? nil : "a password has at most 511 bytes"
    #expect(createAccount?.disabledReason == problem)
    guard case .field(let field) = viewModel.screen.elements[1] else { throw CancellationError() }
    #expect(field.error == problem)
    viewModel.send(.submitTapped)
    #expect((viewModel.status == .submitting) == isValid)
  }

  @Test("The form contains only the lengths of the passwords")
  func lengths() {
    fillIn("12345678", repeated: "123")
    #expect(
      viewModel.screen.elements == [
        .heading("Step 3 of 3"),
        .field(Field("Password", secretLength: 8, hint: "at least 8 characters") { .passwordEdited($0) }),
        .field(
          Field("Repeat password", secretLength: 3, error: "type the same password twice") { .repeatedEdited($0) }),
      ])
  }

  @Test("While the account is being created, the form shows progress, and a second press makes no second account")
  func submitting() async {
    fillIn()
    viewModel.send(.submitTapped)
    #expect(viewModel.screen.elements.last == .loading("Creating your account…"))
    #expect(createAccount?.disabledReason == "your account is being created")
    viewModel.send(.passwordEdited(.replace("correct horse")))
    viewModel.send(.submitTapped)
    accounts.signUp.give(.success(ada))
    await scope.settle()
    #expect(accounts.signUp.count == 1)
    #expect(events.all == [.signedUp(ada)])
  }

  @Test(
    "A failure shows its reason until the user dismisses it or types, keeps the typed text, and can be retried",
    arguments: [
      .failureDismissed, .passwordEdited(.replace("correct horse")), .repeatedEdited(.replace("correct horse")),
    ] as [PasswordIntent])
  func failure(_ next: PasswordIntent) async {
    fillIn()
    viewModel.send(.submitTapped)
    accounts.signUp.give(.failure(AccountError.nameTaken("Ada")))
    await scope.settle()
    #expect(viewModel.screen.elements.contains(.error("The name “Ada” is taken.")))
    #expect(createAccount?.isEnabled == true)
    viewModel.send(next)
    #expect(viewModel.status == .editing)
    viewModel.send(.submitTapped)
    accounts.signUp.give(.success(ada))
    await scope.settle()
    #expect(events.all == [.signedUp(ada)])
  }
}
