import Services
import TestTopics
import Testing

@testable import LiveServices

@Suite("Invalid answers of the server", .tags(.services))
struct JSONReadingTests {
  private func items(_ text: String, by author: Int? = nil) throws -> ReadableItems<PostRecord> {
    let answer = HTTPAnswer(status: 200, body: Array(text.utf8))
    return try ReadableItems(try JSONReading.read([ListItem<PostRecord>].self, from: answer), of: author)
  }

  private func read(_ text: String) throws -> [Post] { try items(text).values }

  @Test("A post is decoded, and unknown fields are ignored")
  func post() throws {
    let posts = try read(
      #" [ {"userId": 3, "id": 7, "title": "Cairns", "body": "Stones,\n{\"a\":1,} 🧭", "more": [1, {"x": null}]} ] "#)
    #expect(
      posts == [
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
      ("null", "it is not a list"), ("[null]", "item 1 is not an object"),
      ("[ , ]", "it is no valid JSON"), ("[,\n]", "it is no valid JSON"),
    ])
  func noJSON(text: String, problem: String) {
    #expect(throws: ServiceError.badAnswer(problem)) { try read(text) }
  }

  @Test("The readable items of a list are sorted by id; the others are counted, with the reason of the first")
  func faultyItems() throws {
    func item(_ id: String, author: Int = 3, title: String = #""a""#) -> String {
      #"{"id": \#(id), "userId": \#(author), "title": \#(title), "body": "b"}"#
    }
    let rows: [(items: [String], readable: [Int], problem: String?)] = [
      ([], [], nil), ([item("3"), item("1"), item("2")], [1, 2, 3], nil),
      ([item("1"), "null"], [1], "1 of 2 posts, because item 2 is not an object"),
      (["7", "[]", item("1")], [1], "2 of 3 posts, the first because item 1 is not an object"),
      (
        [item("1"), #"{"userId": 3, "title": "a", "body": "b"}"#], [1],
        "1 of 2 posts, because “id” of item 2 is missing"
      ),
      (
        [item("1"), item("2"), item("1", title: #""b""#), item("null")], [1, 2],
        "2 of 4 posts, the first because “id” of item 3 is 1, as in an earlier item"
      ),
      (
        [item("0"), item("0"), item("5")], [5],
        "2 of 3 posts, the first because “id” of item 1 is 0, and should be from 1 to 1000000"
      ),
      ([item("1"), item("2", author: 4)], [1], "1 of 2 posts, because “userId” of item 2 is 4, and should be 3"),
      ([item("1"), item("2", title: #""\ud800""#)], [1], "1 of 2 posts, because item 2 is no valid JSON"),
    ]
    for (texts, readable, problem) in rows {
      let items = try items("[\(texts.joined(separator: ","))]", by: 3)
      #expect(items.values.map(\.id.rawValue) == readable, "\(texts)")
      #expect(items.problem == problem.map { .incomplete($0) }, "\(texts)")
    }
  }

  @Test("Deeply nested JSON is refused without a crash")
  func deep() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: ServiceError.badAnswer("it is no valid JSON")) { try read(text) }
  }
}
