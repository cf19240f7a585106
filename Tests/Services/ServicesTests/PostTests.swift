import Services
import TestTopics
import Testing

@Suite("Post", .tags(.services))
struct PostTests {
  @Test("The first line of a post ends before any line break", arguments: ["\n", "\r\n", "\r", "\u{2028}"])
  func firstLine(lineBreak: String) {
    let post = Post(id: .init(rawValue: 1), author: .init(rawValue: 1), title: "Buoys", body: "One.\(lineBreak)Two.")
    #expect(post.firstLine == "One.")
  }
}
