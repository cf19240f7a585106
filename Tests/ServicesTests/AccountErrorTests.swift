import Services
import TestTopics
import Testing

@Suite("AccountError", .tags(.services))
struct AccountErrorTests {
  @Test("The time to wait is one second or several", arguments: [(1, "1 second."), (2, "2 seconds.")])
  func seconds(count: Int, text: String) {
    #expect(AccountError.tooManyAttempts(seconds: count).description.hasSuffix("try again in \(text)"))
  }
}
