/// The answers of a stub service, one for each call.
///
///     let answers = Answers<[Post]>()
///     answers.give(.success([]))               // the answer for the next call
///     answers.meanwhile { scope.end() }        // runs during the next call
///
/// A call without an answer fails, so that a test notices an unexpected request and never hangs.
@MainActor
package final class Answers<Value: Sendable> {
  package struct Unanswered: Error {}

  private let waits: Bool
  private var waiting: [(id: Int, continuation: CheckedContinuation<Value, any Error>)] = []
  private var ready: [Result<Value, any Error>] = []
  private var action: (@MainActor () -> Void)?
  package private(set) var count = 0
  /// The number of calls cancelled before they had an answer.
  package private(set) var cancelled = 0

  /// Creates a list without answers.
  ///
  /// - Parameter waits: Whether a call suspends until its answer is given, so that tests can check the loading state.
  package nonisolated init(waits: Bool = false) { self.waits = waits }

  /// Answers the call that has waited longest, or the next call.
  package func give(_ answer: Result<Value, any Error>) {
    if waiting.isEmpty {
      ready.append(answer)
    } else {
      waiting.removeFirst().continuation.resume(with: answer)
    }
  }

  /// Runs an action during the next call, before its answer.
  package func meanwhile(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Returns the next answer, or throws `CancellationError` if the call is cancelled first.
  package func next() async throws -> Value {
    count += 1
    let id = count
    let action = action
    self.action = nil
    action?()
    if Task.isCancelled {
      cancelled += 1
      throw CancellationError()
    }
    if !ready.isEmpty { return try ready.removeFirst().get() }
    guard waits else { throw Unanswered() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append((id, $0)) }
    } onCancel: {
      Task { @MainActor in self.cancel(id) }
    }
  }

  private func cancel(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    cancelled += 1
    waiting.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}
