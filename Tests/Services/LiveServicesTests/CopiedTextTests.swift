import LiveServices
import TestTopics
import Testing

@Suite("CopiedText", .tags(.services))
struct CopiedTextTests {
  @Test("The message after copying says when the user will see the text")
  func message() {
    #expect(CopiedText().message(afterCopying: "link") == "Copied the link")
    #expect(CopiedText(isShownAtEnd: true).message(afterCopying: "link") == "The link is printed when the app ends")
  }

  @Test("The last copied text is kept whole")
  func copying() {
    let copied = CopiedText()
    #expect(copied.last == nil)
    for text in ["one", "", "two\nlines\n", "\u{1B}[31m🧭 e\u{301}\0", String(repeating: "long ", count: 20_000)] {
      copied.copy(text)
      #expect(copied.last == text)
    }
  }
}
