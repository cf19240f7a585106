import RandomTesting
import TestTopics
import Testing

@testable import Routing

/// Tests that compare a window with three modules with a simple model in random runs.
///
/// Each round is a run of 60 steps with other placements of the modules. A longer test:
///
///     WAYMARK_ROUNDS=10 swift test --filter ModelTests
@MainActor
@Suite("A window and its model", .tags(.navigation))
struct ModelTests {
  @Test(
    "A window gives the same results as a simple model for random calls of its modules", .tags(.random),
    arguments: RandomRound.rounds(60))
  func agreement(_ round: RandomRound) throws {
    var random = round.generator
    let placements = Self.placements(&random)
    let steps = Step.run(60, &random)
    try report(steps, placements) { try ModelRun.fault(in: $0, placements) }
  }

  /// Fails with the shortest run that still has a fault, unless there is none.
  private func report(
    _ steps: [Step], _ placements: [Room.Module: Placement], _ fault: ([Step]) throws -> String?
  ) throws {
    guard try fault(steps) != nil else { return }
    let shortest = try shrunk(steps, fault)
    let fault = try fault(shortest) ?? "no fault any more"
    let story = shortest.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
      .replacing(/\b(?:[A-Z]\w*\.)+(?=[a-z])/, with: "")
    Issue.record("\(fault)\n\(placements)\n\(story)")
  }

  private static func placements(_ random: inout SplitMix64) -> [Room.Module: Placement] {
    let placements: [Placement] = [.root, .tab(of: "red"), .sheet, .page, .page]
    return [
      .red: .root, .green: placements.randomElement(using: &random) ?? .page,
      .blue: placements.randomElement(using: &random) ?? .page,
    ]
  }

  /// Returns a minimal failing run, by leaving out smaller and smaller parts as long as the run still fails.
  private func shrunk(_ steps: [Step], _ fault: ([Step]) throws -> String?) throws -> [Step] {
    var steps = steps
    var size = steps.count
    while size > 0 {
      var start = 0
      while start < steps.count {
        let shorter = Array(steps[..<start] + steps[min(start + size, steps.count)...])
        if try fault(shorter) == nil { start += size } else { steps = shorter }
      }
      size /= 2
    }
    for index in steps.indices {
      var shorter = steps
      while !shorter[index].late.isEmpty {
        shorter[index].late.removeLast()
        if try fault(shorter) != nil { steps = shorter }
      }
    }
    return steps
  }
}
