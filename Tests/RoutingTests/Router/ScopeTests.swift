import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("A scope", .tags(.lifetime))
struct ScopeTests {
  private let scope = Scope()
  private let log = LineLog()
  private let latch = Latch()

  @Test("The result of work arrives on the main actor")
  func result() async {
    scope.run {
      1 + 1
    } then: { [log] result in
      MainActor.assertIsolated()
      log.lines.append("\((try? result.get()) ?? 0)")
    }
    await scope.settle()
    #expect(log.lines == ["2"])
    #expect(scope.isIdle)
  }

  @Test("An error is a result too")
  func failure() async {
    scope.run {
      throw NavigationError.atRoot
    } then: { [log] (result: Result<Void, any Error>) in
      if case .failure(NavigationError.atRoot) = result { log.lines.append("failed") }
    }
    await scope.settle()
    #expect(log.lines == ["failed"])
  }

  @Test("A scope that ends cancels its work and tells nobody")
  func end() async throws {
    let work = run("late")
    #expect(!scope.isIdle)
    scope.end()
    try #require(work?.isCancelled == true)
    await work?.value
    #expect(log.lines.isEmpty)
  }

  @Test("Work that is done already when the scope ends tells nobody either")
  func endAfterWork() async {
    let work = run("late")
    latch.open()
    scope.end()
    await work?.value
    #expect(log.lines.isEmpty)
  }

  @Test("Cancelling one piece of work leaves the others alone")
  func cancelOne() async {
    let first = run("first")
    run("second")
    first?.cancel()
    await first?.value
    latch.open()
    await scope.settle()
    #expect(log.lines == ["second"])
  }

  @Test("A scope that has ended starts nothing")
  func afterEnd() async throws {
    scope.end()
    try #require(run("never") == nil)
    #expect(scope.isIdle)
    await scope.settle()
    #expect(log.lines.isEmpty)
  }

  @Test("Settling waits also for work that was begun meanwhile")
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

  @Test("Settling an idle scope returns at once")
  func settleIdle() async {
    await scope.settle()
    #expect(scope.isIdle)
  }

  @Test("A scope that is forgotten cancels its work")
  func forgotten() async throws {
    var scope: Scope? = Scope()
    let work = scope?.run { [latch] in
      await latch.opened()
    } then: { [log] _ in
      log.lines.append("late")
    }
    scope = nil
    try #require(work?.isCancelled == true)
    await work?.value
    #expect(log.lines.isEmpty)
  }

  /// Work that lasts until the latch opens or the work is cancelled.
  @discardableResult
  private func run(_ line: String) -> Task<Void, Never>? {
    scope.run { [latch] in
      await latch.opened()
    } then: { [log] _ in
      log.lines.append(line)
    }
  }
}

/// Lines in the order in which they were added.
@MainActor
final class LineLog {
  var lines: [String] = []
}

/// Lets work wait until a test opens it, without a clock.
struct Latch: Sendable {
  private let stream: AsyncStream<Never>
  private let continuation: AsyncStream<Never>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func open() { continuation.finish() }

  /// Returns when the latch is open or the awaiting task is cancelled.
  func opened() async {
    for await _ in stream {}
  }
}
