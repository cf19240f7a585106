import Foundation
import Links
import RoutingSamples
import TestTopics
import Testing

@Suite("Values in links", .tags(.links))
struct LinkValueTests {
  @Test("A number is written in decimal digits and read back", arguments: [0, 1, -1, 42, .min, .max])
  func number(_ number: Int) {
    #expect(number.linkText == "\(number)")
    #expect(Int(linkText: number.linkText) == number)
  }

  @Test(
    "A number in any other spelling is no number",
    arguments: [
      "", " ", "+1", "01", "00", "-0", "-01", "1 ", " 1", "1.0", "1e3", "0x1", "1_000", "--1", "-", "٣", "１", "1\0",
      "9223372036854775808", "-9223372036854775809",
    ])
  func noNumber(_ text: String) {
    #expect(Int(linkText: text) == nil)
  }

  @Test("A text stands for itself", arguments: ["", "a", "a/b", "%2F", "é", "\0"])
  func text(_ text: String) {
    #expect(text.linkText == text)
    #expect(String(linkText: text) == text)
  }

  @Test("A choice is written by its raw value; any other is none")
  func choice() {
    #expect(Genre.play.linkText == "play")
    #expect(Genre(linkText: "play") == .play)
    for text in ["", "Play", "PLAY", "play ", "poem"] { #expect(Genre(linkText: text) == nil) }
  }

  @Test("A raw value may be a number")
  func rawNumber() {
    #expect(Floor.cellar.linkText == "-1")
    #expect(Floor(linkText: "0") == .ground)
    for text in ["-01", "1", "cellar"] { #expect(Floor(linkText: text) == nil) }
  }

  @Test("A choice is read byte for byte, and not by what Unicode calls equal")
  func rawBytes() {
    #expect(Letter(rawValue: "\u{212A}") == .kelvin)
    #expect(Letter(linkText: "K") == .kelvin)
    #expect(Letter(linkText: "\u{212A}") == nil)
  }

  @Test("A UUID is written in capitals; any other spelling is none")
  func uuid() {
    let text = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(UUID(linkText: text)?.linkText == text)
    for text in [
      text.lowercased(), String(text.dropLast()), text + "0", "{\(text)}", "E621E1F8C36C495A93FC0C247A3E6E5F",
    ] {
      #expect(UUID(linkText: text) == nil)
    }
    #expect(UUID(linkText: UUID.sample.linkText) == .sample)
  }

  @Test(
    "A date is written to the second in UTC, whatever the locale and the time zone",
    arguments: [
      (0, "19700101T000000Z"), (1_795_238_157, "20261121T051557Z"), (951_782_400, "20000229T000000Z"),
      (-1, "19691231T235959Z"), (253_402_300_799, "99991231T235959Z"),
    ] as [(TimeInterval, String)])
  func date(_ seconds: TimeInterval, _ text: String) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(date.linkText == text)
    #expect(Date(linkText: text) == date)
  }

  @Test(
    "Any other spelling of a date is none",
    arguments: [
      "", "20261121", "20261121T051557", "2026-11-21T05:15:57Z", "20261121T051557+0100", "20261121T051557z",
      "20260230T000000Z", "20261321T000000Z", "20261121T251557Z", "20261121T051557.5Z", " 20261121T051557Z",
    ])
  func noDate(_ text: String) { #expect(Date(linkText: text) == nil) }

  @Test(
    "A date that has no spelling gives a text that no date is read from",
    arguments: [253_402_300_800, -62_167_219_201, 1e300, .nan, .infinity, -.infinity] as [TimeInterval])
  func unwritableDate(_ seconds: TimeInterval) {
    #expect(Date(linkText: Date(timeIntervalSince1970: seconds).linkText) == nil)
  }

  @Test(
    "The first and the last second that have a spelling come back",
    arguments: [-62_167_219_200, 253_402_300_799] as [TimeInterval])
  func edges(_ seconds: TimeInterval) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(Date(linkText: date.linkText) == date)
  }

  @Test("A floating-point number is written in its shortest form, and infinities and NaN are not")
  func double() {
    for number in [0, -0.0, 0.1, 1e16, -1.5e-300, .greatestFiniteMagnitude] {
      #expect(Double(linkText: number.linkText)?.bitPattern == number.bitPattern)
    }
    for text in ["", "1", "01.0", "+1.0", "0x1p3", "nan", "inf", " 1.0", "1e400"] {
      #expect(Double(linkText: text) == nil)
    }
    for number in [Double.nan, .infinity, -.infinity] { #expect(Double(linkText: number.linkText) == nil) }
  }

  @Test("A truth value is written as a word")
  func bool() {
    #expect([true, false].map(\.linkText) == ["true", "false"])
    #expect(["true", "false", "True", "1", ""].map(Bool.init(linkText:)) == [true, false, nil, nil, nil])
  }

  @Test("A sample can be written and read")
  func samples() {
    #expect(Int(linkText: Int.sample.linkText) == .sample)
    #expect(String(linkText: String.sample.linkText) == .sample)
    #expect(Genre(linkText: Genre.sample.linkText) == .sample)
  }
}

private enum Letter: String, LinkValue {
  case kelvin = "K"

  static var sample: Letter { .kelvin }
}

private enum Floor: Int, LinkValue {
  case cellar = -1
  case ground

  static var sample: Floor { .ground }
}
