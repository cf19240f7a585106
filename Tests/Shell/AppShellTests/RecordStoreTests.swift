import RandomTesting
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("The record of the app", .tags(.saving))
@MainActor
struct RecordTests {
  private static let ada = Session(account: AccountsOfAda.ada, began: .seconds(1_790_000_000))
  private static let place = "waymark 3\ntab selected\nentry app://loggedIn/posts\nend\n"
  private static let record = AppRecord(
    signIn: .init(generation: 4, session: ada),
    windows: [1: .init(place: place, waitingLink: "app://loggedIn/posts/7"), 2: .init(place: place)])
  private static let text = """
    waymark record 1
    generation 4
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

  @Test("A record is one text, which is read as it was written")
  func text() {
    #expect(String(decoding: Self.record.bytes, as: UTF8.self) == Self.text)
    #expect(AppRecord.reading(Self.record.bytes).record == Self.record)
    #expect(AppRecord.reading(Self.record.bytes).problems == [])
  }

  @Test("A record that is cut at any byte is read up to the cut, names no other account, and has a problem")
  func cut() {
    for count in 0..<Self.record.bytes.count {
      let reading = AppRecord.reading(Array(Self.record.bytes.prefix(count)))
      #expect(!reading.problems.isEmpty, "\(count)")
      #expect([nil, Self.ada].contains(reading.record.signIn.session), "\(count)")
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
      ("generation 4", "generation x", "What was saved has no generation", nil, 2),
      ("1790000000", "soon", "Who was signed in can't be read", nil, 2),
      ("1790000000\n", "1790000000\nmore\n", "“more” isn't known", "Ada", 2),
      ("window 2", "window two", "“window two” isn't known", "Ada", 1),
    ] as [(String, String, String, String?, Int)])
  func damaged(part: String, other: String, problem: String, name: String?, windows: Int) {
    let reading = AppRecord.reading(Array(Self.text.replacing(part, with: other).utf8))
    #expect(reading.problems == [problem])
    #expect(reading.record.signIn.session?.account.name == name)
    #expect(reading.record.windows.count == windows)
  }

  @Test(
    "A name that looks like a line of a record is a name", arguments: ["window 1", "complete", "expired", "session"])
  func names(name: String) {
    let session = Session(account: Account(name: name, email: "a@example.com"), began: .zero)
    let record = AppRecord(signIn: .init(generation: 1, session: session), windows: [1: .init(place: Self.place)])
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
    let next = start()
    storage.fail(with: full)
    try store.save(1, window)
    try next.save(1, window)
    #expect(throws: full) { try store.save(1, AppRecord.Window(place: "there\n")) }
  }

  @Test("What another program has written over the record meanwhile stays as it is, and is reported")
  func foreign() throws {
    let store = start()
    var found: [RecordCopy.ExternalChange] = []
    store.onExternalChange = { found.append($0) }
    try storage.write(Array("waymark record 2\n".utf8), to: "record")
    try store.save(1, .init(place: "one\n"))
    let error = StorageError("What was saved can't be read: a newer version of the app has written it")
    #expect(found == [.unreadable(error)])
    #expect(throws: error) { try store.change(.begin(Session(account: AccountsOfAda.ada, began: .zero))) }
    #expect(storage["record"] == "waymark record 2\n")
  }

  @Test("A place that is longer than the app reads is not written")
  func tooLong() throws {
    let store = start()
    let place = String(repeating: "x", count: AppRecord.longestPlace - 1) + "\n"
    try store.save(1, .init(place: place))
    #expect(throws: StorageError("can't write what is open: it has more than 256 KiB")) {
      try store.save(1, .init(place: "x" + place))
    }
    #expect(AppRecord.reading(storage.record.bytes).problems == [])
    try storage.replace("window 1\n", with: "window 1\nx")
    #expect(
      RecordStore(storage).load() == [.damaged("What was open has more than 256 KiB; it is kept as record.unreadable")])
    try store.startLog.succeed()
    #expect(RecordStore(storage).load() == [], "the readable part has replaced the record")
  }

  @Test("A record of more than 4 MiB is set aside without being read")
  func hugeRecord() throws {
    try storage.write(Array(repeating: UInt8(ascii: "\n"), count: 4 << 20 + 1), to: "record")
    #expect(
      RecordStore(storage).load() == [
        .damaged(
          "What was saved can't be used: can't read record: it has more than 4096 KiB; it is kept as record.unreadable")
      ])
  }

  @Test("A read that fails once signs out this process, and leaves the record as it is")
  func failingRead() throws {
    let store = start()
    try store.change(.begin(Session(account: AccountsOfAda.ada, began: .zero)))
    try store.save(1, .init(place: "one\n"))
    let before = storage["record"]
    let next = RecordStore(UnreadableStorage(storage: storage))
    #expect(next.load() == [.damaged("What was saved can't be used: too many open files")])
    try next.save(1, .init(place: "log-in\n"))
    #expect(storage["record"] == before && storage.names == ["record", "start"])
  }

  @Test(
    "Keeping a copy of a damaged record undoes no log-out of another process, and no kill between loses the session")
  func damageAndAnotherProcess() throws {
    let one = start()
    try one.change(.begin(Session(account: AccountsOfAda.ada, began: .zero)))
    try start().change(.end(AccountsOfAda.ada))
    for _ in 1...2 {
      #expect(one.setAside("Damaged", because: ["A link"]) == "Damaged (A link); it is kept as record.unreadable")
    }
    try one.save(1, .init(place: "one\n"))
    #expect(storage.record == AppRecord(signIn: .init(generation: 2)))

    for calls in 0...4 {
      let storage = StubStorage([
        "record": "waymark record 1\ngeneration 1\nsession\nAda\nada@example.com\n0\nwindow 1\n"
      ])
      storage.fail(with: full, after: calls)
      _ = RecordStore(storage).load()
      storage.fail(with: nil)
      #expect(storage.record.signIn.session?.account == AccountsOfAda.ada, "killed after \(calls) calls")
    }
  }
}

/// A storage whose files can't be read, but changed and renamed.
private struct UnreadableStorage: Storage {
  let storage: StubStorage

  func read(_ name: String) throws(StorageError) -> [UInt8]? { throw StorageError("too many open files") }
  func change(_ name: String, _ change: ([UInt8]?) -> StorageChange) throws(StorageError) {
    try storage.change(name, change)
  }
  func setAside(_ name: String) throws(StorageError) -> String? { try storage.setAside(name) }
}
