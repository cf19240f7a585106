#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A value that any thread may read and change, one at a time.
///
/// `Mutex` of Synchronization would do everywhere, but needs a newer Apple platform than this package asks for.
final class Protected<Value: Sendable>: Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>
    init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }
  #else
    private let lock: Mutex<Value>
    init(_ value: Value) { lock = Mutex(value) }
  #endif

  func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    lock.withLock { body(&$0) }
  }
}
