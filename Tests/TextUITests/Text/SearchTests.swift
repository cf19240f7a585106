import Testing

@testable import Terminal
@testable import TextUI

@Suite("Text search")
struct SearchTests {
  @Test(
    "The search ignores case and accents, composed or decomposed",
    arguments: [
      ("Élan", "elan"), ("e\u{301}lan", "ELAN"), ("elan", "Éla"), ("ÅNGSTRÖM", "angstrom"), ("Łódź", "łodz"),
      ("Tiếng Việt", "tieng viet"), ("ΆΘΉΝΑ", "αθηνα"), ("Ёлка", "елка"), ("日本 ☕️", "本 ☕️"), ("abcabd", "abd"), ("", ""),
      ("a", ""),
    ])
  func found(text: String, typed: String) {
    #expect(text.matches(typed))
  }

  @Test("Other text is not found", arguments: [("abcabd", "abe"), ("", "a"), ("Łódź", "lodz"), ("日本", "本日")])
  func missed(text: String, typed: String) {
    #expect(!text.matches(typed))
  }
}
