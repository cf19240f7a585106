import Testing

@testable import TextUI

@Suite("What stands in a cell")
struct GlyphTests {
  @Test(
    "A grapheme comes out as it went in, to the scalar",
    arguments: [
      "a", " ", "é", "e\u{301}", "日", "👍🏽", "👨‍👩‍👧‍👦", "क्षि", "1️⃣", "\u{10FFFD}\u{301}",
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    ])
  func roundTrip(_ text: String) {
    let character = Character(text)
    #expect(Glyph(character).character.unicodeScalars.elementsEqual(character.unicodeScalars))
    #expect(Glyph(character) == Glyph(character))
    #expect(Glyph(character) != Glyph("b"))
  }

  @Test("Scalars after the eighth are left out")
  func tooLong() {
    let character = Character("e" + String(repeating: "\u{301}", count: 9))
    #expect(Glyph(character).character.unicodeScalars.count == 8)
  }

  @Test("Only a scalar alone is agreed on, and only one of ASCII is a byte")
  func kinds() {
    #expect(Glyph("a").ascii == 0x61)
    #expect(Glyph("é").ascii == nil)
    #expect(Glyph("é").isAgreed)
    #expect(Glyph("e\u{301}").scalar == nil)
    #expect(!Glyph("e\u{301}").isAgreed)
  }
}
