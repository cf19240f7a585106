import Testing

@testable import Routing

@Suite("Values in links")
struct LinkValueTests {
  /// L3.
  @Test("A number is written in decimal digits and read back", arguments: [0, 1, -1, 42, .min, .max])
  func number(_ number: Int) {
    #expect(number.linkText == "\(number)")
    #expect(Int(linkText: number.linkText) == number)
  }

  /// L3.
  @Test(
    "A number in any other spelling is no number",
    arguments: [
      "", " ", "+1", "01", "00", "-0", "-01", "1 ", " 1", "1.0", "1e3", "0x1", "1_000", "--1", "-", "٣", "１", "1\0",
      "9223372036854775808", "-9223372036854775809",
    ])
  func noNumber(_ text: String) {
    #expect(Int(linkText: text) == nil)
  }

  /// L3.
  @Test("A text stands for itself", arguments: ["", "a", "a/b", "%2F", "é", "\0"])
  func text(_ text: String) {
    #expect(text.linkText == text)
    #expect(String(linkText: text) == text)
  }

  /// L3.
  @Test("A choice is written by its raw value; any other is none")
  func choice() {
    #expect(Genre.play.linkText == "play")
    #expect(Genre(linkText: "play") == .play)
    for text in ["", "Play", "PLAY", "play ", "poem"] { #expect(Genre(linkText: text) == nil) }
  }

  /// L3.
  @Test("A raw value may be a number")
  func rawNumber() {
    #expect(Floor.cellar.linkText == "-1")
    #expect(Floor(linkText: "0") == .ground)
    for text in ["-01", "1", "cellar"] { #expect(Floor(linkText: text) == nil) }
  }

  /// L3.
  @Test("A sample can be written and read")
  func samples() {
    #expect(Int(linkText: Int.sample.linkText) == .sample)
    #expect(String(linkText: String.sample.linkText) == .sample)
    #expect(Genre(linkText: Genre.sample.linkText) == .sample)
  }
}

private enum Floor: Int, LinkValue {
  case cellar = -1
  case ground

  static var sample: Floor { .ground }
}
