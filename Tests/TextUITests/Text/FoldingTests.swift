import TestTopics
import Testing

@testable import TextUI

@Suite("Searching without regard to case and accents", .tags(.terminal)) struct FoldingTests {
  @Test(
    "Case and accents make no difference, composed or not",
    arguments: [
      ("Élan", "elan"), ("e\u{301}lan", "elan"), ("ÅNGSTRÖM", "angstrom"), ("Łódź", "łodz"),
      ("Tiếng Việt", "tieng viet"),
      ("ΆΘΉΝΑ", "αθηνα"), ("Ёлка", "елка"), ("日本 ☕️", "日本 ☕️"), ("", ""),
    ])
  func folded(text: String, plain: String) {
    #expect(text.folded == plain)
  }

  @Test("A text holds its parts and no others")
  func holds() {
    #expect("abcabd".holds(Array("abd".utf8)))
    #expect("abcabd".holds([]))
    #expect(!"abcabd".holds(Array("abe".utf8)))
    #expect(!"".holds(Array("a".utf8)))
  }
}
