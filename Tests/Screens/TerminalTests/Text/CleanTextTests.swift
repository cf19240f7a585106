import RandomTesting
import TestTopics
import Testing

@testable import Terminal

@Suite("CleanText", .tags(.terminal, .privacy)) struct CleanTextTests {
  @Test(
    "Control characters become marks, tabs, line breaks and unusual spaces become spaces, and soft hyphens are removed",
    arguments: [
      ("a\u{1B}[2Jb", "a�[2Jb"), ("\u{1B}]0;pwned\u{7}", "�]0;pwned�"), ("\u{9B}31m", "�31m"), ("\u{7F}", "�"),
      ("abc\u{202E}def", "abc�def"), ("\u{2066}x\u{2069}", "�x�"), ("\u{FEFF}", "�"), ("\u{200B}", "�"),
      ("\u{E000}", "�"), ("\u{301}", "�"), ("\u{3164}", "�"), ("a\u{E0061}\u{E0062}b", "a�b"), ("a\tb", "a b"),
      ("a\r\nb", "a b"), ("a\nb", "a b"), ("a\u{2028}b", "a b"), ("a\u{2003}b", "a b"), ("co\u{AD}op", "coop"),
    ])
  func replaced(_ foreign: String, _ clean: String) { #expect(CleanText(foreign).text == clean) }

  @Test(
    "Text of any language is preserved, and so is an emoji of nine or ten scalars",
    arguments: [
      "plain", "Grüße", "日本語", "👨‍👩‍👧‍👦 🏳️‍🌈 🇩🇪 ❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "ｶﾞ", "क्षि", "e\u{301}", "عربى", "👩🏻‍❤️‍💋‍👨🏿", "🧑🏽‍❤️‍💋‍🧑🏾", "👩🏻‍🤝‍👩🏼",
    ])
  func passes(_ text: String) { #expect(CleanText(text).text == text) }

  @Test("A letter with a thousand marks is cut to eight scalars")
  func zalgo() {
    let clean = CleanText("a" + String(repeating: "\u{301}", count: 1_000) + "b")
    #expect(clean.text.count == 3)
    #expect(clean.text.first?.unicodeScalars.count == 8)
    #expect(clean.text.hasSuffix("�b"))
  }

  @Test("Random text contains no control characters after cleaning", .tags(.random), arguments: RandomRound.rounds(2))
  func fuzz(_ round: RandomRound) {
    var random = round.generator
    let nasty: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0x20...0x7E, 0x200B...0x202E, 0x2060...0x206F, 0x300...0x36F, 0x1F300...0x1F6FF,
      0xE0000...0xE007F, 0x1F1E6...0x1F1FF, 0x0...0x10FFFF, 0xFE00...0xFE0F, 0xAD...0xAD, 0x1100...0x11FF,
    ]
    for _ in 0..<200 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        guard let range = nasty.randomElement(using: &random) else { continue }
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) { text.append(scalar) }
      }
      let clean = CleanText(String(text))
      for character in clean.text {
        #expect(character.unicodeScalars.count <= 8)
        #expect((1...2).contains(character.cellWidth), "\(character.unicodeScalars.map(\.value))")
      }
      #expect(!clean.text.unicodeScalars.contains { isObeyed($0) })
      #expect(CleanText(clean.text) == clean, "cleaning twice changes nothing")
    }
  }

  private func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x61C: true
    default: false
    }
  }

  @Test(
    "Clipped text fits the width and ends with an ellipsis",
    arguments: [
      ("abcdef", 6, "abcdef"),
      ("abcdef", 5, "abcd…"),
      ("日本語", 5, "日本…"),
      ("日本語", 4, "日…"),
      ("abc", 0, ""),
      ("abc", 1, "…"),
    ])
  func clipping(_ text: String, _ width: Int, _ clipped: String) {
    #expect(CleanText(text).clipped(to: width).text == clipped)
  }

  @Test("Cutting through a wide character leaves a blank")
  func dropping() {
    #expect(CleanText("日本語").dropping(1).text == " 本語")
    #expect(CleanText("日本語").dropping(2).text == "本語")
  }

  @Test("Joining texts makes no grapheme longer than the limit")
  func joining() {
    let joined = CleanText("e" + String(repeating: "\u{301}", count: 7)) + "\u{1F3FD}"
    #expect(joined.text.map(\.unicodeScalars.count) == [8, 1])
    #expect(joined.width == 2)
  }

  @Test(
    "Text wraps between words, and inside a word that is too long",
    arguments: [
      ("one two three", 7, ["one two", "three"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("", 5, [""]),
      ("日本語日本語", 5, ["日本", "語日", "本語"]),
      ("a bcdefg", 3, ["a", "bcd", "efg"]),
      ("日", 1, ["…"]),
      ("  one two three", 9, ["  one two", "  three"]),
      ("  Modules/Terminal/Wrapping.swift", 21, ["  Modules/Terminal/", "  Wrapping.swift"]),
      ("a日b", 1, ["a", "…"]),
      ("ab/cdef", 5, ["ab/", "cdef"]),
      ("List.send(.tapped)", 12, ["List.send(", ".tapped)"]),
      ("/ab日", 3, ["/", "ab", "日"]), ("see 日本語です。", 9, ["see 日本", "語です。"]),
      ("これは日本です。", 14, ["これは日本で", "す。"]), ("名は「海」です", 7, ["名は", "「海」", "です"]), ("a 日/本語日本語", 10, ["a 日/本語", "日本語"]),
      ("日本, 語日本", 7, ["日本,", "語日本"]), ("ab 👍👍👍", 6, ["ab 👍", "👍👍"]), ("ab 。。。。", 6, ["ab", "。。。", "。"]),
      ("key  one two three", 12, ["key one two", "three"]),
    ])
  func wrapping(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(CleanText(text).wrapped(to: width).map(\.text) == lines)
  }

  @Test(
    "A table keeps its columns, a call on one line where it fits, and an arrow with what follows, and indents what wraps",
    arguments: [
      ("key  one two three", 12, ["key  one two", "     three"]),
      ("  key  one two three", 14, ["  key  one two", "       three"]),
      ("    router.navigate(to: .share(7)) → .done", 36, ["    router.navigate(to: .share(7))", "      → .done"]),
      ("    router.navigate(to: .share(7)) → .done", 34, ["    router.navigate(to: .share(7))", "      → .done"]),
      ("    navigate(.a(1, \"b\"), 2) → .done", 18, ["    navigate(.a(1,", "      \"b\"), 2)", "      → .done"]),
      ("    app://loggedIn/posts/7/share/7", 26, ["    app://loggedIn/posts/", "      7/share/7"]),
      ("    a smile :( and two words", 20, ["    a smile :( and", "      two words"]),
      ("    (in words) here and there", 20, ["    (in words) here", "      and there"]),
    ])
  func steps(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(CleanText(text).wrapped(to: width, isTable: true).map(\.text) == lines)
  }
}
