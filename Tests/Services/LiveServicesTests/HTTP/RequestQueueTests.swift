import ServicesTesting
import TestTopics
import Testing

@testable import LiveServices

@Suite("RequestQueue", .tags(.services), .timeLimit(.minutes(10)))
@MainActor
struct RequestQueueTests {
  private let queue = RequestQueue()

  /// Begins requests one after the other; each ends with the next element of `turns`.
  private func begin(
    _ numbers: ClosedRange<Int>, isUrgent: Bool, _ started: Recorder<Int>, _ turns: Answers<Void>
  ) async -> [Task<Void, any Error>] {
    var tasks: [Task<Void, any Error>] = []
    for number in numbers {
      tasks.append(
        Task { [queue] in
          try await queue.perform(isUrgent: isUrgent) {
            await started.record(number)
            try await turns.next()
          }
        })
      while queue.waitingCount + started.all.count < number { await Task.yield() }
    }
    return tasks
  }

  @Test("The newest request is next, and less urgent ones come last and leave two of six turns")
  func order() async throws {
    let (started, turns) = (Recorder<Int>(), Answers<Void>(waits: true))
    let low = await begin(1...6, isUrgent: false, started, turns)
    #expect(started.all == [1, 2, 3, 4])
    let high = await begin(7...10, isUrgent: true, started, turns)
    #expect(started.all == [1, 2, 3, 4, 7, 8])
    low[5].cancel()
    high[2].cancel()
    for count in 7...8 {
      turns.give(.success(()))
      while started.all.count < count { await Task.yield() }
    }
    #expect(started.all.dropFirst(6) == [10, 5])
    for _ in 1...6 { turns.give(.success(())) }
    for (number, task) in zip(1..., low + high) {
      if [6, 9].contains(number) {
        await #expect(throws: CancellationError.self) { try await task.value }
      } else {
        try await task.value
      }
    }
    #expect(queue.waitingCount == 0)
  }
}
