/// A source of posts.
///
/// A call can take long. If its task is canceled, it throws `CancellationError`. All other errors are of type `ServiceError`.
public protocol PostsService: Sendable {
  /// Returns all posts, ordered by identifier.
  func posts() async throws -> [Post]
  /// Returns the post with this identifier.
  func post(_ id: Post.ID) async throws -> Post
  /// Returns the comments on a post, from oldest to newest.
  ///
  /// The result is empty if the post has none.
  func comments(on post: Post.ID) async throws -> [Comment]
  /// Returns the author with this identifier.
  func author(_ id: Author.ID) async throws -> Author
  /// Returns the posts of an author, ordered by identifier.
  func posts(by author: Author.ID) async throws -> [Post]
}

/// The reason why a service can't answer, as text to show.
public enum ServiceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The requested value doesn't exist; the text names it.
  case notFound(String)
  /// The service can't be reached or doesn't answer; the text is the reason.
  case unavailable(String)
  /// The answer can't be parsed; the text describes the problem.
  case badAnswer(String)

  /// The reason as a sentence to show.
  public var description: String {
    switch self {
    case .notFound(let what): "There is no \(what)."
    case .unavailable(let why): "This can't be loaded: \(why)."
    case .badAnswer(let what): "The server's answer can't be read: \(what)."
    }
  }
}
