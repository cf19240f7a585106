import AppRouting
import Links
import Routing
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("StateStore", .tags(.saving))
@MainActor
struct StateStoreTests {
  private let storage = StubStorage()
  private let link = DeepLink(module: "loggedIn")
  private let open = NavigationSnapshot(tabs: [[DeepLink(module: "loggedOut")]])

  @Test("StateStore writes only changed parts, compared with the last write or read")
  func unchanged() throws {
    let first = StateStore(storage)
    try first.save(open, waiting: link)
    let second = StateStore(storage)
    _ = second.load()
    try second.startLog.succeed()
    storage.fail(with: StorageError("the disk is full"))
    try first.save(open, waiting: link)
    try second.save(open, waiting: link)
    #expect(throws: StorageError("the disk is full")) { try first.save(open, waiting: nil) }
    #expect(throws: StorageError("the disk is full")) {
      try second.save(NavigationSnapshot(tabs: [[link]]), waiting: link)
    }
    // After a failed write the store must not skip the next one as unchanged.
    storage.fail(with: nil)
    try first.save(open, waiting: nil)
    #expect(storage["waiting"] == nil)
  }

  @Test(
    "A part that can't be written doesn't keep the others from being written", arguments: ["start", "place", "waiting"])
  func failure(name: String) throws {
    try storage.write([], to: name)
    storage.fail(with: StorageError("it is stuck"), on: name)
    #expect(throws: StorageError("it is stuck")) { try StateStore(storage).save(open, waiting: link) }
    #expect(storage.names == Set(["place", "waiting"]).union([name]))
    #expect(storage[name] == "")
  }

  @Test("State that was set aside is written when it is open again")
  func setAside() throws {
    let first = StateStore(storage)
    try first.save(open, waiting: nil)
    let next = StateStore(storage)
    _ = next.load()
    #expect(try next.place.setAside() == "place.unreadable")
    try next.save(open, waiting: nil)
    #expect(storage["place"] == storage["place.unreadable"])
  }

  @Test(
    "A file that is longer than the app writes is set aside without being parsed, and the app writes none",
    arguments: [("session", 4), ("waiting", 4), ("place", 256)])
  func tooLong(name: String, limit: Int) throws {
    try storage.write(Array(repeating: UInt8(ascii: "\n"), count: limit << 10 + 1), to: name)
    let state = StateStore(storage).load()
    #expect(
      state.notices == [
        "What was saved can't be used: can't read \(name): it has more than \(limit) KiB; it is kept as \(name).unreadable"
      ])
    let text = SavedText(name, atMost: limit << 10, in: storage)
    #expect(throws: StorageError("can't write \(name): it has more than \(limit) KiB")) {
      try text.save(String(repeating: "x", count: limit << 10 + 1))
    }
    try text.save(String(repeating: "x", count: limit << 10))
    #expect(try SavedText(name, atMost: limit << 10, in: storage).load()?.count == limit << 10)
  }

  @Test("Logging out removes every file, the session last, even if one of them can't be removed")
  func removingUserState() throws {
    for (calls, left) in [["place", "session", "waiting"], ["session", "waiting"], ["session"], []].enumerated() {
      let storage = StubStorage(["place": "", "waiting": "", "session": ""])
      storage.fail(with: StorageError("the power is off"), after: calls)
      try? StateStore(storage).removeUserState()
      #expect(storage.names.sorted() == left)
    }
    for name in ["place", "waiting", "session"] {
      let storage = StubStorage(["place": "", "waiting": "", "session": ""])
      storage.fail(with: StorageError("it is stuck"), on: name)
      #expect(throws: StorageError.self) { try StateStore(storage).removeUserState() }
      #expect(storage.names == [name])
    }
  }

  @Test("A waiting link that couldn't be removed is removed by the next save")
  func linkIsStuck() throws {
    let store = StateStore(storage)
    try store.save(open, waiting: link)
    storage.fail(with: StorageError("the disk is full"))
    try? store.removeUserState()
    storage.fail(with: nil)
    try store.save(open, waiting: nil)
    #expect(storage["waiting"] == nil)
  }
}
