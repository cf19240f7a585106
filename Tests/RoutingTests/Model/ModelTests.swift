import RandomTesting
import TestTopics
import Testing

@testable import Routing

/// Tests that compare a window with three modules with a simple model in random runs.
///
/// Each round is a run of 60 steps with other placements of the modules. A longer test:
///
///     WAYMARK_ROUNDS=10 swift test --filter ModelTests
///
/// The test found each of these faults in a modified copy of the modules; the second column is the failing step:
///
///     popToRoot of a page goes to the root of the stack     popToRoot
///     replaceStack replaces pages below the floor           replaceStack
///     levels are counted from the root of the window        dismissModals
///     a sheet stays below the sheet of another module       link
///     the last place of “then” is dropped                   link
///     selecting a tab leaves the modals open                select
///     dismissing a covered page leaves the sheet above      dismiss
///     setTabs of one module drops the tabs of others        setTabs
///     opening a place makes all entries again               link
///     a removed screen lives on                             select
///     replacing the only entry makes a new coordinator      link
///     a call of an observer runs at once                    during a show
///     only the first call of an observer runs               during a show
///     a refused call is no event                            show
///     an entry that is left gives no result                 showAt
///     a caller waits for what was open already              link
///     a declined caller waits on                            the end
///     a finished place is found only by its own entry       finish
///     finishing asks the screens of the module itself       finish
///     the outermost draft asks first                        link
///     one agreement counts for every draft                  answer
///     a confirmation survives a change below it             dismissModals
///     another root doesn't ask                              showRoot
///     a call from a covered screen is accepted              show
///     a router that has ended calls again                   show
///     a link isn't read back before it is returned          its text
///     an archive leaves out the last modal                  its text
///     modals stay over a stack that is lost                 restore
///     a new change keeps the way forth                      undo
///     undo begins a new way forth                           undo
@MainActor
@Suite("A window and its model", .tags(.navigation))
struct ModelTests {
  @Test(
    "A window gives the same results as a simple model for random calls of its modules", .tags(.random),
    arguments: RandomRound.rounds(200)
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
