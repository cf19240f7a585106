import RandomTesting
import TestTopics
import Testing

/// Random runs of a router beside a model of it.
///
/// Each round is a sequence of 100 steps. A longer run:
///
///     WAYMARK_ROUNDS=500 swift test -c release -Xswiftc -enable-testing --filter ModelTests
///
/// What this run has caught, when it was planted in a copy of the router, and the step that gave it away:
///
///     a pop of several takes one too few                during
///     closing a modal doesn't end its root              select
///     show always pushes                                show
///     replaceTop doesn't end what it replaces           replaceTop
///     selecting a tab leaves the modals open            select
///     rearrange loses what lay over a root              rearrange
///     replaceTop uses the identity again                replaceTop
///     observers are told of refusals                    back
///     only the first call from a notice is carried out  during
///     a place opens without its last modal              openNear
///     leaving by a tab gives no result                  ask, select
///     a finished form is cancelled too                  ask, finish
///     the outermost draft is asked about first          leave
///     agreeing once is agreeing for every draft         answer
///     a screen that has been left is obeyed             backFrom
///     the parent of a level is the level itself         showAt
///     a question outlives a change below it             rearrange
///     a modal lies over an alert after a question       present
///     a wait ends with the question before the form     ask, answer
///     calls from a notice come before what was agreed   during, answer
///     a call from a notice runs inside another one      during, ask
///     a form is finished before it is shown             ask, finish
///     a link from a notice is planned at once           during, openLink
///     a level is counted before the call's turn comes   during, showAtForm
@MainActor
@Suite("A router and its model", .tags(.navigation))
struct ModelTests {
  @Test(
    "Whatever is asked of a router, it does what a simple model does", .tags(.random), arguments: RandomRound.rounds(6)
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

  /// A run that fails too and can't be cut: ever smaller pieces are left out for as long as it still fails.
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
