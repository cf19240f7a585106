import LiveServices
import ServicesTesting
import TestTopics
import Testing

@Suite("Copied text is kept until it can be handed over", .tags(.services))
struct CopiedTextTests {
  @Test("It is a pasteboard like any other", arguments: PasteboardContract.allCases)
  func contract(rule: PasteboardContract) {
    let copied = CopiedText()
    rule.check(copied) { copied.last }
  }

  @Test("Nothing is handed over when nothing was copied")
  func nothing() {
    #expect(CopiedText().last == nil)
  }
}
