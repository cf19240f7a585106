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
    viewModel = LogInViewModel(accounts: accounts, scope: scope) { [events] in events.record($0) }
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

  @Test("The form describes Waymark and names a demo account")
  func about() {
    #expect(
      viewModel.screen.elements.contains(
        .text("This is Waymark: an app made of modules, in which every place is a link.")))
    #expect(viewModel.screen.elements.contains(.text("To look around, log in as “demo” with the password “waymark”.")))
  }

  @Test("While the request is in progress, the form shows it and offers to cancel")
  func submitting() {
    fillIn()
    viewModel.send(.submitTapped)
    #expect(viewModel.screen.elements.last == .loading("Signing in…"))
    #expect(viewModel.screen.actions == [Action("Cancel", .cancelTapped, role: .cancel)])
  }

  @Test("A double press sends one request")
  func doublePress() async {
    fillIn()
    viewModel.send(.submitTapped)
    viewModel.send(.submitTapped)
    accounts.logIn.give(.success(ada))
    await scope.settle()
    #expect(accounts.logIn.count == 1)
    #expect(events.all == [.loggedIn(ada)])
  }

  @Test("A failure shows its reason, keeps the name, clears the password, and can be dismissed and retried")
  func failure() async {
    fillIn()
    viewModel.send(.submitTapped)
    accounts.logIn.give(.failure(AccountError.wrongCredentials))
    await scope.settle()
    #expect(viewModel.screen.elements.contains(.error("The name or the password is wrong.")))
    #expect(viewModel.state.name == "Ada")
    #expect(logIn?.disabledReason == "enter your password")

    viewModel.send(.failureDismissed)
    #expect(viewModel.state.status == .editing)

    viewModel.send(.passwordEdited(.replace("right")))
    viewModel.send(.submitTapped)
    accounts.logIn.give(.success(ada))
    await scope.settle()
    #expect(events.all == [.loggedIn(ada)])
  }

  @Test(
    "Typing hides the reason of a failure",
    arguments: [.nameEdited("Grace"), .passwordEdited(.append("r"))] as [LogInIntent])
  func typing(_ edit: LogInIntent) async {
    fillIn()
    viewModel.send(.submitTapped)
    accounts.logIn.give(.failure(AccountError.wrongCredentials))
    await scope.settle()
    viewModel.send(edit)
    #expect(viewModel.state.status == .editing)
  }

  @Test("Canceling ends the request without showing an error")
  func cancelling() async {
    fillIn()
    accounts.logIn.meanwhile { [viewModel] in viewModel.send(.cancelTapped) }
    viewModel.send(.submitTapped)
    await scope.settle()
    #expect(accounts.logIn.cancelled == 1)
    #expect(viewModel.state.status == .editing)
    #expect(viewModel.state.name == "Ada")
    #expect(events.all.isEmpty)
  }

  @Test("A request after a canceled one gets its own answer")
  func cancelAndRetry() async {
    fillIn()
    viewModel.send(.submitTapped)
    viewModel.send(.cancelTapped)
    await scope.settle()
    viewModel.send(.submitTapped)
    accounts.logIn.give(.success(ada))
    await scope.settle()
    #expect(events.all == [.loggedIn(ada)])
  }

  @Test(
    "The view model receives every edit of the password",
    arguments: [
      (SecretEdit.append("x"), "secretx"), (.deleteLast, "secre"), (.clear, ""), (.replace("new"), "new"),
    ])
  func passwordEdits(edit: SecretEdit, result: String) {
    fillIn()
    viewModel.send(.passwordEdited(edit))
    #expect(viewModel.state.password == Password(result))
  }

  @Test("Signing up and help report to the coordinator")
  func otherActions() {
    viewModel.send(.signUpTapped)
    viewModel.send(.helpTapped)
    #expect(events.all == [.signUpTapped, .helpTapped])
  }
}
