import Foundation
import Links
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Handlers of an intent", .tags(.navigation))
@MainActor
struct HandlersTests {
  @Test("The handlers name existing files, and the intent appears without the typed text")
  func files() throws {
    let robot = try KeyboardRobot()
    let page = robot.app.scene.active.page
    let handlers = robot.app.handlers(of: .edit(page.id, field: "Name", text: "secret"))
    #expect(handlers.map(\.name) == ["LogInViewModel.nameEdited", "LogInEvent", "LoggedOutCoordinator"])
    checkFiles(of: handlers)
  }

  @Test("On a page of another module, the inspector names that module's coordinator and its file")
  func otherModule() async throws {
    let robot = try await KeyboardRobot.signedIn(at: "app://loggedIn/posts/7?then=authors%2F1")
    let page = robot.app.scene.active.page
    let row = try #require(page.screen.elements.firstRow)
    let selecting = robot.app.handlers(of: .select(page.id, list: row.list, row: row.row))
    #expect(selecting.map(\.name) == ["AuthorViewModel.postTapped", "AuthorEvent", "AuthorsCoordinator"])
    #expect(selecting.last?.file == "Modules/Authors/…/AuthorsCoordinator.swift")
    checkFiles(of: selecting)
    #expect(robot.app.handlers(of: .back(page.id)).map(\.name) == ["Navigator"])
    checkFiles(of: robot.app.handlers(of: .tab("account")))

    robot.press("i", "enter")
    #expect(robot.picture.contains("AuthorsCoordinator"))
    #expect(!robot.picture.contains("LoggedInCoordinator"))
  }

  private func checkFiles(of handlers: [IntentHandler]) {
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

extension [Element<SceneIntent>] {
  /// The identifiers of the first list and of its first row.
  fileprivate var firstRow: (list: String, row: String)? {
    for case .list(let list) in self { if let row = list.rows.first { return (list.id, row.id) } }
    return nil
  }
}
