/// Something an author wrote.
public struct Post: Hashable, Identifiable, Sendable {
  /// The identity of a post; a positive number.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The number, as links write it.
    public var rawValue: Int
    /// Makes an identity from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The identity, unique among all of its kind.
  public var id: ID
  /// Who wrote it.
  public var author: Author.ID
  /// One line.
  public var title: String
  /// Paragraphs, with an empty line between two of them.
  public var body: String

  /// Describes a post; nothing is checked here.
  public init(id: ID, author: Author.ID, title: String, body: String) {
    self.id = id
    self.author = author
    self.title = title
    self.body = body
  }
}

/// Somebody who writes posts.
public struct Author: Hashable, Identifiable, Sendable {
  /// The identity of an author; a positive number.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The number, as links write it.
    public var rawValue: Int
    /// Makes an identity from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The identity, unique among all of its kind.
  public var id: ID
  /// The name to show.
  public var name: String
  /// One sentence about the author.
  public var about: String

  /// Describes an author; nothing is checked here.
  public init(id: ID, name: String, about: String) {
    self.id = id
    self.name = name
    self.about = about
  }
}

/// What a reader says about a post.
public struct Comment: Hashable, Identifiable, Sendable {
  /// The identity; a positive number, unique among all comments.
  public var id: Int
  /// The post it belongs to.
  public var post: Post.ID
  /// The name of the reader.
  public var name: String
  /// What the reader says.
  public var body: String

  /// Describes a comment on a post; nothing is checked here.
  public init(id: Int, post: Post.ID, name: String, body: String) {
    self.id = id
    self.post = post
    self.name = name
    self.body = body
  }
}
