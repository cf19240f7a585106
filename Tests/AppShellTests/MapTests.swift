import Routing
import TestTopics
import Testing

@testable import AppShell

@Suite("The app map", .tags(.navigation))
struct MapTests {
  @Test("A confirmation is marked in the map and is not suggested for a link")
  func questions() {
    let question = AppMap.ofApp.modules.flatMap(\.routes).filter { !$0.isPlace }
    #expect(question.map(\.presentation) == ["question"])
    #expect(question.map(\.link) == ["app://loggedIn/discard"])
  }

  @Test("The map of the app contains the modules that follow a finished module")
  func followedBy() {
    let modules = AppMap.ofApp.modules
    #expect(modules.map(\.name) == ["onboarding", "loggedOut", "loggedIn", "authors"])
    #expect(modules.map(\.followedBy) == [["loggedIn", "loggedOut"], ["loggedIn"], ["loggedOut"], []])
  }

  @Test("The map is the same each time, and modules in reverse order only reverse its list of modules")
  func stable() {
    for _ in 1...20 { #expect(AppMap.ofApp == AppMap.ofApp) }
    let backwards = AppMap(of: AppRobot.modules.reversed(), followedBy: FeatureContext.followingModules)
    #expect(backwards.modules == AppMap.ofApp.modules.reversed())
    #expect(backwards.transitions == AppMap.ofApp.transitions)
  }
}
