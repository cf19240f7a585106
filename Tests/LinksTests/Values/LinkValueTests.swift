import Foundation
import Links
import RoutingSamples
import TestTopics
import Testing

@Suite("Values in links", .tags(.links))
struct LinkValueTests {
  @Test("An integer is written in decimal digits and read back", arguments: [0, 1, -1, 42, .min, .max])
  func number(_ number: Int) {
    #expect(number.linkText == "\(number)")
    #expect(Int(linkText: number.linkText) == number)
  }

  @Test(
    "An integer in any other spelling is refused",
    arguments: [
      "", " ", "+1", "01", "00", "-0", "-01", "1 ", " 1", "1.0", "1e3", "0x1", "1_000", "--1", "-", "٣", "１", "1\0",
      "9223372036854775808", "-9223372036854775809",
    ])
  func noNumber(_ text: String) {
    #expect(Int(linkText: text) == nil)
  }

  @Test("A string is its own link text", arguments: ["", "a", "a/b", "%2F", "é", "\0"])
  func text(_ text: String) {
    #expect(text.linkText == text)
    #expect(String(linkText: text) == text)
  }

  @Test("An enum is written as its raw value, and any other text is refused")
  func choice() {
    #expect(Genre.play.linkText == "play")
    #expect(Genre(linkText: "play") == .play)
    for text in ["", "Play", "PLAY", "play ", "poem"] { #expect(Genre(linkText: text) == nil) }
  }

  @Test("A raw value can be an integer")
  func rawNumber() {
    #expect(Floor.cellar.linkText == "-1")
    #expect(Floor(linkText: "0") == .ground)
    for text in ["-01", "1", "cellar"] { #expect(Floor(linkText: text) == nil) }
  }

  @Test("A raw value is read in every spelling of its type")
  func rawUUID() {
    let text = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(Ticket(linkText: text.lowercased()) == Ticket(linkText: text))
    #expect(Ticket(linkText: text.lowercased())?.linkText == text)
  }

  @Test("An enum is compared byte by byte, not by canonical equivalence")
  func rawBytes() {
    #expect(Letter(rawValue: "\u{212A}") == .kelvin)
    #expect(Letter(linkText: "K") == .kelvin)
    #expect(Letter(linkText: "\u{212A}") == nil)
  }

  @Test("A UUID is read in any case and written in capitals, and any other spelling is refused")
  func uuid() {
    let text = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    for spelling in [text, text.lowercased(), "e621E1f8-C36c-495A-93fc-0c247a3e6e5F"] {
      #expect(UUID(linkText: spelling)?.linkText == text)
    }
    for text in [
      String(text.dropLast()), text + "0", " " + text, "{\(text)}", "E621E1F8C36C495A93FC0C247A3E6E5F",
      "G621E1F8-C36C-495A-93FC-0C247A3E6E5F", "",
    ] {
      #expect(UUID(linkText: text) == nil)
    }
    #expect(UUID(linkText: UUID.sample.linkText) == .sample)
  }

  @Test(
    "A date is written in UTC to the second, regardless of locale and time zone",
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
    "Any other spelling of a date is refused",
    arguments: [
      "", "20261121", "20261121T051557", "2026-11-21T05:15:57Z", "20261121T051557+0100", "20261121T051557z",
      "20260230T000000Z", "20261321T000000Z", "20261121T251557Z", "20261121T051557.5Z", " 20261121T051557Z",
    ])
  func noDate(_ text: String) { #expect(Date(linkText: text) == nil) }

  @Test(
    "A date outside the supported years has a link text that is refused",
    arguments: [253_402_300_800, -62_167_219_201, 1e300, .nan, .infinity, -.infinity] as [TimeInterval])
  func unwritableDate(_ seconds: TimeInterval) {
    #expect(Date(linkText: Date(timeIntervalSince1970: seconds).linkText) == nil)
  }

  @Test("The first second of the year 0 is preserved")
  func firstSecond() {
    let date = Date(timeIntervalSince1970: -62_167_219_200)
    #expect(Date(linkText: date.linkText) == date)
  }

  @Test("A floating-point number is written in its shortest form, without infinities and NaN")
  func double() {
    for number in [0, -0.0, 0.1, 1e16, -1.5e-300, .greatestFiniteMagnitude] {
      #expect(Double(linkText: number.linkText)?.bitPattern == number.bitPattern)
    }
    for text in ["", "1", "01.0", "+1.0", "0x1p3", "nan", "inf", " 1.0", "1e400"] {
      #expect(Double(linkText: text) == nil)
    }
    for number in [Double.nan, .infinity, -.infinity] { #expect(Double(linkText: number.linkText) == nil) }
  }

  @Test("A Boolean is written as a word")
  func bool() {
    #expect([true, false].map(\.linkText) == ["true", "false"])
    #expect(["true", "false", "True", "1", ""].map(Bool.init(linkText:)) == [true, false, nil, nil, nil])
  }

  @Test("A sample equals the value read from its link text")
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

private struct Ticket: RawRepresentable, LinkValue {
  var rawValue: UUID

  static var sample: Ticket { Ticket(rawValue: .sample) }
}

private enum Floor: Int, LinkValue {
  case cellar = -1
  case ground

  static var sample: Floor { .ground }
}
