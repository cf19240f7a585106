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
    arguments: RandomRound.rounds(60)
  )
  func agreement(_ round: RandomRound) throws {
    var random = round.generator
    let placements = Self.placements(&random)
    let steps = Step.run(60, &random)
    guard try ModelRun.fault(in: steps, placements) != nil else { return }

    let shortest = try shrunk(steps, placements)
    let fault = try ModelRun.fault(in: shortest, placements) ?? "no fault any more"
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
  private func shrunk(_ steps: [Step], _ placements: [Room.Module: Placement]) throws -> [Step] {
    var steps = steps
    var size = steps.count
    while size > 0 {
      var start = 0
      while start < steps.count {
        let shorter = Array(steps[..<start] + steps[min(start + size, steps.count)...])
        if try ModelRun.fault(in: shorter, placements) == nil { start += size } else { steps = shorter }
      }
      size /= 2
    }
    for index in steps.indices {
      var shorter = steps
      while !shorter[index].late.isEmpty {
        shorter[index].late.removeLast()
        if try ModelRun.fault(in: shorter, placements) != nil { steps = shorter }
      }
    }
    return steps
  }
}
