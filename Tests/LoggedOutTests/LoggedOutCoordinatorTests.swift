import Links
import Routing
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
  let opened = Recorder<DeepLink>()
  let ended = Recorder<LoggedOutCoordinator.Ending>()
  let coordinator: LoggedOutCoordinator

  init() {
    coordinator = LoggedOutCoordinator(accounts: accounts) { [opened] in
      opened.record($0)
    } onFinish: { [ended] in
      ended.record($0)
    }
  }

  private func tap(_ action: String) {
    #expect(coordinator.flow.visibleLayers.last?.top.screen.receive(.activate(Page.ID(""), action: action)) == .done)
  }

  @Test("The flow starts at the form, and going back is refused")
  func start() throws {
    let top = try #require(coordinator.flow.visibleLayers.last?.top)
    #expect(coordinator.flow.link.description == "app://loggedOut/log-in")
    #expect(coordinator.flow.back(from: top.id) == .refused(.atRoot))
  }

  @Test("Creating an account opens a link to another module")
  func signUp() {
    tap("Create account")
    #expect(opened.all.map(\.description) == ["app://onboarding"])
  }

  @Test("Help opens as a sheet over the form, which doesn't change")
  func help() throws {
    let form = try #require(coordinator.flow.visibleLayers.first?.top.screen as? LogInViewModel)
    form.send(.nameEdited("Ada"))
    tap("Help")
    #expect(coordinator.flow.visibleLayers.map(\.style) == [nil, .sheet])
    tap("Done")
    #expect(coordinator.flow.visibleLayers.map(\.style) == [nil])
    #expect(coordinator.flow.visibleLayers.first?.top.screen as? LogInViewModel === form)
    #expect(form.state.name == "Ada")
  }

  @Test("In any presentation style, Done closes the help", arguments: ["push", "sheet", "cover"])
  func leavingHelp(style: String) throws {
    #expect(coordinator.flow.open(try DeepLink("app://loggedOut/help?style=\(style)")) == .done)
    tap("Done")
    #expect(coordinator.flow.link.description == "app://loggedOut/log-in")
  }

  @Test("Stopping the flow cancels the request")
  func stop() async throws {
    let form = try #require(coordinator.flow.visibleLayers.first?.top.screen as? LogInViewModel)
    form.send(.nameEdited("Ada"))
    form.send(.passwordEdited(.append("secret")))
    accounts.logIn.meanwhile { [coordinator] in coordinator.flow.stop() }
    form.send(.submitTapped)
    await coordinator.flow.settle()
    #expect(accounts.logIn.cancelled == 1)
    #expect(ended.all.isEmpty)
  }
}
