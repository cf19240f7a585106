import Observation
import Routing
import ScreenKit
import Services

enum PasswordIntent: Equatable {
  case passwordEdited(SecretEdit)
  case repeatedEdited(SecretEdit)
  case submitTapped
  case failureDismissed
  case cancelTapped
}

enum PasswordEvent: Equatable {
  case signedUp(Account)
  case cancelTapped
}

/// The third step, which sends one request at a time and cancels it when the user leaves.
@MainActor
@Observable
final class PasswordViewModel: ViewModel {
  let events = Events<PasswordEvent>()
  private(set) var status = Submission.editing

  private static let minimumLength = 8

  private let draft: OnboardingDraft
  private let today: CalendarDate
  private let accounts: any AccountsService
  private let scope: Scope

  init(draft: OnboardingDraft, today: CalendarDate, accounts: any AccountsService, scope: Scope) {
    self.draft = draft
    self.today = today
    self.accounts = accounts
    self.scope = scope
  }

  var screen: Screen<PasswordIntent> {
    .password(
      length: draft.password.count, repeatedLength: draft.repeated.count,
      errors: (passwordProblem, repetitionProblem), problem: problem, status: status)
  }

  /// Why the account can't be created yet.
  var problem: String? {
    // A link or a restored state can open this step without the second one.
    if profile == nil { return "go back and say who you are" }
    return passwordProblem ?? repetitionProblem
  }

  private var passwordProblem: String? {
    if draft.password.isEmpty { return "choose a password" }
    if draft.password.count < Self.minimumLength { return "a password has at least \(Self.minimumLength) characters" }
    return draft.password.isTooLong ? "a password has at most \(Password.maximumSize) bytes" : nil
  }

  private var repetitionProblem: String? {
    draft.password == draft.repeated ? nil : "type the same password twice"
  }

  func send(_ intent: PasswordIntent) {
    switch intent {
    case .passwordEdited(let edit):
      draft.password.replaceLast(edit.removedCount, with: edit.addedText)
      status.edited()
    case .repeatedEdited(let edit):
      draft.repeated.replaceLast(edit.removedCount, with: edit.addedText)
      status.edited()
    case .submitTapped: submit()
    case .failureDismissed: status = .editing
    case .cancelTapped: events.send(.cancelTapped)
    }
  }

  private var profile: Profile? { draft.profile.profile(today: today) }

  private func submit() {
    guard problem == nil, status != .submitting, let profile else { return }
    status = .submitting
    scope.run { [accounts, password = draft.password] in
      try await accounts.signUp(profile, password: password)
    } then: { [weak self] in
      self?.finish($0)
    }
  }

  private func finish(_ result: Result<Account, any Error>) {
    switch result {
    case .success(let account): events.send(.signedUp(account))
    case .failure(let error): status = .failed("\(error)")
    }
  }
}
