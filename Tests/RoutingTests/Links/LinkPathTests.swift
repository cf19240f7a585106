import Testing

@testable import Routing

@Suite("Paths of routes")
struct LinkPathTests {
  @Test("A path prints as it stands in a link, with its values escaped")
  func printing() {
    let (text, number) = ("a/b", 7)
    let paths: [(LinkPath, String)] = [
      ("", ""), ("shelf", "shelf"), ("my/shelf", "my/shelf"), ("books/\(number)", "books/7"),
      ("\(number)/pages/\(text)", "7/pages/a%2Fb"), ("search?text=\(text)", "search?text=a%2Fb"),
      ("search?text=\(text)&page=\(number)", "search?text=a%2Fb&page=7"), ("search?sort=new", "search?sort=new"),
      ("authors/\("")", "authors/"), ("search?text=\("")", "search?text="), ("dots/\("..")", "dots/%2E%2E"),
      ("two words", "two%20words"),
    ]
    for (path, text) in paths {
      #expect(path.description == text)
      #expect(path.problem == nil)
    }
  }

  @Test(
    "A value stays one part, whatever characters it holds",
    arguments: ["a/b", "?", "a?b=c", "&", "=", "&a=b", "/", "", "..", "%2F", "#", "*", "\(1)"])
  func values(_ value: String) {
    let segment: LinkPath = "authors/\(value)"
    #expect(segment.segments.map(\.text) == ["authors", value])
    #expect(segment.parameters.isEmpty)

    let parameter: LinkPath = "search?text=\(value)&page=\(1)"
    #expect(parameter.segments.map(\.text) == ["search"])
    #expect(parameter.parameters.map(\.key) == ["text", "page"])
    #expect(parameter.parameters.map(\.value.text) == [value, "1"])
    #expect(segment.problem == nil && parameter.problem == nil)
  }

  @Test("A pattern has a mark for each value, and a literal mark is escaped")
  func pattern() {
    let (text, number) = ("x", 7)
    let patterns: [(LinkPath, String)] = [
      ("books/\(number)", "books/*"), ("books/\(number)/by/\(text)", "books/*/by/*"), ("books/*", "books/%2A"),
      ("search?text=\(text)&sort=new", "search?text=*&sort=new"),
    ]
    for (path, pattern) in patterns { #expect(path.pattern == pattern) }
  }

  @Test("A path that is not well declared says so")
  func malformed() {
    let (a, b) = (1, 2)
    let badSegments: [LinkPath] = [
      "/shelf", "shelf/", "my//shelf", "books\(a)", "\(a)books", "\(a)\(b)", "books/\(a)\(b)", "books//\(a)", "/",
      "/?a=\(a)", "shelf/?a=b",
    ]
    let badParameters: [LinkPath] = [
      "search?", "search?text", "search?text=", "search?=", "search?=\(a)", "search?\(a)=\(b)", "search?\(a)",
      "search?text=\(a)&", "search?&text=\(a)", "search?text=\(a)&&page=\(b)", "search?text=x\(a)",
      "search?text=\(a)\(b)", "search?text=\(a)=\(b)", "search?a=\(a)?b=\(b)",
    ]
    for path in badSegments { #expect(path.problem == "a segment is either text or one value", "\(path)") }
    for path in badParameters {
      #expect(path.problem == "a parameter is a name, “=”, and text or one value", "\(path)")
    }
  }

  @Test("A route's link is its module and its path")
  func link() {
    #expect(LibraryRoute.book(7).link.description == "app://library/books/7")
    #expect(
      LibraryRoute.search(text: "a b", page: 2).link.description == "app://library/search?text=a%20b&page=2")
    #expect(Link(module: "library").description == "app://library")
  }
}
