import LiveServices
import ScreenKit
import Services
import ServicesTesting
import Synchronization
import TestTopics
import Testing

@testable import AppShell

@Suite("What the app asks of the disk", .tags(.saving))
@MainActor
struct DiskUseTests {
  private let files = StubStorage()
  private let log = StorageLog()

  private func start() throws -> AppCoordinator {
    try AppCoordinator(
      services: AppServices(
        accounts: StubAccounts(), posts: BundledPosts(), storage: LoggedStorage(files, log), pasteboard: CopiedText(),
        today: { .unixEpoch }))
  }

  /// Leaves a post open with Ada signed in.
  private func leave() async throws {
    let app = try start()
    app.session.begin(Account(name: "Ada", email: "ada@example.com"))
    app.enterLink("app://loggedIn/posts/7")
    await app.settle()
    log.clear()
  }

  @Test(
    "Before the first frame the app reads the record and the settings once, and waits for no write")
  func firstFrame() async throws {
    try await leave()
    let app = try start()
    #expect(app.scene.active.page.screen.title == "Post")
    #expect(log.calls == ["read record", "save record", "read settings-416461"])
  }

  @Test("No intent and no link reads a file to know who is signed in, and each change of what is open is one write")
  func intents() async throws {
    try await leave()
    let app = try start()
    await app.settle()
    log.clear()
    for _ in 1...3 {
      app.enterLink("app://loggedIn/posts/8")
      app.send(.back(app.scene.active.page.id))
      app.send(.tab("account"))
      app.send(.activate(app.scene.active.page.id, action: "Nowhere"))
      app.undo()
    }
    #expect(log.calls == [])
    await app.settle()
    #expect(log.calls == ["save record"])
  }
}

/// The calls of a storage, in order.
final class StorageLog: Sendable {
  private let made = Mutex<[String]>([])

  var calls: [String] { made.withLock { $0 } }
  func add(_ call: String) { made.withLock { $0.append(call) } }
  func clear() { made.withLock { $0 = [] } }
}

/// A storage that logs each call, but for those that read a post.
private struct LoggedStorage: Storage {
  let storage: StubStorage
  let log: StorageLog

  init(_ storage: StubStorage, _ log: StorageLog) { (self.storage, self.log) = (storage, log) }

  func read(_ name: String) throws(StorageError) -> [UInt8]? {
    if !name.hasPrefix("posts") { log.add("read \(name)") }
    return try storage.read(name)
  }

  func change(_ name: String, _ change: (inout [UInt8]?) -> Void) throws(StorageError) {
    log.add("change \(name)")
    try storage.change(name, change)
  }

  func save(_ bytes: [UInt8]?, to name: String, onError: @escaping @Sendable (StorageError) -> Void) {
    log.add("save \(name)")
    storage.save(bytes, to: name, onError: onError)
  }

  func flush() -> [String: StorageError] {
    log.add("flush")
    return storage.flush()
  }

  func setAside(_ name: String) throws(StorageError) -> String? { try storage.setAside(name) }
}
