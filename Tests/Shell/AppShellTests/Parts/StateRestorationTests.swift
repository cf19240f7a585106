import AppRouting
import Links
import Routing
import ScreenKit
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Saving and restoring what is open", .tags(.saving))
@MainActor
struct StateRestorationTests {
  @Test("Several requests to save in one turn lead to one save")
  func scheduled() async throws {
    let robot = try await AppRobot.signedIn()
    let (restoration, before) = (robot.app.restoration, robot.storage.record.windows[1]?.place)
    robot.select("7")
    restoration.scheduleSave()
    let save = try #require(restoration.scheduledSave)
    restoration.scheduleSave()
    #expect(restoration.scheduledSave == save)
    #expect(robot.storage.record.windows[1]?.place == before)
    await save.value
    #expect(restoration.scheduledSave == nil)
    #expect(robot.storage.record.windows[1]?.place == NavigationArchive.text(of: robot.app.navigator.snapshot))
  }
}
