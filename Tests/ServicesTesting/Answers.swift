/// Answers that a test gives when it is ready: a call waits until its answer is there.
///
///     let answers = Answers<[Post]>()
///     let posts = StubPosts(list: answers)     // the screen is loading now …
///     answers.give(.success([]))               // … and now it isn't
@MainActor
public final class Answers<Value: Sendable> {
  private var waiting: [(id: Int, continuation: CheckedContinuation<Value, any Error>)] = []
  private var ready: [Result<Value, any Error>] = []
  /// How many calls have come so far.
  public private(set) var count = 0
  /// How many of them were cancelled while they waited.
  public private(set) var cancelled = 0
  private var watchers: [CheckedContinuation<Void, Never>] = []

  /// Begins without an answer: every call waits.
  public nonisolated init() {}

  /// Gives the answer to the call that has waited longest, or to the next one.
  public func give(_ answer: Result<Value, any Error>) {
    if waiting.isEmpty {
      ready.append(answer)
    } else {
      waiting.removeFirst().continuation.resume(with: answer)
    }
  }

  /// One call: waits for its answer, or throws `CancellationError` when it is cancelled first.
  public func next() async throws -> Value {
    count += 1
    let id = count
    defer { tellWatchers() }
    tellWatchers()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if Task.isCancelled {
          cancelled += 1
          continuation.resume(throwing: CancellationError())
        } else if ready.isEmpty {
          waiting.append((id, continuation))
        } else {
          continuation.resume(with: ready.removeFirst())
        }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(id) }
    }
  }

  /// Returns when there has been a call.
  public func called() async {
    while count == 0 { await change() }
  }

  /// Returns when a waiting call has been cancelled.
  public func wasCancelled() async {
    while cancelled == 0 { await change() }
  }

  private func change() async {
    await withCheckedContinuation { watchers.append($0) }
  }

  private func tellWatchers() {
    watchers.forEach { $0.resume() }
    watchers = []
  }

  private func cancel(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    cancelled += 1
    waiting.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}
