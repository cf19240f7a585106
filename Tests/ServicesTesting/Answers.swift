/// The answers of a service in a test, one for each call.
///
///     let answers = Answers<[Post]>()
///     answers.give(.success([]))               // what the next call gets
///     answers.meanwhile { scope.end() }        // what happens while it is under way
///
/// A call without an answer fails, so that a test notices an unexpected request and never hangs.
@MainActor
public final class Answers<Value: Sendable> {
  /// There is no answer for a call.
  public struct Unanswered: Error {}

  private let waits: Bool
  private var waiting: [(id: Int, continuation: CheckedContinuation<Value, any Error>)] = []
  private var ready: [Result<Value, any Error>] = []
  private var action: (@MainActor () -> Void)?
  /// How many calls have come so far.
  public private(set) var count = 0
  /// How many of them were cancelled before they had an answer.
  public private(set) var cancelled = 0

  /// Begins without an answer.
  ///
  /// - Parameter waits: Whether a call waits until its answer is given, for tests that look at what is shown meanwhile.
  public nonisolated init(waits: Bool = false) { self.waits = waits }

  /// Gives the answer to the call that has waited longest, or to the next one.
  public func give(_ answer: Result<Value, any Error>) {
    if waiting.isEmpty {
      ready.append(answer)
    } else {
      waiting.removeFirst().continuation.resume(with: answer)
    }
  }

  /// Does something while the next call is under way, before it has its answer.
  public func meanwhile(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// One call: takes its answer, or throws `CancellationError` when it is cancelled first.
  public func next() async throws -> Value {
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
