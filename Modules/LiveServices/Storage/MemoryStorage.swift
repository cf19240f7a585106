public import Services
import Synchronization

/// Keeps things for as long as the process lives.
public final class MemoryStorage: Storage {
  private let contents = Mutex<[String: [UInt8]]>([:])

  /// Begins with nothing.
  public init() {}

  /// The bytes last written under a name.
  public func read(_ name: String) -> [UInt8]? { contents.withLock { $0[name] } }
  /// Puts bytes in place of what the name held.
  public func write(_ bytes: [UInt8], to name: String) { contents.withLock { $0[name] = bytes } }
  /// Removes what the name holds.
  public func remove(_ name: String) { contents.withLock { $0[name] = nil } }
}
