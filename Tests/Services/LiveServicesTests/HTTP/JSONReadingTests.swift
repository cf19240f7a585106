import Services
import TestTopics
import Testing

@testable import LiveServices

@Suite("Invalid answers of the server", .tags(.services))
struct JSONReadingTests {
  private func read(_ text: String) throws -> [PostRecord] {
    try JSONReading.read([PostRecord].self, from: .init(status: 200, body: Array(text.utf8)))
  }

  @Test("A post is decoded, and unknown fields are ignored")
  func post() throws {
    let posts = try read(
      #" [ {"userId": 3, "id": 7, "title": "Cairns", "body": "Stones,\n{\"a\":1,} 🧭", "more": [1, {"x": null}]} ] "#)
    #expect(
      posts.map(\.post) == [
        Post(id: .init(rawValue: 7), author: .init(rawValue: 3), title: "Cairns", body: "Stones,\n{\"a\":1,} 🧭")
      ])
  }

  @Test(
    "The error for an invalid field names it",
    arguments: [
      ("id", "0", "is 0, and should be from 1 to 1000000"),
      ("id", "1000001", "is 1000001, and should be from 1 to 1000000"),
      ("id", "1.5", "is not a whole number"), ("id", "99999999999999999999", "is not a whole number"),
      ("id", #""7""#, "is not a whole number"), ("id", "null", "is not a whole number"),
      ("userId", "true", "is not a whole number"), ("userId", nil, "is missing"), ("title", #"["a"]"#, "is not text"),
      ("title", #""""#, "is empty"), ("body", "7", "is not text"),
    ] as [(String, String?, String)])
  func wrongField(name: String, value: String?, problem: String) {
    var fields = ["id": "7", "userId": "3", "title": #""a""#, "body": #""b""#]
    fields[name] = value
    let object = fields.map { #""\#($0)": \#($1)"# }.joined(separator: ", ")
    #expect(throws: ServiceError.badAnswer("“\(name)” of item 1 \(problem)")) { try read("[{\(object)}]") }
  }

  @Test("The error for a field of a nested object contains its path")
  func nested() {
    let text = #"{"id": 3, "name": "Aoife", "company": {"catchPhrase": ""}}"#
    #expect(throws: ServiceError.badAnswer("“company.catchPhrase” is empty")) {
      try JSONReading.read(AuthorRecord.self, from: .init(status: 200, body: Array(text.utf8)))
    }
  }

  @Test(
    "The error for invalid JSON says what is wrong and where",
    arguments: [
      ("", "it is empty"), ("[", "it is no valid JSON"), ("[1,]", "item 1 is not an object"),
      ("[] []", "it is no valid JSON"), ("nonsense", "it is no valid JSON"), ("{}", "it is not a list"),
      ("[ , ]", "it is no valid JSON"), ("[,\n]", "it is no valid JSON"),
    ])
  func noJSON(text: String, problem: String) {
    #expect(throws: ServiceError.badAnswer(problem)) { try read(text) }
  }

  @Test("A list is sorted by id, and a duplicate id is refused")
  func order() throws {
    let items = [3, 1, 2].map { #"{"id": \#($0), "userId": 3, "title": "a", "body": "b"}"# }
    let posts = try read("[\(items.joined(separator: ","))]")
    #expect(try posts.inOrder("post").map(\.id.number) == [1, 2, 3])
    #expect(throws: ServiceError.badAnswer("post 2 is in it twice")) { try (posts + [posts[2]]).inOrder("post") }
  }

  @Test("Deeply nested JSON is refused without a crash")
  func deep() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: ServiceError.badAnswer("it is no valid JSON")) { try read(text) }
  }
}
