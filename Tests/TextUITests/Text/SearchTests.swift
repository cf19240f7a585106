import Foundation
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

  @Test("Every Latin, Greek and Cyrillic letter with accents is found by the letter alone")
  func letters() {
    let blocks: [ClosedRange<UInt32>] = [0xC0...0x52F, 0x1E00...0x1FFF]
    for scalar in blocks.joined().compactMap(Unicode.Scalar.init) where scalar.properties.isAlphabetic {
      let letter = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
      #expect(letter.map(Character.init)?.folded == Character(scalar).folded, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
