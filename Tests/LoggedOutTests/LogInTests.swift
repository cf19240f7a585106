import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedOut

@Suite("Logging in", .tags(.screens))
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

  @Test("The form asks for a name, then for a password, then lets one in")
  func reasons() {
    #expect(logIn?.disabledReason == "enter your name")
    viewModel.send(.nameEdited("Ada"))
    #expect(logIn?.disabledReason == "enter your password")
    viewModel.send(.passwordEdited(.append("secret")))
    #expect(logIn?.isEnabled == true)
  }

  @Test("An empty form sends nothing")
  func emptyForm() {
    viewModel.send(.submitTapped)
    #expect(viewModel.state.status == .editing)
    #expect(scope.isIdle)
  }

  @Test("The form says what Waymark is, and names an account for looking around")
  func about() {
    #expect(
      viewModel.screen.elements.contains(
        .text("This is Waymark: an app made of modules, in which every place is a link.")))
    #expect(viewModel.screen.elements.contains(.text("To look around, log in as “demo” with the password “waymark”.")))
  }

  @Test("While the request is under way the form says so and offers to cancel")
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

  @Test("A failure shows its reason, keeps the name, drops the password, and can be dismissed and tried again")
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
    "Typing takes the reason away", arguments: [.nameEdited("Grace"), .passwordEdited(.append("r"))] as [LogInIntent])
  func typing(_ edit: LogInIntent) async {
    fillIn()
    viewModel.send(.submitTapped)
    accounts.logIn.give(.failure(AccountError.wrongCredentials))
    await scope.settle()
    viewModel.send(edit)
    #expect(viewModel.state.status == .editing)
  }

  @Test("Cancelling ends the request and is no error")
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

  @Test("After cancelling, a new request is answered for itself")
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
    "Every edit of the password arrives",
    arguments: [
      (SecretEdit.append("x"), "secretx"), (.deleteLast, "secre"), (.clear, ""), (.replace("new"), "new"),
    ])
  func passwordEdits(edit: SecretEdit, result: String) {
    fillIn()
    viewModel.send(.passwordEdited(edit))
    #expect(viewModel.state.password == Password(result))
  }

  @Test("The ways out report to the coordinator")
  func otherActions() {
    viewModel.send(.signUpTapped)
    viewModel.send(.helpTapped)
    #expect(events.all == [.signUpTapped, .helpTapped])
  }

  @Test("Leaving cancels the request, and being cancelled is no error")
  func leaving() async {
    fillIn()
    accounts.logIn.meanwhile { [scope] in scope.end() }
    viewModel.send(.submitTapped)
    await scope.settle()
    #expect(accounts.logIn.cancelled == 1)
    #expect(viewModel.state.status == .submitting)
    #expect(events.all.isEmpty)
  }
}
