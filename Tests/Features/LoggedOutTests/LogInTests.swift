import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedOut

@Suite("LogInViewModel", .tags(.screens))
@MainActor
struct LogInTests {
  let accounts = StubAccounts()
  let scope = Scope()
  let events = Recorder<LogInEvent>()
  let viewModel: LogInViewModel
  let ada = Account(name: "Ada", email: "ada@example.com")

  init() {
    viewModel = LogInViewModel(accounts: accounts, scope: scope).onEvent { [events] in events.record($0) }
  }

  private func fillIn() {
    viewModel.send(.nameEdited("Ada"))
    viewModel.send(.passwordEdited(.append("secret")))
  }

  private var logIn: Action<LogInIntent>? { viewModel.screen.actions.first { $0.id == "Log in" } }

  @Test("The form asks for a name, then for a password, and then enables the log-in; an empty form sends nothing")
  func reasons() {
    #expect(logIn?.disabledReason == "enter your name")
    viewModel.send(.submitTapped)
    #expect(viewModel.state.status == .editing)
    #expect(scope.isIdle)
    viewModel.send(.nameEdited("Ada"))
    #expect(logIn?.disabledReason == "enter your password")
    viewModel.send(.passwordEdited(.append("secret")))
    #expect(logIn?.isEnabled == true)
  }

  @Test("While the request is in progress, the form shows it and offers to cancel, and a second press sends nothing")
  func submitting() async {
    fillIn()
    viewModel.send(.submitTapped)
    #expect(viewModel.screen.elements.last == .loading("Signing in…"))
    #expect(viewModel.screen.actions == [Action("Cancel", .cancelTapped, role: .cancel)])
    viewModel.send(.submitTapped)
    accounts.logIn.give(.success(ada))
    await scope.settle()
    #expect(accounts.logIn.count == 1)
    #expect(events.all == [.loggedIn(ada)])
  }

  @Test(
    "A failure shows its reason until the user dismisses it or types, keeps the name, clears the password, and can be retried",
    arguments: [.failureDismissed, .nameEdited("Ada"), .passwordEdited(.append("r"))] as [LogInIntent])
  func failure(_ next: LogInIntent) async {
    fillIn()
    viewModel.send(.submitTapped)
    accounts.logIn.give(.failure(AccountError.wrongCredentials))
    await scope.settle()
    #expect(viewModel.screen.elements.contains(.error("The name or the password is wrong.")))
    #expect(viewModel.state.name == "Ada")
    #expect(logIn?.disabledReason == "enter your password")

    viewModel.send(next)
    #expect(viewModel.state.status == .editing)

    viewModel.send(.passwordEdited(.replace("right")))
    #expect(viewModel.state.password == Password("right"))
    viewModel.send(.submitTapped)
    accounts.logIn.give(.success(ada))
    await scope.settle()
    #expect(events.all == [.loggedIn(ada)])
  }

  @Test("Canceling ends the request without showing an error, and the next request gets its own answer")
  func cancelling() async {
    fillIn()
    accounts.logIn.meanwhile { [viewModel] in viewModel.send(.cancelTapped) }
    viewModel.send(.submitTapped)
    await scope.settle()
    #expect(accounts.logIn.cancelled == 1)
    #expect(viewModel.state.status == .editing)
    #expect(viewModel.state.name == "Ada")
    #expect(events.all.isEmpty)
    viewModel.send(.submitTapped)
    viewModel.send(.cancelTapped)
    viewModel.send(.submitTapped)
    accounts.logIn.give(.success(ada))
    await scope.settle()
    #expect(events.all == [.loggedIn(ada)])
  }
}
