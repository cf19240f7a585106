import Observation
import Routing
import RoutingUI

@MainActor
@Observable
final class LogInModel: PageScreen {
  var name = ""
  var password = ""
  private(set) var isLoading = false
  private(set) var problem: String?

  var canLogIn: Bool { !name.isEmpty && !password.isEmpty && !isLoading }

  private let accounts: any AccountsService
  private let scope: Scope
  private let onLogIn: @MainActor (Account) -> Void

  init(accounts: any AccountsService, scope: Scope, onLogIn: @escaping @MainActor (Account) -> Void) {
    self.accounts = accounts
    self.scope = scope
    self.onLogIn = onLogIn
  }

  func logInTapped() {
    guard canLogIn else { return }
    isLoading = true
    problem = nil
    scope.run { [accounts, name, password] in
      try await accounts.logIn(name: name, password: password)
    } then: { [weak self] in
      self?.finish($0)
    }
  }

  private func finish(_ result: Result<Account, any Error>) {
    isLoading = false
    switch result {
    case .success(let account): onLogIn(account)
    case .failure(let error): problem = "\(error)"
    }
  }
}
