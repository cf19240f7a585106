import LiveServices
import ServicesTesting
import TestTopics
import Testing

@Suite("CopiedText", .tags(.services))
struct CopiedTextTests {
  @Test("CopiedText follows the rules of every pasteboard", arguments: PasteboardContract.allCases)
  func contract(rule: PasteboardContract) {
    let copied = CopiedText()
    rule.check(copied) { copied.last }
  }

  @Test("Without copied text, the last text is nil")
  func nothing() {
    #expect(CopiedText().last == nil)
  }
}
