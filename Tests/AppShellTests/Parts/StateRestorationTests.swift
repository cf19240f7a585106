import AppRouting
import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Saving and restoring what is open", .tags(.saving))
@MainActor
struct StateRestorationTests {
  private let grace = Account(name: "Grace", email: "grace@example.com")

  /// What is open at a post.
  private let post = NavigationSnapshot(
    tabs: [
      [DeepLink(module: "loggedIn", path: "posts"), DeepLink(module: "loggedIn", path: "posts/7")],
      [DeepLink(module: "loggedIn", path: "account")],
    ])

  @Test("Several requests to save in one turn lead to one save")
  func scheduled() async throws {
    let robot = try await AppRobot.signedIn()
    let (restoration, before) = (robot.app.restoration, robot.storage["place"])
    robot.select("7")
    restoration.scheduleSave()
    let save = try #require(restoration.scheduledSave)
    restoration.scheduleSave()
    #expect(restoration.scheduledSave == save)
    #expect(robot.storage["place"] == before)
    await save.value
    #expect(restoration.scheduledSave == nil)
    #expect(robot.storage["place"] == NavigationArchive.text(of: robot.app.navigator.snapshot))
  }

  @Test("What an expired session had open stays saved and is restored for its account only")
  func expired() throws {
    for account in [AccountsOfAda.ada, grace] {
      let robot = try AppRobot()
      robot.app.restoration.keep(post, for: AccountsOfAda.ada)
      robot.app.save()
      #expect(robot.storage["place"] == NavigationArchive.text(of: post))
      robot.app.session.begin(account)
      #expect((robot.app.navigator.snapshot == post) == (account == AccountsOfAda.ada))
      robot.app.save()
      #expect(robot.storage["place"] == NavigationArchive.text(of: robot.app.navigator.snapshot))
    }
  }
}
