import RoutingSamples
import RoutingTesting
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Scope", .tags(.lifetime))
struct ScopeTests {
  private let scope = Scope()
  private let log = LineLog()
  private let latch = Latch()

  @Test("The result of a task, or its error, arrives on the main actor")
  func result() async {
    scope.run {
      1 + 1
    } then: { [log] result in
      MainActor.assertIsolated()
      log.lines.append("\((try? result.get()) ?? 0)")
    }
    await scope.settle()
    scope.run {
      throw NavigationError.atRoot
    } then: { [log] (result: Result<Void, any Error>) in
      if case .failure(NavigationError.atRoot) = result { log.lines.append("failed") }
    }
    await scope.settle()
    #expect(log.lines == ["2", "failed"])
    #expect(scope.isIdle)
  }

  @Test("Work of a covered page has a low priority, but not of the visible page, the root of a tab or a module")
  func priority() async throws {
    let library = StartedRouter<LibraryRoute>()
    for number in 1...2 { library.router.push(.book(number)) }
    let pages = library.router.state.entries.compactMap { library.router.screen(of: $0.id)?.scope }
    var isLow: [Bool] = []
    for scope in pages + [library.router.scope] {
      scope.run {
        Task.basePriority == .utility
      } then: {
        isLow.append((try? $0.get()) ?? false)
      }
      await scope.settle()
    }
    #expect(isLow == [false, true, false, false])
  }

  enum Ending: CaseIterable { case ended, endedAfterWork, released }

  @Test("Work whose scope ends or is released is cancelled without its completion", arguments: Ending.allCases)
  func end(_ ending: Ending) async throws {
    var scope: Scope? = Scope()
    let work = scope?.run { [latch] in
      await latch.opened()
    } then: { [log] _ in
      log.lines.append("late")
    }
    #expect(scope?.isIdle == false)
    if ending == .endedAfterWork { latch.open() }
    if ending == .released { scope = nil } else { scope?.end() }
    try #require(work?.isCancelled == true)
    await work?.value
    #expect(log.lines.isEmpty)
  }

  @Test("The elements of a sequence arrive until the scope ends, and nothing waits for them")
  func follow() async {
    let (ticks, clock) = AsyncStream.makeStream(of: String.self)
    scope.follow(ticks) { [log] in
      log.lines.append($0)
    } then: { [log] _ in
      log.lines.append("over")
    }
    clock.yield("one")
    await wait { log.lines == ["one"] }
    await scope.settle()
    #expect(scope.isIdle)
    scope.end()
    clock.yield("two")
    clock.finish()
    await wait { if case .terminated = clock.yield("three") { true } else { false } }
    #expect(log.lines == ["one"])
  }

  @Test("The end of a sequence, and its error, are passed to the completion")
  func endOfSequence() async {
    let (ticks, clock) = AsyncThrowingStream.makeStream(of: String.self)
    scope.follow(ticks) { [log] in
      log.lines.append($0)
    } then: { [log] in
      if case .failure(NavigationError.atRoot) = $0 { log.lines.append("failed") }
    }
    clock.yield("one")
    clock.finish(throwing: NavigationError.atRoot)
    await wait { log.lines == ["one", "failed"] }
  }

  @Test("A scope that has ended starts no tasks")
  func afterEnd() async throws {
    scope.end()
    try #require(scope.run({}, then: { _ in }) == nil)
    await scope.settle()
    #expect(scope.isIdle)
  }

  @Test("settle() also waits for tasks that start in the meantime")
  func settle() async {
    let (scope, log) = (scope, log)
    scope.run {
    } then: { _ in
      log.lines.append("first")
      scope.run {
      } then: { _ in
        log.lines.append("second")
        scope.run {
        } then: { _ in
          log.lines.append("third")
        }
      }
    }
    await scope.settle()
    #expect(log.lines == ["first", "second", "third"])
  }

  @Test("settle() returns when the scope ends, although its work ignores cancellation")
  func stubborn() async {
    let (begun, latch) = (Latch(), Latch())
    let work = scope.run {
      begun.open()
      // A task of its own, which no cancellation reaches.
      await Task.detached { await latch.opened() }.value
    } then: { [log] _ in
      log.lines.append("late")
    }
    await begun.opened()
    let scope = scope
    async let settled: Void = scope.settle()
    await Task.yield()
    scope.end()
    await settled
    #expect(scope.isIdle && work?.isCancelled == true)
    latch.open()
    await work?.value
    #expect(log.lines.isEmpty)
  }

  @Test("A sequence that has ended is forgotten, with everything that its closures hold")
  func endedSequences() async {
    var ended = 0
    weak var last: LineLog?
    for _ in 1...100 {
      let held = LineLog()
      last = held
      scope.follow(AsyncStream<Int> { $0.finish() }) { _ in
        held.lines.append("")
      } then: { _ in
        ended += 1
      }
    }
    while ended < 100 { await Task.yield() }
    while last != nil { await Task.yield() }
    #expect(scope.followerCount == 0)
  }

  @Test("No element arrives after the end of a scope, or after its release", arguments: [false, true])
  func endedFollower(isReleased: Bool) async {
    var scope: Scope? = Scope()
    let (stream, clock) = AsyncStream<Int>.makeStream()
    scope?.follow(stream) { [log] in log.lines.append("\($0)") }
    clock.yield(1)
    while log.lines.isEmpty { await Task.yield() }
    if isReleased { scope = nil } else { scope?.end() }
    clock.yield(2)
    clock.finish()
    for _ in 1...50 { await Task.yield() }
    #expect(log.lines == ["1"])
  }

}

/// A list of lines that closures can share.
@MainActor
final class LineLog {
  var lines: [String] = []
}

/// A latch that suspends work until a test opens it.
struct Latch: Sendable {
  private let stream: AsyncStream<Never>
  private let continuation: AsyncStream<Never>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func open() { continuation.finish() }

  /// Waits until the latch is open or the task is cancelled.
  func opened() async {
    for await _ in stream {}
  }
}
