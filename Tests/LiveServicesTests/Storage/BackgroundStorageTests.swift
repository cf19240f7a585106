import Dispatch
import Services
import ServicesTesting
import Synchronization
import TestTopics
import Testing

@testable import LiveServices

@Suite("A storage that waits for the disk in the background", .tags(.saving), .timeLimit(.minutes(1)))
struct BackgroundStorageTests {
  @Test("While the disk is busy, writes return and can be read, and the disk gets the last of each name")
  func busyDisk() throws {
    let disk = BusyDisk()
    let storage = BackgroundStorage(disk)
    storage.write([0], to: "place")
    disk.waitUntilBusy()
    for number in 1...100 {
      storage.write([UInt8(number)], to: "place")
      storage.remove("session")
      #expect(try storage.read("place") == [UInt8(number)])
      #expect(try storage.read("session") == nil)
    }
    storage.changeSoon("start") { bytes in .append((bytes ?? []) + [1]) }
    #expect(disk.memory.read("place") == nil)
    disk.release()
    storage.flush()
    #expect(disk.memory.read("place") == [100])
    #expect(disk.memory.read("start") == [1])
    #expect(disk.writes == 2)
  }

  @Test("A change that others rely on waits for the disk")
  func change() async throws {
    let disk = BusyDisk()
    let storage = BackgroundStorage(disk)
    storage.write([1], to: "place")
    disk.waitUntilBusy()
    let task = Task.detached { try storage.change("posts") { _ in .append([2]) } }
    #expect(disk.memory.read("posts") == nil)
    disk.release()
    try await task.value
    #expect(disk.memory.read("place") == [1])
    #expect(disk.memory.read("posts") == [2])
  }

  @Test("An error is reported, and what could not be written is tried again")
  func failure() throws {
    let disk = StubStorage()
    let storage = BackgroundStorage(disk)
    let reported = Recorded()
    storage.onError { reported.add($0) }
    disk.fail(with: StorageError("the disk is full"))
    storage.write([1], to: "place")
    storage.flush()
    #expect(Set(reported.all.map(\.description)) == ["the disk is full"])
    #expect(try storage.read("place") == [1])
    disk.fail(with: nil)
    storage.write([2], to: "session")
    storage.flush()
    #expect(try disk.read("place") == [1])
    #expect(try disk.read("session") == [2])
  }
}

/// The errors of a storage.
private final class Recorded: Sendable {
  private let errors = Mutex<[StorageError]>([])
  var all: [StorageError] { errors.withLock { $0 } }
  func add(_ error: StorageError) { errors.withLock { $0.append(error) } }
}

/// A storage whose writes wait until the test releases them.
private final class BusyDisk: Storage {
  let memory = MemoryStorage()
  private let count = Mutex(0)
  private let isBusy = DispatchSemaphore(value: 0)
  private let gate = DispatchSemaphore(value: 0)

  var writes: Int { count.withLock { $0 } }
  func waitUntilBusy() { isBusy.wait() }
  func release() { gate.signal() }

  func read(_ name: String) -> [UInt8]? { memory.read(name) }
  func change(_ name: String, _ change: ([UInt8]?) -> StorageChange) { memory.change(name, change) }
  func remove(_ name: String) { memory.remove(name) }
  func write(_ bytes: [UInt8], to name: String) {
    let isFirst = count.withLock { count in
      count += 1
      return count == 1
    }
    if isFirst {
      isBusy.signal()
      gate.wait()
    }
    memory.write(bytes, to: name)
  }
}
