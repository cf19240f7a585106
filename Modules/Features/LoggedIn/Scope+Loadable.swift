import Routing
import ScreenKit
import Services

extension Scope {
  /// Loads a property of a view model and passes its readable part to `then`, unless it is already loading.
  ///
  ///     scope.load(\.state.post, of: self) { [posts, id] in try await posts.post(id) }
  func load<Owner: AnyObject, Value: Sendable>(
    _ part: ReferenceWritableKeyPath<Owner, Loadable<Value>>, of owner: Owner, fileID: String = #fileID,
    line: Int = #line, _ work: @escaping @Sendable () async throws -> Value,
    then: @escaping @MainActor (Value) -> Void = { _ in }
  ) {
    guard owner[keyPath: part].begin() else { return }
    run(fileID: fileID, line: line, work) { [weak owner] result in
      let value = result.readable
      if let value { owner?[keyPath: part].value = value }
      owner?[keyPath: part].finish(result, isMissing: ServiceError.isNotFound)
      if let value { then(value) }
    }
  }
}
