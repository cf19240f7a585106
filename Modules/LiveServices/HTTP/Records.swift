import Services

/// A post as a server writes it.
struct PostRecord: Decodable, Numbered {
  var userId: RecordID
  var id: RecordID
  var title: Words
  var body: Words

  var post: Post {
    Post(
      id: .init(rawValue: id.number), author: .init(rawValue: userId.number), title: title.text, body: body.text)
  }
}

/// An author as a server writes one.
struct AuthorRecord: Decodable {
  struct Company: Decodable { var catchPhrase: Words }

  var id: RecordID
  var name: Words
  /// The nearest that the shape has to a sentence about the author.
  var company: Company

  var author: Author {
    Author(id: .init(rawValue: id.number), name: name.text, about: company.catchPhrase.text)
  }
}

/// A comment as a server writes it.
struct CommentRecord: Decodable, Numbered {
  var postId: RecordID
  var id: RecordID
  var name: Words
  var body: Words

  var comment: Comment {
    Comment(id: id.number, post: .init(rawValue: postId.number), name: name.text, body: body.text)
  }
}

/// What has an id that no other of its list may have.
protocol Numbered {
  var id: RecordID { get }
}

extension Array where Element: Numbered {
  /// The list in the order of the ids; throws when two are the same.
  func inOrder(_ name: String) throws(ServiceError) -> Self {
    let sorted = sorted { $0.id.number < $1.id.number }
    for (one, next) in zip(sorted, sorted.dropFirst()) where one.id == next.id {
      throw .badAnswer("\(name) \(one.id.number) is in it twice")
    }
    return sorted
  }
}

/// The number of a thing, from 1 to a million; larger ones are for what is made on the device.
struct RecordID: Decodable, Equatable {
  let number: Int

  init(from decoder: any Decoder) throws {
    // For a number with a fraction, or one too large, the error of the system doesn't say which field it is.
    guard let number = try? decoder.singleValueContainer().decode(Int.self) else {
      throw FieldProblem(decoder.codingPath, "is not a whole number")
    }
    self.number = number
    guard (1...1_000_000).contains(number) else {
      throw FieldProblem(decoder.codingPath, "is \(number), and should be from 1 to 1000000")
    }
  }

  /// Throws when this is not the number that was asked for.
  func expect(_ number: Int, _ field: String) throws(ServiceError) {
    guard self.number == number else {
      throw .badAnswer("“\(field)” is \(self.number), and should be \(number)")
    }
  }
}

/// Text that says something.
struct Words: Decodable, Equatable {
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    guard !text.allSatisfy(\.isWhitespace) else { throw FieldProblem(decoder.codingPath, "is empty") }
  }
}
