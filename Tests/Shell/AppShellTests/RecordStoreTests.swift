import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("The record of the app", .tags(.saving))
@MainActor
struct RecordTests {
  private static let ada = SignIn(account: AccountsOfAda.ada, began: .seconds(1_790_000_000))
  private static let place = "waymark 3\ntab selected\nentry app://loggedIn/posts\nend\n"
  private static let record = AppRecord(
    signIn: ada, windows: [1: .init(place: place, waitingLink: "app://loggedIn/posts/7"), 2: .init(place: place)],
    startsWithoutFrame: 1)
  private static let text = """
    waymark record 1
    starts 1
    session
    Ada
    ada@example.com
    1790000000
    window 1
    waits app://loggedIn/posts/7
    waymark 3
    tab selected
    entry app://loggedIn/posts
    end
    window 2
    waymark 3
    tab selected
    entry app://loggedIn/posts
    end
    complete

    """

  @Test("A record is one text, which is read as it was written, also with the line of an earlier version")
  func text() {
    #expect(String(decoding: Self.record.bytes, as: UTF8.self) == Self.text)
    for first in ["starts 1", "generation 4\nstarts 1"] {
      let reading = AppRecord.reading(Array(Self.text.replacing("starts 1", with: first).utf8))
      #expect(reading.record == Self.record && reading.problems == [])
    }
  }

  @Test("A record that is cut at any byte is read up to the cut, names no other account, and has a problem")
  func cut() {
    for count in 0..<Self.record.bytes.count {
      let reading = AppRecord.reading(Array(Self.record.bytes.prefix(count)))
      #expect(!reading.problems.isEmpty, "\(count)")
      #expect([nil, Self.ada].contains(reading.record.signIn), "\(count)")
      for (number, window) in reading.record.windows {
        #expect(Self.place.hasPrefix(window.place ?? ""), "\(count)")
        let links = [nil, Self.record.windows[number]?.waitingLink]
        #expect(links.contains(window.waitingLink), "\(count)")
      }
    }
  }

  @Test(
    "What can't be read costs the unreadable part, and is named",
    arguments: [
      ("record 1", "record 2", "What was saved can't be read: a newer version of the app has written it", nil, 0),
      ("waymark record", "record", "What was saved can't be read: line 1: “waymark record 1” is missing", nil, 0),
      ("starts 1", "starts x", "“starts x” isn't known", nil, 2),
      ("1790000000", "soon", "Who was signed in can't be read", nil, 2),
      ("1790000000\n", "1790000000\nmore\n", "“more” isn't known", "Ada", 2),
      ("window 2", "window two", "“window two” isn't known", "Ada", 1),
    ] as [(String, String, String, String?, Int)])
  func damaged(part: String, other: String, problem: String, name: String?, windows: Int) {
    let reading = AppRecord.reading(Array(Self.text.replacing(part, with: other).utf8))
    #expect(reading.problems == [problem])
    #expect(reading.record.signIn?.account.name == name)
    #expect(reading.record.windows.count == windows)
  }

  @Test(
    "A name that looks like a line of a record is a name", arguments: ["window 1", "complete", "expired", "session"])
  func names(name: String) {
    let signIn = SignIn(account: Account(name: name, email: "a@example.com"), began: .zero)
    let record = AppRecord(signIn: signIn, windows: [1: .init(place: Self.place)])
    #expect(AppRecord.reading(record.bytes).record == record)
    #expect(AppRecord.reading(record.bytes).problems == [])
  }
}

@Suite("RecordStore", .tags(.saving))
@MainActor
struct RecordStoreTests {
  private let storage = StubStorage()
  private let full = StorageError("the disk is full")

  private func start() -> RecordStore {
    let store = RecordStore(storage)
    #expect(store.load() == [])
    return store
  }

  @Test("Only a change is written, compared with what was read or written before")
  func unchanged() throws {
    let window = AppRecord.Window(place: "here\n", waitingLink: "app://loggedIn")
    let store = start()
    try store.save(1, window)
    storage["record"] = "another text"
    try store.save(1, window)
    #expect(storage["record"] == "another text")
  }

