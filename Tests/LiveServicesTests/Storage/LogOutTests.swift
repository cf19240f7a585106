import AppShell
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LiveServices

@Suite("Logging out while the program is killed", .tags(.saving))
@MainActor
struct LogOutTests {
  private func start(on storage: any Storage) throws -> AppCoordinator {
    try AppCoordinator(
      services: AppServices(
        accounts: StubAccounts(), posts: BundledPosts(), storage: storage, pasteboard: CopiedText(),
        today: { .unixEpoch }))
  }

  @Test("After the app has shown a log-out, no user is signed in at the next start, whichever file call was the last")
  func everyCall() throws {
    var kills = 0
    for number in 1... {
      let folder = try TemporaryFolder()
      try FileStorage(folder: folder.path).write(Array("Ada\nada@example.com\n1970-01-01\n".utf8), to: "session")
      let faulty = FailingFileCalls(number, .crash)
      guard let files = try? FileStorage(folder: folder.path, calls: faulty.calls) else { continue }
      let storage = BackgroundStorage(files)
      let app = try start(on: storage)
      _ = app.enterLink("app://loggedIn/account/log-out")
      app.save()
      _ = storage.flush()
      guard faulty.failed == nil else { continue }

      app.send(.activate(app.scene.active.page.id, action: "Log out"))
      let isTold = app.scene.active.page.screen.title == "Log in" && app.scene.toast == nil
      _ = storage.flush()
      guard faulty.failed != nil else {
        #expect(isTold)
        break
      }
      kills += 1
      let next = try start(on: FileStorage(folder: folder.path))
      if isTold { #expect(next.scene.active.page.screen.title == "Log in", "killed at call \(number)") }
    }
    #expect(kills > 20)
  }
}
