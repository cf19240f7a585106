import RoutingSamples
import TestTopics
import Testing

@testable import Links

@Suite("Link paths", .tags(.links))
struct LinkPathTests {
  @Test("A path prints as in a link, with its values escaped")
  func printing() {
    let (text, number) = ("a/b", 7)
    let paths: [(LinkPath, String)] = [
      ("", ""), ("shelf", "shelf"), ("my/shelf", "my/shelf"), ("books/\(number)", "books/7"),
      ("\(number)/pages/\(text)", "7/pages/a%2Fb"), ("search?text=\(text)", "search?text=a%2Fb"),
      ("search?text=\(text)&page=\(number)", "search?text=a%2Fb&page=7"), ("search?sort=new", "search?sort=new"),
      ("authors/\("")", "authors/"), ("search?text=\("")", "search?text="), ("dots/\("..")", "dots/%2E%2E"),
    ]
    for (path, text) in paths { #expect(path.description == text) }
  }

  @Test(
    "A value stays one segment or parameter with any characters",
    arguments: ["a/b", "?", "a?b=c", "&", "=", "&a=b", "/", "", "..", "%2F", "#", "*", "\(1)"])
  func values(_ value: String) {
    let author = DeepLink(module: "library", path: "authors/\(value)")
    #expect(author.segments == ["authors", value])
    #expect(author.parameters.isEmpty)

    let search = DeepLink(module: "library", path: "search?text=\(value)&page=\(1)")
    #expect(search.segments == ["search"])
    #expect(search.parameters == [.init(key: "text", value: value), .init(key: "page", value: "1")])
  }

  @Test("A pattern has an asterisk for each value, and a literal asterisk is escaped")
  func pattern() throws {
    let patterns: [(LinkPath, [String], String)] = [
      ("books/\("7")", ["7"], "books/*"), ("books/\("7")/by/\("x")", ["7", "x"], "books/*/by/*"),
      ("books/%2A", [], "books/%2A"), ("search?text=\("x")&sort=new", ["x"], "search?text=*&sort=new"),
    ]
    for (path, values, pattern) in patterns {
      let learned = try PathPattern(of: path)
      #expect(learned.description == pattern)
      #expect(learned.values(of: path) == values)
    }
  }

  @Test(
    "A pattern from text prints as the same text",
    arguments: ["", "a/*", "a/*/b?c=*&d=e", "*", "a/b%20c", "a%2Ab/%2A", "?q=*"])
  func patternText(_ text: String) throws {
    #expect(try PathPattern(text).description == text)
  }

  @Test(
    "A malformed pattern is refused", arguments: ["a b", "a*", "a/**", "a?*=b", "a?b=*c", "a?b"])
  func badPattern(_ text: String) { #expect(throws: DeepLinkError.self) { try PathPattern(text) } }

  @Test("A malformed path is reported")
  func malformed() {
    let bad: [LinkPath] = [
      "/shelf", "shelf/", "my//shelf", "books\("1")", "\("1")books", "/", "/?a=\("1")", "shelf/?a=b", "search?",
      "search?text", "search?=", "search?=\("1")", "search?\("1")", "search?text=\("1")&", "search?&text=\("1")",
      "search?text=x\("1")", "search?a=b?b=\("1")", "two words", "books/*", "a=b", "%61", "",
      "\("1")\("2")",
      "books/\("1")\("2")", "search?\("1")=\("2")", "search?text=\("1")&&page=\("2")", "search?text=\("1")\("2")",
      "search?text=\("1")=\("2")", "search?a=\("1")?b=\("2")",
    ]
    for path in bad {
      #expect(throws: PatternFault.self, "\(path)") { try PathPattern(of: path) }
    }
  }
}
