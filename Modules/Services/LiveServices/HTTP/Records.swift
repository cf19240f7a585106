import Services

struct PostRecord: ListRecord {
  var userId: RecordID
  var id: RecordID
  var title: Words
  /// The text, possibly empty.
  var body: String

  static let name = "post"
  static let ownerField: any CodingKey = CodingKeys.userId
  var owner: RecordID { userId }

  var value: Post {
    Post(
      id: .init(rawValue: id.number), author: .init(rawValue: userId.number), title: title.text, body: body)
  }
}

struct AuthorRecord: Decodable {
  struct Company: Decodable { var catchPhrase: Words }

  var id: RecordID
  var name: Words
  /// The source of `about`, for which JSONPlaceholder has no field.
  var company: Company

  var author: Author {
    Author(id: .init(rawValue: id.number), name: name.text, about: company.catchPhrase.text)
  }
}

struct CommentRecord: ListRecord {
  var postId: RecordID
  var id: RecordID
  var name: Words
  /// The text, possibly empty.
  var body: String

  static let name = "comment"
  static let ownerField: any CodingKey = CodingKeys.postId
  var owner: RecordID { postId }

  var value: Comment {
    Comment(id: id.number, post: .init(rawValue: postId.number), name: name.text, body: body)
  }
}

/// A record of a list, with an identifier that is unique there.
protocol ListRecord: Decodable {
  associatedtype Value: Sendable
  /// What an item of the list is called.
  static var name: String { get }
  /// The field of `owner`.
  static var ownerField: any CodingKey { get }

  var id: RecordID { get }
  /// The author of a post, or the post of a comment.
  var owner: RecordID { get }
  var value: Value { get }
}

/// An identifier from 1 to a million; posts written on the device have larger ones.
struct RecordID: Decodable, Hashable {
  let number: Int

  init(from decoder: any Decoder) throws {
    // The error of `JSONDecoder` doesn't name the field of a fraction or a number out of range.
    guard let number = try? decoder.singleValueContainer().decode(Int.self) else {
      throw FieldProblem(decoder.codingPath, "is not a whole number")
    }
    self.number = number
    guard (1...1_000_000).contains(number) else {
      throw FieldProblem(decoder.codingPath, "is \(number), and should be from 1 to 1000000")
    }
  }

  func expect(_ number: Int, _ field: String) throws(ServiceError) {
    guard self.number == number else {
      throw .badAnswer("“\(field)” is \(self.number), and should be \(number)")
    }
  }
}

/// Text that isn't blank.
struct Words: Decodable, Equatable {
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    guard !text.allSatisfy(\.isWhitespace) else { throw FieldProblem(decoder.codingPath, "is empty") }
  }
}
