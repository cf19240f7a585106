import TestTopics
import Testing

@testable import Links

@Suite("The grammar of links: accepted links", .tags(.links))
struct LinkGrammarTests {
  @Test("A link is parsed into its decoded parts and prints in canonical form", arguments: GoodLink.all)
  func accepted(_ good: GoodLink) throws {
    let link = try DeepLink(good.text)
    #expect((link.module, link.segments) == (good.module, good.segments))
    #expect(link.parameters.map { [$0.key, $0.value] } == good.parameters)
    #expect(Array(link.description.utf8) == Array(good.canonical.utf8))
    #expect(try DeepLink(link.description) == link)
  }

  @Test("Every reserved byte is escaped in uppercase hexadecimal")
  func everyByte() throws {
    for byte in 0...127 as ClosedRange<UInt8> {
      let character = String(Unicode.Scalar(byte))
      let text = DeepLink(module: "m", path: "a/\(character + "x")").description
      let isPlain = character.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-._~".unicodeScalars.contains($0)
      }
      let hex = (byte < 16 ? "0" : "") + String(byte, radix: 16).uppercased()
      #expect(text == "app://m/a/" + (isPlain ? character : "%" + hex) + "x")
      #expect(try DeepLink(text).segments == ["a", character + "x"])
    }
  }

  @Test("A link made from parts escapes them as needed")
  func parts() throws {
    let link = try DeepLink(
      module: "library", segments: ["a/b", "..", ""],
      parameters: [.init(key: "a=", value: "&?"), .init(key: "é", value: "")])
    #expect(link.description == "app://library/a%2Fb/%2E%2E/?a%3D=%26%3F&%C3%A9=")
  }

  @Test("Invalid parts are refused, and the error doesn't repeat a secret")
  func badParts() {
    let bad: [(String, [String], [DeepLink.Parameter], DeepLinkError.Part)] = [
      ("", [], [], .module), ("a/b", [], [], .module), ("a?b=c", [], [], .module),
      ("m", Array(repeating: "a", count: 17), [], .segment), ("m", [String(repeating: "a", count: 2_048)], [], .link),
      ("m", [], [.init(key: "", value: "a")], .key),
      ("m", [], [.init(key: "a", value: "1"), .init(key: "a", value: "2")], .key),
      ("m", [], [.init(key: "pin", value: "hunter2")], .key),
    ]
    for (module, segments, parameters, part) in bad {
      let error = #expect(throws: DeepLinkError.self) {
        try DeepLink(module: module, segments: segments, parameters: parameters)
      }
      #expect(error?.part == part)
      #expect(error.map { !"\($0)".contains("hunter2") } ?? false)
    }
  }

  @Test("Canonically equivalent texts make different parameters")
  func bytes() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(DeepLink.Parameter(key: "a", value: "\u{E9}") != DeepLink.Parameter(key: "a", value: "e\u{301}"))
    #expect(DeepLink.Parameter(key: "\u{E9}", value: "a") != DeepLink.Parameter(key: "e\u{301}", value: "a"))
  }
}

/// A valid link, its expected parts, and its canonical spelling.
struct GoodLink: CustomTestStringConvertible {
  var text: String
  var module = "library"
  var segments: [String] = []
  var parameters: [[String]] = []
  /// The canonical spelling; by default the text itself.
  var canonical: String

  var testDescription: String { text }

  init(
    _ text: String, module: String = "library", _ segments: [String] = [], _ parameters: [[String]] = [],
    prints canonical: String? = nil
  ) {
    self.text = text
    self.module = module
    self.segments = segments
    self.parameters = parameters
    self.canonical = canonical ?? text
  }

  static let all = [
    GoodLink("app://library"),
    GoodLink("app://a", module: "a"),
    GoodLink("app://Log-In-2", module: "Log-In-2"),
    GoodLink("app://library/books/7", ["books", "7"]),
    GoodLink("app://library/-._~", ["-._~"]),
    GoodLink("app://library/...", ["..."]),
    GoodLink("app://library/.a", [".a"]),
    GoodLink("app://library/%2E", ["."]),
    GoodLink("app://library/%2E%2E/a", ["..", "a"]),
    GoodLink("app://library/a//b", ["a", "", "b"]),
    GoodLink("app://library//b", ["", "b"]),
    GoodLink("app://library/a/", ["a", ""]),
    GoodLink("app://library/a%2Fb", ["a/b"]),
    GoodLink("app://library/%252F", ["%2F"]),
    GoodLink("app://library/a%20b%2Bc", ["a b+c"]),
    GoodLink("app://library/%C3%A9", ["é"]),
    GoodLink("app://library/%00", ["\0"]),
    GoodLink("app://library/%F0%9F%93%9A", ["📚"]),
    GoodLink("app://library?a=b", [], [["a", "b"]]),
    GoodLink("app://library?a=", [], [["a", ""]]),
    GoodLink("app://library?b=1&a=2", [], [["b", "1"], ["a", "2"]]),
    GoodLink("app://library?a=1&A=2", [], [["a", "1"], ["A", "2"]]),
    GoodLink("app://library/x?a%3D=%26%3D%23%3F", ["x"], [["a=", "&=#?"]]),
    GoodLink("app://library?a=..", [], [["a", ".."]]),
    GoodLink("app://library?a=%2e%2E", [], [["a", ".."]], prints: "app://library?a=.."),
    GoodLink("app://library/a%2fb", ["a/b"], prints: "app://library/a%2Fb"),
    GoodLink("app://library/%c3%A9", ["é"], prints: "app://library/%C3%A9"),
    GoodLink("app://library/%62ooks", ["books"], prints: "app://library/books"),
    GoodLink("app://library/%7E%2D", ["~-"], prints: "app://library/~-"),
    GoodLink("app://library/%2e%2E", [".."], prints: "app://library/%2E%2E"),
    GoodLink("app://library/.%2E", [".."], prints: "app://library/%2E%2E"),
    GoodLink("app://library?%61=%62", [], [["a", "b"]], prints: "app://library?a=b"),
    // The keys are canonically equivalent in Unicode but differ in bytes, so they are distinct keys.
    GoodLink("app://library?%C3%A9=1&e%CC%81=2", [], [["\u{E9}", "1"], ["e\u{301}", "2"]]),
    GoodLink(
      "app://library?%c3%a9=1&e%cc%81=2", [], [["\u{E9}", "1"], ["e\u{301}", "2"]],
      prints: "app://library?%C3%A9=1&e%CC%81=2"),
  ]
}
