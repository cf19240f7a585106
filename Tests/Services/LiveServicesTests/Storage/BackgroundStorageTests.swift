import Services
import ServicesTesting
import Synchronization
import TestTopics
import Testing

@testable import LiveServices

@Suite("BackgroundStorage", .tags(.saving), .timeLimit(.minutes(10)))
struct BackgroundStorageTests {
  @Test("While the disk is busy, writes return and can be read, and the last write of each name reaches the disk")
  func busyDisk() async throws {
    let disk = SlowDisk()
    let storage = BackgroundStorage(disk)
    disk.holdChanges()
    storage.write([0], to: "place")
    await disk.waitForChange()
    for number in 1...100 {
      storage.remove("session")
      storage.write([UInt8(number)], to: "place")
      #expect(try storage.read("place") == [UInt8(number)])
      #expect(try storage.read("session") == nil)
    }
    storage.changeSoon("start") { bytes in .replace((bytes ?? []) + [1]) }
    #expect(try disk.read("place") == nil)
    disk.release()
    #expect(storage.flush() == [:])
    #expect(try disk.read("place") == [100])
    #expect(try disk.read("start") == [1])
    #expect(disk.changes == ["place", "place", "session", "start"])
  }

  @Test("A synchronous change waits for the disk")
  func change() async throws {
    let disk = SlowDisk()
    let storage = BackgroundStorage(disk)
    disk.holdChanges()
    storage.write([1], to: "place")
    await disk.waitForChange()
    let task = Task.detached { try storage.change("posts") { _ in .replace([2]) } }
    #expect(try disk.read("posts") == nil)
    disk.release()
    try await task.value
    #expect(try disk.read("place") == [1])
    #expect(try disk.read("posts") == [2])
  }

  private static let full = StorageError("the disk is full")

  @Test("When the disk refuses another change, the errors of all unsaved names are reported; each is tried again")
  func failure() throws {
    let disk = StubStorage()
    let storage = BackgroundStorage(disk)
    let reported = Mutex<[[String: StorageError]]>([])
    storage.onError { errors in reported.withLock { $0.append(errors) } }
    disk.fail(with: Self.full)
    storage.write([1], to: "place")
    #expect(storage.flush() == ["place": Self.full])
    #expect(storage.flush() == ["place": Self.full])
    #expect(reported.withLock { $0 } == [["place": Self.full]])
    storage.remove("session")
    #expect(throws: Self.full) { try storage.flush("session") }
    #expect(reported.withLock { $0.last } == ["place": Self.full, "session": Self.full])
    #expect(try storage.read("place") == [1])
    disk.fail(with: nil)
    storage.write([2], to: "settings")
    #expect(storage.flush() == [:])
    #expect(try disk.read("place") == [1])
    #expect(try disk.read("settings") == [2])
  }

  @Test("A change that the disk refuses is tried again with the next one, before later changes of the same name")
  func refusedChange() throws {
    let disk = StubStorage()
    let storage = BackgroundStorage(disk)
    disk.fail(with: StorageError("the disk is full"))
    for number: UInt8 in 1...2 { storage.changeSoon("settings") { .replace(($0 ?? []) + [number]) } }
    #expect(storage.flush() == ["settings": Self.full])
    disk.fail(with: nil)
    storage.write([3], to: "place")
    #expect(storage.flush() == [:])
    #expect(try disk.read("settings") == [1, 2])
    #expect(try disk.read("place") == [3])
  }

  @Test("Where the disk refuses one name, the others are written")
  func oneName() throws {
    let disk = StubStorage()
    let storage = BackgroundStorage(disk)
    disk.fail(with: StorageError("the disk is full"), on: "place")
    storage.write([1], to: "place")
    storage.changeSoon("settings") { _ in .replace([2]) }
    try storage.flush("settings")
    #expect(throws: Self.full) { try storage.flush("place") }
    #expect(try disk.read("settings") == [2])
  }
}
