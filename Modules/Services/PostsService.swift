/// Where posts come from.
///
/// Every call may take long and may be cancelled by cancelling its task; it then throws `CancellationError`. Any other
/// error is a `ServiceError`.
public protocol PostsService: Sendable {
  /// All posts, in the order of their ids.
  func posts() async throws -> [Post]
  /// One post.
  func post(_ id: Post.ID) async throws -> Post
  /// The comments on a post, oldest first; none when nobody has said anything.
  func comments(on post: Post.ID) async throws -> [Comment]
  /// One author.
  func author(_ id: Author.ID) async throws -> Author
  /// The posts of one author, in the order of their ids.
  func posts(by author: Author.ID) async throws -> [Post]
}

/// Why a service can't answer, in words a person can act on.
public enum ServiceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no such thing; the text names it.
  case notFound(String)
  /// The service can't be reached or doesn't answer; the text says why.
  case unavailable(String)
  /// The answer can't be understood; the text says what is wrong with it.
  case badAnswer(String)

  /// The reason as a sentence that a screen can show.
  public var description: String {
    switch self {
    case .notFound(let what): "There is no \(what)."
    case .unavailable(let why): "This can't be loaded: \(why)."
    case .badAnswer(let what): "The server's answer can't be read: \(what)."
    }
  }
}
