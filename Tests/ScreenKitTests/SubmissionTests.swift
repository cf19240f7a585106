import ScreenKit
import TestTopics
import Testing

@Suite("Submitting a form", .tags(.screens))
struct SubmissionTests {
  @Test("Editing takes away why it was refused, and nothing else")
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
