import Links
import Routing
import RoutingTesting
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedOut

@Suite("LoggedOutCoordinator", .tags(.navigation))
@MainActor
struct LoggedOutCoordinatorTests {
  let accounts = StubAccounts()
  let loggedIn = Recorder<Account>()
  let app: Navigator<any ViewModel>
  let coordinator: LoggedOutCoordinator

  init() throws {
    app = Navigator(testing: LoggedOutCoordinator.feature(accounts: accounts))
    app.onEnding = { [loggedIn] ending in
      if case LoggedOutCoordinator.Ending.loggedIn(let account)? = ending.value { loggedIn.record(account) }
    }
    coordinator = try app.coordinator(LoggedOutCoordinator.self)
  }

  private var form: LogInViewModel? {
    coordinator.router.state.entries.first.flatMap { coordinator.router.screen(of: $0.id) } as? LogInViewModel
  }

  private func tap(_ action: String) {
    #expect(app.visibleScreen?.receive(.activate(Page.ID(""), action: action)) == .done)
  }

  @Test("Creating an account opens a link to another module")
  func signUp() {
    let probe = RouterProbe(coordinator.router)
    tap("Create account")
    #expect(probe.exits.map(\.description) == ["app://onboarding"])
  }

  @Test("Help opens as a sheet over the form, which doesn't change")
  func help() throws {
    let form = try #require(form)
    form.send(.nameEdited("Ada"))
    tap("Help")
    #expect(coordinator.router.state.modals.map(\.style) == [.sheet])
    tap("Done")
    #expect(!coordinator.router.state.isPresenting)
    #expect(self.form === form)
    #expect(form.state.name == "Ada")
  }

  @Test("In any presentation style, Done closes the help", arguments: ["push", "sheet", "cover"])
  func leavingHelp(style: String) throws {
    #expect(coordinator.router.open(try DeepLink("app://loggedOut/help?style=\(style)")) == .done)
    tap("Done")
    #expect(coordinator.router.link.description == "app://loggedOut/log-in")
  }
}
