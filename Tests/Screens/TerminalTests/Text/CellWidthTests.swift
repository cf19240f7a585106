import TestTopics
import Testing

@testable import Terminal

@Suite("Cell widths", .tags(.terminal)) struct CellWidthTests {
  @Test(
    "A grapheme has the width from the table",
    arguments: [
      (0, ["\u{301}", "\u{200D}", "\u{7}", "\u{7F}", "\u{11A8}"]),
      (1, ["a", "é", "e\u{301}", "ｱ", "❤", "क", "ते", "ก", "กิ", "─", "…", "\u{FFFD}", "☺", "ﬀ", "ß", "→", "ﾊ"]),
      (2, ["日", "Ａ", "한", "\u{1112}\u{1161}\u{11AB}", "ｶﾞ", "क्षि", "का", "नी", "น้ำ", "\u{3000}", "〈", "𠀀", "漢", "ー"]),
      (2, ["\u{1F260}", "\u{1F265}", "😀", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️", "1️⃣", "🇩🇪", "\u{1FAC8}", "⌚", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{1F1E9}"]),
    ] as [(Int, [String])])
  func width(columns: Int, clusters: [String]) {
    for cluster in clusters {
      #expect(cluster.count == 1)
      #expect(Character(cluster).cellWidth == columns, "\(cluster)")
    }
  }

  @Test(
    "Letters, boxes and plain East Asian text have the same width in all terminals", arguments: Array("aé─│日カ한Ａя…›•↓"))
  func agreed(_ character: Character) { #expect(character.isAgreed) }

  @Test(
    "Emoji, marks and other characters have different widths between terminals",
    arguments: ["😀", "e\u{301}", "❤️", "🇩🇪", "ｶﾞ", "क्षि"])
  func disputed(_ cluster: String) { #expect(!Character(cluster).isAgreed) }
}
