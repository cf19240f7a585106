import Dispatch
package import Services
import Synchronization

/// A disk whose changes wait until the test releases them, as during a flush.
package final class SlowDisk: Storage {
  private struct State {
    var isHolding = false
    var waiting = 0
    var changes: [String] = []
  }

  private let contents = StubStorage()
  private let state = Mutex(State())
  private let gate = DispatchSemaphore(value: 0)

  package init() {}

  package var changes: [String] { state.withLock { $0.changes } }

  package func holdChanges() { state.withLock { $0.isHolding = true } }

  package func waitForChange() async {
    while state.withLock({ $0.waiting == 0 }) { await Task.yield() }
  }

  package func release() {
    let waiting = state.withLock { state in
      state.isHolding = false
      defer { state.waiting = 0 }
      return state.waiting
    }
    for _ in 0..<waiting { gate.signal() }
  }

  package func read(_ name: String) throws(StorageError) -> [UInt8]? { try contents.read(name) }

  package func change(_ name: String, _ change: ([UInt8]?) -> StorageChange) throws(StorageError) {
    wait(toChange: name)
    try contents.change(name, change)
  }

  private func wait(toChange name: String) {
    let mustWait = state.withLock { state in
      state.changes.append(name)
      if state.isHolding { state.waiting += 1 }
      return state.isHolding
    }
    guard mustWait else { return }
    gate.wait()
  }
}
