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

  @Test("A text is new once after each copy, also if it is the same text")
  func new() {
    let copied = CopiedText()
    for _ in 1...2 {
      copied.copy("one")
      #expect(copied.readNew() == "one")
      #expect(copied.readNew() == nil)
      #expect(copied.last == "one")
    }
  }

  @Test("Without copied text, the last text is nil")
  func nothing() {
    #expect(CopiedText().last == nil)
    #expect(CopiedText().readNew() == nil)
  }
}
