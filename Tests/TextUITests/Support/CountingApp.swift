import ScreenKit

/// An app that counts how often its scene is read.
@MainActor
final class CountingApp: SceneSource {
  private let app: FakeApp
  private(set) var readings = 0

  init(_ app: FakeApp) { self.app = app }

  var scene: Scene {
    readings += 1
    return app.scene
  }

  func send(_ intent: SceneIntent) -> Reply { app.send(intent) }
  func enterLink(_ text: String) -> Reply { app.enterLink(text) }
  func undo(to number: Int) -> Reply { app.undo(to: number) }
  func undo() -> Reply { app.undo() }
  func redo() -> Reply { app.redo() }
  func settle() async { await app.settle() }
  var openPages: Set<Page.ID> { app.openPages }
  var isOver: Bool { app.isOver }
  var isSettled: Bool { app.isSettled }
  var link: String { app.link }
  var tree: String { app.tree }
  var events: [SceneEvent] { app.events }
}
