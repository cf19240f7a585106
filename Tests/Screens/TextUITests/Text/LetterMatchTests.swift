import Foundation
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("Searching text", .tags(.terminal)) struct LetterMatchTests {
  private func match(_ letters: String, _ text: String) -> LetterMatch? {
    LetterMatch(of: FoldedText(letters), in: FoldedText(text))
  }

  @Test(
    "Letters match in order, ignoring case and accents",
    arguments: [
      ("lgt", "Lighthouse", true), ("house", "Lighthouse", true), ("ANG", "Ångström", true), ("tgl", "Light", false),
      ("x", "", false), ("lightt", "light", false),
    ])
  func order(_ letters: String, _ text: String, _ isMatch: Bool) { #expect((match(letters, text) != nil) == isMatch) }

  @Test(
    "The best of several places of the letters counts, and the end of a word",
    arguments: [
      ("logout", ["log-out", "loggedIn/about", "account/logarithm/output"]), ("ada", ["Canada, Ada", "Canada"]),
      ("post/9", ["posts/9", "posts/99"]), ("posts/9", ["posts/9", "posts/99"]), ("ab", ["a c ab", "a bc"]),
    ])
  func bestPlace(_ letters: String, _ texts: [String]) {
    let ranked = texts.reversed().compactMap { text in match(letters, text).map { (text, $0) } }
    #expect(ranked.sorted { $0.1 < $1.1 }.map(\.0) == texts)
  }

  @Test("Adjacent letters rank before scattered ones, and the start of a word before its middle")
  func ranking() throws {
    let texts = ["bridge age", "gleaming red lamp", "garden", "a grid", "integrity"]
    let ranked = texts.compactMap { text in match("gr", text).map { (text, $0) } }.sorted { $0.1 < $1.1 }.map(\.0)
    #expect(ranked.prefix(2) == ["a grid", "integrity"])
    #expect(ranked.dropFirst(2) == ["garden", "gleaming red lamp"])
  }

  @Test("The search ignores case and accents, composed or decomposed")
  func search() {
    let found = [
      ("Élan", "elan"), ("e\u{301}lan", "ELAN"), ("elan", "Éla"), ("ÅNGSTRÖM", "angstrom"), ("Łódź", "łodz"),
      ("Tiếng Việt", "tieng viet"), ("ΆΘΉΝΑ", "αθηνα"), ("Ёлка", "елка"), ("日本 ☕️", "本 ☕️"), ("abcabd", "abd"), ("", ""),
      ("a", ""),
    ]
    for (text, typed) in found { #expect(text.contains(FoldedText(typed))) }
    let missed = [("abcabd", "abe"), ("", "a"), ("Łódź", "lodz"), ("日本", "本日")]
    for (text, typed) in missed { #expect(!text.contains(FoldedText(typed))) }
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
