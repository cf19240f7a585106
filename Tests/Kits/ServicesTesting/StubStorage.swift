package import Services
import Synchronization

/// A storage in memory that tests can inspect and make fail.
package final class StubStorage: Storage {
  private struct Contents {
    var files: [String: [UInt8]] = [:]
    var unsaved: [String: [UInt8]?] = [:]
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

  /// The text under a name; an assignment changes it as another program does.
  package subscript(name: String) -> String? {
    get { contents.withLock { $0.files[name] }.map { String(decoding: $0, as: UTF8.self) } }
    set { contents.withLock { $0.files[name] = newValue.map { Array($0.utf8) } } }
  }

  package var names: Set<String> { contents.withLock { Set($0.files.keys) } }

  /// Makes each call throw an error, after some calls or for one name only; `nil` ends that.
  package func fail(with error: StorageError?, after calls: Int = 0, on name: String? = nil) {
    contents.withLock { ($0.error, $0.callsBeforeError, $0.failingName) = (error, calls, name) }
  }

  package func read(_ name: String) throws(StorageError) -> [UInt8]? {
    if let unsaved = contents.withLock({ $0.unsaved[name] }) { return unsaved }
    return try access(name) { $0[name] }
  }

  package func change(_ name: String, _ change: (inout [UInt8]?) -> Void) throws(StorageError) {
    try access(name) { change(&$0[name]) }
  }

  package func save(_ bytes: [UInt8]?, to name: String, onError: @escaping @Sendable (StorageError) -> Void) {
    contents.withLock { $0.unsaved[name] = .some(bytes) }
    if let error = flush()[name] { onError(error) }
  }

  package func flush() -> [String: StorageError] {
    var errors: [String: StorageError] = [:]
    for (name, bytes) in contents.withLock({ $0.unsaved }) {
      do throws(StorageError) {
        try access(name) { $0[name] = bytes }
        contents.withLock { _ = $0.unsaved.removeValue(forKey: name) }
      } catch {
        errors[name] = error
      }
    }
    return errors
  }

  package func setAside(_ name: String) throws(StorageError) -> String? {
    try access(name) { files in
      guard let bytes = files[name] else { return nil }
      var aside = "\(name).unreadable"
      var number = 1
      while files[aside] != nil {
        number += 1
        aside = "\(name).unreadable-\(number)"
      }
      files[aside] = bytes
      return aside
    }
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
