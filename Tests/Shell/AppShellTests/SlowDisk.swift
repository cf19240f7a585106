import Dispatch
import Foundation
import Services
import Synchronization

@testable import LiveServices

/// A folder whose changes wait until the test releases them, as during a flush.
final class SlowDisk: Sendable {
  let storage: FileStorage
  private let path: String
  private let gate = Gate()

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID().uuidString)").path
    var calls = FileCalls()
    calls.renameFile = { [gate, rename = calls.renameFile] name, newName, folder in
      gate.wait(toChange: newName)
      return rename(name, newName, folder)
    }
    calls.unlinkFile = { [gate, unlink = calls.unlinkFile] name, folder in
      // The temporary file is no part of what is saved.
      if name != ".waymark-new" { gate.wait(toChange: name) }
      return unlink(name, folder)
    }
    storage = try FileStorage(folder: path, calls: calls)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names that were written or removed, in order.
  var changes: [String] { gate.state.withLock { $0.changes } }

  func holdChanges() { gate.state.withLock { $0.isHolding = true } }

  func waitForChange() async {
    while gate.state.withLock({ $0.waiting == 0 }) { await Task.yield() }
  }

  func release() { gate.release() }

  /// Returns what is on the disk.
  func read(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) } }
}

private final class Gate: Sendable {
  struct State {
    var isHolding = false
    var waiting = 0
    var changes: [String] = []
  }

  let state = Mutex(State())
  private let semaphore = DispatchSemaphore(value: 0)

  func wait(toChange name: String) {
    let mustWait = state.withLock { state in
      state.changes.append(name)
      if state.isHolding { state.waiting += 1 }
      return state.isHolding
    }
    if mustWait { semaphore.wait() }
  }

  func release() {
    let waiting = state.withLock { state in
      state.isHolding = false
      defer { state.waiting = 0 }
      return state.waiting
    }
    for _ in 0..<waiting { semaphore.signal() }
  }
}
