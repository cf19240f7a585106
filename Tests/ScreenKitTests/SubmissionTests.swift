import ScreenKit
import TestTopics
import Testing

@Suite("Submission", .tags(.screens))
struct SubmissionTests {
  @Test("Editing clears the reason of a failure and changes nothing else")
  func edited() {
    let stages: [(Submission, Submission)] = [
      (.editing, .editing), (.submitting, .submitting), (.failed("The name is taken."), .editing),
    ]
    for (before, after) in stages {
      var submission = before
      submission.edited()
      #expect(submission == after)
    }
  }
}