  @Test("A place that is longer than the app reads is not written, is reported at the end, and loses no other one")
  func tooLong() throws {
    let store = start()
    let place = String(repeating: "x", count: AppRecord.longestPlace - 1) + "\n"
    try store.save(1, .init(place: place))
    let error = StorageError("can't write what is open: it has more than 256 KiB")
    #expect(throws: error) { try store.save(1, .init(place: "x" + place, waitingLink: "app://authors")) }
    #expect(store.flush() == "Not saved: who is signed in and what is open (\(error))")
    #expect(storage.record.windows == [1: .init(place: place, waitingLink: "app://authors")])
    try store.save(1, .init(place: place))
    #expect(store.flush() == nil)
    storage.replace("window 1\n", with: "window 1\nx")
    #expect(
      RecordStore(storage).load() == [.damaged("What was open has more than 256 KiB; it is kept as record.unreadable")])
    #expect(RecordStore(storage).load() == [], "the readable part has replaced the record")
  }

  @Test("What is unreadable as a whole is kept as a copy, and a read that fails once is made again")
  func unreadable() throws {
    storage["record"] = String(repeating: "\n", count: 4 << 20 + 1)
    let notice =
      "What was saved can't be used (can't read record: it has more than 4096 KiB); it is kept as record.unreadable"
    #expect(RecordStore(storage).load() == [.damaged(notice)])
    #expect(start().record == AppRecord(startsWithoutFrame: 2))
    storage["record"] = "waymark record 1\nsession\nAda\nada@example.com\n0\ncomplete\n"
    let store = RecordStore(FailingOnceStorage(storage))
    #expect(store.load() == [] && store.record.signIn?.account == AccountsOfAda.ada)
  }

  @Test("A kill at any moment of a start with a damaged record loses neither the session nor the damaged lines")
  func killedWhileRepairing() {
    for calls in 0...4 {
      let storage = StubStorage(["record": "waymark record 1\nsession\nAda\nada@example.com\n0\nwindow 1\n"])
      storage.fail(with: full, after: calls)
      _ = RecordStore(storage).load()
      storage.fail(with: nil)
      #expect(storage.record.signIn?.account == AccountsOfAda.ada, "killed after \(calls) calls")
    }
  }

  @Test("After two launches without a frame nothing is restored, once; a frame resets the count")
  func failedStarts() throws {
    try start().save(1, .init(place: "here\n", waitingLink: "app://authors"))
    #expect(storage.record.startsWithoutFrame == 0)
    for count in 1...2 {
      #expect(start().record.windows.count == 1)
      #expect(storage.record.startsWithoutFrame == count)
    }
    let notice =
      "The app failed to start twice, so it starts without what was open; it is kept as record.unreadable"
    #expect(RecordStore(storage).load() == [.text(notice)])
    #expect(storage["record.unreadable"]?.contains("waits app://authors\nhere\n") == true)
    #expect(start().record == AppRecord(startsWithoutFrame: 2), "there is nothing to leave out")
  }
}

/// A storage whose first read fails.
private final class FailingOnceStorage: Storage {
  private let storage: StubStorage

  init(_ storage: StubStorage) {
    self.storage = storage
    storage.fail(with: StorageError("too many open files"))
  }

  func read(_ name: String) throws(StorageError) -> [UInt8]? {
    defer { storage.fail(with: nil) }
    return try storage.read(name)
  }

  func change(_ name: String, _ change: (inout [UInt8]?) -> Void) throws(StorageError) {
    try storage.change(name, change)
  }

  func save(_ bytes: [UInt8]?, to name: String, onError: @escaping @Sendable (StorageError) -> Void) {
    storage.save(bytes, to: name, onError: onError)
  }

  func flush() -> [String: StorageError] { storage.flush() }

  func setAside(_ name: String) throws(StorageError) -> String? { try storage.setAside(name) }
}
