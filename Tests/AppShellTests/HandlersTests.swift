import Foundation
import Links
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Which types handle an intent", .tags(.navigation))
@MainActor
struct HandlersTests {
  @Test("The inspector names files that exist, and the intent of the screen without what was typed")
  func files() throws {
    let robot = try KeyboardRobot()
    let page = robot.app.scene.active.page
    let handlers = robot.app.handlers(of: .edit(page.id, field: "Name", text: "secret"))
    #expect(handlers.map(\.name) == ["LogInViewModel.nameEdited", "LogInEvent", "LoggedOutCoordinator"])
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for file in handlers.compactMap(\.file) {
      let parts = file.components(separatedBy: "/…/")
      let folder = FileManager.default.enumerator(atPath: root.appendingPathComponent(parts[0]).path)
      let paths = folder?.compactMap { $0 as? String } ?? []
      #expect(paths.contains { $0 == parts[1] || $0.hasSuffix("/\(parts[1])") }, "\(file)")
    }
  }
}
