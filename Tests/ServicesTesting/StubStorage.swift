public import Services
import Synchronization

/// Storage that a test can look into, and make fail.
public final class StubStorage: Storage {
  private struct Contents {
    var files: [String: [UInt8]] = [:]
    var error: StorageError?
  }

  private let contents = Mutex(Contents())

  /// Begins with the given texts, by name.
  public init(_ texts: [String: String] = [:]) {
    contents.withLock { $0.files = texts.mapValues { Array($0.utf8) } }
  }

  /// The text under a name; nil when there is none.
  public subscript(name: String) -> String? {
    contents.withLock { $0.files[name] }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names that hold something.
  public var names: Set<String> { contents.withLock { Set($0.files.keys) } }

  /// From now on every call throws this error; nil ends that.
  public func fail(with error: StorageError?) { contents.withLock { $0.error = error } }

  /// The bytes under a name.
  public func read(_ name: String) throws(StorageError) -> [UInt8]? { try access { $0[name] } }
  /// Keeps bytes under a name.
  public func write(_ bytes: [UInt8], to name: String) throws(StorageError) { try access { $0[name] = bytes } }
  /// Forgets a name.
  public func remove(_ name: String) throws(StorageError) { try access { $0[name] = nil } }

  private func access<Result: Sendable>(
    _ body: @Sendable (inout [String: [UInt8]]) -> Result
  ) throws(StorageError) -> Result {
    let result: Swift.Result<Result, StorageError> = contents.withLock { contents in
      if let error = contents.error { return .failure(error) }
      return .success(body(&contents.files))
    }
    return try result.get()
  }
}
