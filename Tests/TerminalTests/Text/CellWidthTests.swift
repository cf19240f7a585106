import TestTopics
import Testing

@testable import Terminal

@Suite("Cell widths", .tags(.terminal)) struct CellWidthTests {
  @Test(
    "A grapheme has the width from the table",
    arguments: [
      ("a", 1),
      ("é", 1),
      ("e\u{301}", 1),
      ("\u{1F260}", 2),
      ("\u{1F265}", 2),
      ("日", 2),
      ("Ａ", 2),
      ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      ("ｱ", 1),
      ("ｶﾞ", 2),
      ("😀", 2),
      ("👍🏽", 2),
      ("👨‍👩‍👧‍👦", 2),
      ("🏳️‍🌈", 2),
      ("❤️", 2),
      ("❤", 1),
      ("1️⃣", 2),
      ("🇩🇪", 2),
      ("क", 1),
      ("क्षि", 2),
      ("का", 2),
      ("नी", 2),
      ("ते", 1),
      ("ก", 1),
      ("กิ", 1),
      ("น้ำ", 2),
      ("\u{1FAC8}", 2),
      ("─", 1),
      ("…", 1),
      ("\u{FFFD}", 1),
      ("\u{3000}", 2),
      ("\u{301}", 0),
      ("\u{200D}", 0),
      ("\u{7}", 0),
      ("\u{7F}", 0),
      ("〈", 2),
      ("⌚", 2),
      ("☺", 1),
      ("𠀀", 2),
      ("ﬀ", 1),
      ("ß", 1),
      ("→", 1),
      ("漢", 2),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
      ("\u{11A8}", 0),
      ("ー", 2),
      ("ﾊ", 1),
      ("\u{1F1E9}", 2),
    ])
  func width(_ cluster: String, _ columns: Int) {
    #expect(cluster.count == 1)
    #expect(Character(cluster).cellWidth == columns)
  }

  @Test(
    "Letters, boxes and plain East Asian text have the same width in all terminals", arguments: Array("aé─│日カ한Ａя…›•↓"))
  func agreed(_ character: Character) { #expect(character.isAgreed) }

  @Test(
    "Emoji, marks and other characters have different widths between terminals",
    arguments: ["😀", "e\u{301}", "❤️", "🇩🇪", "ｶﾞ", "क्षि"])
  func disputed(_ cluster: String) { #expect(!Character(cluster).isAgreed) }

  @Test("No scalar is wider than two columns")
  func everyScalar() {
    let scalars = stride(from: UInt32(0), through: 0x10FFFF, by: 13).compactMap(Unicode.Scalar.init)
    #expect(scalars.filter { !(0...2).contains(Character($0).cellWidth) } == [])
  }
}
