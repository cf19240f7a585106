import TestTopics
import Testing

@testable import TextUI

@Suite("The clipboard of the terminal", .tags(.terminal)) struct ClipboardSequenceTests {
  @Test("A text arrives encoded, so that nothing in it is a command")
  func encoded() {
    #expect(ClipboardSequence.bytes(for: "a\u{1B}]é") == Array("\u{1B}]52;c;YRtdw6k=\u{7}".utf8))
  }

  @Test("A text that terminals would drop is not sent")
  func tooLong() { #expect(ClipboardSequence.bytes(for: String(repeating: "x", count: 65_537)) == nil) }
}
