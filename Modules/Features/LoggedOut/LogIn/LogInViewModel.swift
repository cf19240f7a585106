import Observation
import Routing
import ScreenKit
import Services

enum LogInIntent: Equatable {
  case nameEdited(String)
  case passwordEdited(SecretEdit)
  case submitTapped
  case cancelTapped
  case failureDismissed
  case signUpTapped
  case helpTapped
}

enum LogInEvent: Equatable {
  case loggedIn(Account)
  case signUpTapped
  case helpTapped
}

struct LogInState: Equatable {
  var name = ""
  var password = Password()
  var status = Submission.editing

  var canSubmit: Bool { !name.isEmpty && !password.isEmpty && status != .submitting }
}

/// A form that sends one log-in request at a time, and cancels it when the user leaves.
@MainActor
@Observable
final class LogInViewModel: ViewModel {
  let events = Events<LogInEvent>()
  private(set) var state = LogInState()

  private let accounts: any AccountsService
  private let scope: Scope
  @ObservationIgnored private var request: Task<Void, Never>?

  init(accounts: any AccountsService, scope: Scope) {
    self.accounts = accounts
    self.scope = scope
  }

  var screen: Screen<LogInIntent> { .logIn(state) }

  func send(_ intent: LogInIntent) {
    switch intent {
    case .nameEdited(let name):
      state.name = name
      state.status.edited()
    case .passwordEdited(let edit):
      state.password.replaceLast(edit.removedCount, with: edit.addedText)
      state.status.edited()
    case .submitTapped: submit()
    case .cancelTapped: cancel()
    case .failureDismissed: state.status = .editing
    case .signUpTapped: events.send(.signUpTapped)
    case .helpTapped: events.send(.helpTapped)
    }
  }

  private func submit() {
    guard state.canSubmit else { return }
    state.status = .submitting
    request = scope.run { [accounts, state] in
      try await accounts.logIn(name: state.name, password: state.password)
    } then: { [weak self] in
      self?.finish($0)
    }
  }

  private func cancel() {
    request?.cancel()
    request = nil
    state.status = .editing
  }

  private func finish(_ result: Result<Account, any Error>) {
    switch result {
    case .success(let account): events.send(.loggedIn(account))
    case .failure(let error):
      state.password = Password()
      state.status = .failed("\(error)")
    }
  }
}
