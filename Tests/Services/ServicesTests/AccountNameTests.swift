import Foundation
import Services
import TestTopics
import Testing

@Suite("AccountName", .tags(.privacy))
struct AccountNameTests {
  @Test(
    "Names that read the same are equal",
    arguments: [
      ("Ann", "ann"), (" ann", "ann "), ("Ada  Lovelace", "ada lovelace"), ("Zoë", "ZOE\u{308}"), ("Weiß", "WEISS"),
      ("weiẞ", "weiss"), ("ΣΟΦΟΣ", "σοφος"), ("\u{212A}ai", "kai"), ("ﬁn", "Fin"), ("สำ", "สํา"), ("ড়", "ড়"),
    ])
  func equal(one: String, other: String) {
    #expect(AccountName(one) == AccountName(other))
    #expect(AccountName(one).problem == nil)
    #expect(AccountName(other).problem == nil)
  }

  @Test("Other names are different", arguments: [("Ann", "Anne"), ("ann", "a nn"), ("Zoe", "Zoë"), ("a", "а")])
  func different(one: String, other: String) { #expect(AccountName(one) != AccountName(other)) }

  @Test("Blanks at the ends are no part of a name", arguments: ["Ann", " Ann", "Ann \n", "\u{A0}Ann\u{3000}"])
  func trimmed(typed: String) { #expect(AccountName(typed).text == "Ann") }

  @Test(
    "Usual names of all scripts are accepted",
    arguments: [
      "Ann", "Ada Lovelace", "O'Neill", "O’Neill", "José", "Søren", "Łukasz", "Ελένη", "Ёлка", "אנה", "آنا", "अड़ा", "আড়",
      "สำราญ", "ຄຳ", "ຫນູ", "安娜", "アンナ", "안나", "ᏣᎳᎩ", "Ada L. 🧭", "a:b$c/d\\e",
    ])
  func usual(name: String) { #expect(AccountName(name).problem == nil) }

  @Test(
    "A name without visible characters, or with invisible ones, is refused with a reason",
    arguments: [
      ("", "enter your name"), (" \t", "enter your name"), ("a\u{0}", "a name has no invisible characters"),
      ("a\tb", "a name has no invisible characters"), ("a\u{200B}", "a name has no invisible characters"),
      ("a\u{200D}b", "a name has no invisible characters, as in “a\u{200D}”"),
      ("\u{202E}ann", "a name has no invisible characters"),
      ("\u{2066}ann", "a name has no invisible characters"),
      ("a\u{FE0F}", "a name has no invisible characters, as in “a\u{FE0F}”"),
      ("Ada 👨‍👩‍👧", "a name has no invisible characters, as in “👨‍👩‍👧”"),
      ("\u{3164}", "a name has no invisible characters"), ("\u{2800}", "a name has no invisible characters"),
      ("a\u{E000}", "a name has no invisible characters"), ("a\u{2028}b", "a name has no invisible characters"),
      ("a\u{A0}b", "“\u{A0}” stands for other characters, so write those"),
      ("ａｎｎ", "“ａ” stands for other characters, so write those"),
      ("𝐚nn", "“𝐚” stands for other characters, so write those"),
      (String(repeating: "a", count: 101), "choose a shorter name"),
      (String(repeating: "名", count: 34), "choose a shorter name"),
    ])
  func refused(name: String, problem: String) { #expect(AccountName(name).problem == problem) }

  @Test("A character that Unicode has only as another form of others equals them, or is refused")
  func everyCharacter() {
    for scalar in (0x21...0x2FFFF).compactMap(Unicode.Scalar.init) {
      // The unified ideographs, half of all characters, have no other form.
      guard !scalar.properties.isUnifiedIdeograph, AccountName(String(scalar)).problem == nil else { continue }
      let others = String(scalar).precomposedStringWithCompatibilityMapping
      // These accents are equal to others, which are refused.
      guard !["\u{1FEE}", "\u{1FFD}"].contains(scalar) else { continue }
      #expect(AccountName(String(scalar)) == AccountName(others), "U+\(String(scalar.value, radix: 16))")
    }
  }
}
