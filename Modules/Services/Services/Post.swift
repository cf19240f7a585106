public import Links

/// A post.
public struct Post: Hashable, Identifiable, Sendable {
  /// A positive number.
  public struct ID: RawRepresentable, LinkValue {
    /// The number in links.
    public var rawValue: Int
    /// Creates an identifier.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The identifier, unique among posts.
  public var id: ID
  /// The author.
  public var author: Author.ID
  /// The title, in one line.
  public var title: String
  /// The paragraphs, separated by empty lines.
  public var body: String

  /// The first line of the body; `nil` if the body is empty.
  public var firstLine: String? { body.split(maxSplits: 1, whereSeparator: \.isNewline).first.map(String.init) }

  /// Creates a post without validation.
  public init(id: ID, author: Author.ID, title: String, body: String) {
    self.id = id
    self.author = author
    self.title = title
    self.body = body
  }
}

/// An author of posts.
public struct Author: Hashable, Identifiable, Sendable {
  /// A positive number.
  public struct ID: RawRepresentable, LinkValue {
    /// The number in links.
    public var rawValue: Int
    /// Creates an identifier.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The identifier, unique among authors.
  public var id: ID
  /// The name.
  public var name: String
  /// A description in one sentence.
  public var about: String

  /// Creates an author without validation.
  public init(id: ID, name: String, about: String) {
    self.id = id
    self.name = name
    self.about = about
  }
}

/// A comment on a post.
public struct Comment: Hashable, Identifiable, Sendable {
  /// A positive number, unique among comments.
  public var id: Int
  /// The commented post.
  public var post: Post.ID
  /// The name of the commenter.
  public var name: String
  /// The text.
  public var body: String

  /// Creates a comment without validation.
  public init(id: Int, post: Post.ID, name: String, body: String) {
    self.id = id
    self.post = post
    self.name = name
    self.body = body
  }
}
