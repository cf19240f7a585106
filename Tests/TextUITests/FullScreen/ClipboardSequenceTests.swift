import TestTopics
import Testing

@testable import TextUI

@Suite("ClipboardSequence", .tags(.terminal)) struct ClipboardSequenceTests {
  @Test("Text is encoded, so that the terminal reads no command in it")
  func encoded() {
    #expect(ClipboardSequence.bytes(for: "a\u{1B}]é") == Array("\u{1B}]52;c;YRtdw6k=\u{7}".utf8))
  }

  @Test("Text that terminals would drop is not sent")
  func tooLong() { #expect(ClipboardSequence.bytes(for: String(repeating: "x", count: 65_537)) == nil) }
}
