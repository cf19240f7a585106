package import Services
import Synchronization

/// A storage in memory that tests can inspect and make fail.
package final class StubStorage: Storage {
  private struct Contents {
    var files: [String: [UInt8]] = [:]
    var error: StorageError?
    var failingName: String?
    var callsBeforeError = 0
  }

  private let contents = Mutex(Contents())

  package init(_ texts: [String: String] = [:]) {
    contents.withLock { $0.files = texts.mapValues { Array($0.utf8) } }
  }

  package func copy() -> StubStorage {
    let copy = StubStorage()
    let files = contents.withLock { $0.files }
    copy.contents.withLock { $0.files = files }
    return copy
  }

  package subscript(name: String) -> String? {
    contents.withLock { $0.files[name] }.map { String(decoding: $0, as: UTF8.self) }
  }

  package var names: Set<String> { contents.withLock { Set($0.files.keys) } }

  /// Makes each call throw an error, after some calls or for one name only; `nil` ends that.
  package func fail(with error: StorageError?, after calls: Int = 0, on name: String? = nil) {
    contents.withLock { ($0.error, $0.callsBeforeError, $0.failingName) = (error, calls, name) }
  }

  package func read(_ name: String) throws(StorageError) -> [UInt8]? { try access(name) { $0[name] } }
  package func change(_ name: String, _ change: ([UInt8]?) -> StorageChange) throws(StorageError) {
    try access(name) { $0[name] = change($0[name]).result(of: $0[name]) }
  }

  private func access<Result: Sendable>(
    _ name: String, _ body: (inout [String: [UInt8]]) -> Result
  ) throws(StorageError) -> Result {
    let result: Swift.Result<Result, StorageError> = contents.withLock { contents in
      if let error = contents.error, contents.failingName ?? name == name {
        guard contents.callsBeforeError > 0 else { return .failure(error) }
        contents.callsBeforeError -= 1
      }
      return .success(body(&contents.files))
    }
    return try result.get()
  }
}
