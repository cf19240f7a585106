import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("WrappedText", .tags(.terminal)) struct WrappedTextTests {
  @Test(
    "Rows end after a space if possible, and no character is lost",
    arguments: [
      ("one two three", 8, ["one two ", "three"]), ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
      ("a\n\nb", 8, ["a", "", "b"]),
      ("日本語", 4, ["日本", "語"]), ("", 8, [""]), ("ab cdefgh", 4, ["ab ", "cdef", "gh"]),
    ])
  func rows(_ text: String, _ width: Int, _ rows: [String]) {
    let wrapped = WrappedText(text, width: width)
    #expect(wrapped.rows.map(\.text) == rows)
  }

  @Test(
    "Each caret has a position, and the position gives the same caret",
    arguments: ["one two three\n\nfour", "abcdefghij", "日本 語a"])
  func places(_ text: String) {
    let wrapped = WrappedText(text, width: 5)
    for caret in 0...text.count {
      let place = wrapped.place(of: caret)
      #expect(wrapped.caret(row: place.row, column: place.column) == caret, "caret \(caret)")
    }
  }
}
