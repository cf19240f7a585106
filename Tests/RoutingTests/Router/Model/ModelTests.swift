import RandomTesting
import TestTopics
import Testing

/// Tests that compare a router with a simple model in random runs.
///
/// Each round is a sequence of 100 steps. A longer run:
///
///     WAYMARK_ROUNDS=500 swift test -c release -Xswiftc -enable-testing --filter ModelTests
///
/// The test found each of these faults in a modified copy of the router; the second column is the failing step:
///
///     pop(n) removes one entry too few                  during
///     closing a modal doesn't end its root              select
///     show always pushes                                show
///     replaceTop doesn't end the replaced entry         replaceTop
///     selecting a tab leaves the modals open            select
///     setTabs loses the entries over a root             setTabs
///     replaceTop reuses the identity                    replaceTop
///     refusals notify the change observers              back
///     only the first call of an observer is performed   during
///     a snapshot opens without its last modal           openNear
///     leaving by a tab gives no result                  ask, select
///     a finished form is cancelled too                  ask, finish
///     the outermost draft is confirmed first            leave
///     one confirmation counts for every draft           answer
///     calls from a closed screen are accepted           backFrom
///     the parent of a level is the level itself         showAt
///     a confirmation survives a change below it         setTabs
///     a modal covers an alert after a confirmation      present
///     a result is cancelled by its confirmation         ask, answer
///     observer calls run before the confirmed call      during, answer
///     an observer call runs inside another one          during, ask
///     a form is finished before it is shown             ask, finish
///     a queued link is planned too early                during, openLink
///     the level of a queued call is found too early     during, showAtForm
@MainActor
@Suite("A router and its reference model", .tags(.navigation))
struct ModelTests {
  @Test(
    "A router gives the same results as a simple model for random calls", .tags(.random),
    arguments: RandomRound.rounds(6)
  )
  func agreement(_ round: RandomRound) {
    var random = round.generator
    let steps = (1...100).map { Step.random($0, &random) }
    guard ModelRun.fault(in: steps) != nil else { return }

    let shortest = shrunk(steps)
    let fault = ModelRun.fault(in: shortest) ?? "no fault any more"
    let story = shortest.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
      .replacing(/\b(?:[A-Z]\w*\.)+(?=[a-z])/, with: "")
    Issue.record("\(fault)\n\(story)")
  }

  /// Returns a minimal failing sequence, by removing smaller and smaller parts as long as the run still fails.
  private func shrunk(_ steps: [Step]) -> [Step] {
    var steps = steps
    var size = steps.count
    while size > 0 {
      var start = 0
      while start < steps.count {
        let shorter = Array(steps[..<start] + steps[min(start + size, steps.count)...])
        if ModelRun.fault(in: shorter) == nil { start += size } else { steps = shorter }
      }
      size /= 2
    }
    return steps
  }
}
