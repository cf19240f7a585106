import RoutingSamples
import TestTopics
import Testing

@testable import Links

@Suite("Link paths", .tags(.links))
struct LinkPathTests {
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
      #expect(throws: PatternFault.self, "\(path)") { try PathLesson(forms: []) { _ in path }.learn() }
    }
  }
}
