import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("FieldEditor", .tags(.terminal)) struct FieldEditorTests {
  @Test("The caret moves and deletes by grapheme")
  func graphemes() {
    var editor = FieldEditor("a👨‍👩‍👧‍👦e\u{301}")
    #expect(editor.head == "a👨‍👩‍👧‍👦e\u{301}")
    editor.perform(.caretLeft)
    editor.perform(.deleteBackward)
    #expect(editor.text == "ae\u{301}")
    editor.perform(.deleteForward)
    #expect(editor.text == "a")
    #expect(editor.caret == 1)
  }

  @Test("An emoji that arrives scalar by scalar is one grapheme, and the caret is after it")
  func scalarByScalar() {
    var editor = FieldEditor("xy", caret: 1)
    for scalar in "👨‍👩‍👧‍👦".unicodeScalars { editor.insert(String(scalar)) }
    #expect(editor.text == "x👨‍👩‍👧‍👦y")
    #expect(editor.head == "x👨‍👩‍👧‍👦")
  }

  @Test("Deleting to the start or the end of a line removes its line break if the caret is already there")
  func lineBreaks() {
    var editor = FieldEditor("one\ntwo", caret: 3, isMultiline: true)
    editor.perform(.deleteToEnd)
    #expect(editor == FieldEditor("onetwo", caret: 3, isMultiline: true))
    editor = FieldEditor("one\ntwo", caret: 4, isMultiline: true)
    editor.perform(.deleteToStart)
    #expect(editor == FieldEditor("onetwo", caret: 3, isMultiline: true))
  }

  @Test("The caret stays inside the text, and after a grapheme that it would be inside")
  func bounds() {
    var editor = FieldEditor("ab", caret: 99)
    editor.perform(.caretRight)
    editor.perform(.deleteForward)
    #expect(editor == FieldEditor("ab", caret: 2))
    editor.move(to: -9)
    #expect(editor.caret == 0)
    #expect((0...27).map { FieldEditor("a👨‍👩‍👧‍👦b", caret: $0).caret } == [0, 1] + Array(repeating: 26, count: 25) + [27])
  }

  @Test(
    "Control characters are not inserted, and line breaks become spaces",
    arguments: [
      ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\tb", "a b"), ("a\u{1B}[31mb", "a[31mb"), ("\u{0}\u{7F}", ""),
    ])
  func oneLine(_ text: String, _ line: String) { #expect(text.oneLine == line) }
}
