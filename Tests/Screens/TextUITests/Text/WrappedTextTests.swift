import RandomTesting
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
      ("a bcdef日", 6, ["a ", "bcdef", "日"]),
    ])
  func rows(_ text: String, _ width: Int, _ rows: [String]) {
    let wrapped = WrappedText(text, width: width)
    #expect(wrapped.rows.indices.map { String(wrapped.text(ofRow: $0)) } == rows)
  }

  @Test(
    "Each caret has a position, and the position gives the same caret",
    arguments: ["one two three\n\nfour", "abcdefghij", "日本 語a"])
  func places(_ text: String) {
    let wrapped = WrappedText(text, width: 5)
    for index in text.indices + [text.endIndex] {
      let caret = text.position(index)
      let place = wrapped.place(of: caret)
      #expect(wrapped.caret(row: place.row, column: place.column) == caret, "caret \(caret)")
    }
  }

  @Test(
    "After any edit, the rows are those of the new text", .tags(.random), arguments: RandomRound.rounds(20))
  func edits(_ round: RandomRound) {
    var random = round.generator
    let pieces = [
      "a", "word ", "  ", "\n", "longword", "日本", "👩‍👩‍👧", "🇩🇪", "🇩", "e\u{301}", "\u{301}", "\u{FE0F}", "\u{200D}",
    ]
    let commands: [Command] = [
      .caretLeft, .caretRight, .caretWordLeft, .caretStart, .caretEnd, .deleteBackward, .deleteForward, .deleteWord,
      .deleteToEnd, .breakLine,
    ]
    let width = Int.random(in: 2...12, using: &random)
    var editor = FieldEditor("", isMultiline: true, rows: WrappedText("", width: width))
    for _ in 0..<150 {
      if let piece = pieces.randomElement(using: &random), random.once(in: 2) {
        editor.insert(piece)
      } else if let command = commands.randomElement(using: &random) {
        editor.perform(command)
      }
      if random.once(in: 10) { editor.move(to: Int.random(in: 0...editor.text.utf8.count, using: &random)) }
      #expect(editor.rows == WrappedText(editor.text, width: width), "\(editor.text.debugDescription)")
      let whole = editor.head + editor.text.dropFirst(editor.head.count)
      #expect(whole.utf8.elementsEqual(editor.text.utf8), "the caret is between graphemes")
    }
  }
}
