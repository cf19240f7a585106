/// A source of posts.
///
/// A call whose task is canceled throws `CancellationError`, and a list with unreadable items a `PartialAnswer`; all
/// other errors are a `ServiceError`.
public protocol PostsService: Sendable {
  /// Returns all posts, ordered by identifier.
  func posts() async throws -> [Post]
  /// Returns a post, or throws `ServiceError.notFound`.
  func post(_ id: Post.ID) async throws -> Post
  /// Returns the comments on a post, oldest first; empty if there are none.
  func comments(on post: Post.ID) async throws -> [Comment]
  /// Returns an author, or throws `ServiceError.notFound`.
  func author(_ id: Author.ID) async throws -> Author
  /// Returns the posts of an author, ordered by identifier; empty if there are none.
  func posts(by author: Author.ID) async throws -> [Post]
}

/// Why a service can't answer.
public enum ServiceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The requested value, named by the text, doesn't exist.
  case notFound(String)
  /// The service can't be reached or doesn't answer, for this reason.
  case unavailable(String)
  /// The answer can't be parsed, for this reason.
  case badAnswer(String)
  /// A part of the answer, named by the text, can't be parsed.
  case incomplete(String)

  /// The reason as a sentence to show.
  public var description: String {
    switch self {
    case .notFound(let what): "There is no \(what)."
    case .unavailable(let why): "This can't be loaded: \(why)."
    case .badAnswer(let what): "The server's answer can't be read: \(what)."
    case .incomplete(let what): "Part of the server's answer can't be read: \(what)."
    }
  }

  /// Returns whether the error means that a value doesn't exist.
  public static func isNotFound(_ error: any Error) -> Bool {
    if case ServiceError.notFound = error { true } else { false }
  }
}

/// The error of an answer of which only a part can be read.
public struct PartialAnswer<Value: Sendable>: Error, CustomStringConvertible {
  /// The readable part.
  public var value: Value
  /// How much is missing, and why.
  public var problem: ServiceError

  /// The problem as a sentence to show.
  public var description: String { problem.description }

  /// Creates the error.
  public init(_ value: Value, problem: ServiceError) {
    self.value = value
    self.problem = problem
  }
}

extension Result where Success: Sendable {
  /// The value or, after a `PartialAnswer`, its readable part; otherwise `nil`.
  public var readable: Success? {
    switch self {
    case .success(let value): value
    case .failure(let error): (error as? PartialAnswer<Success>)?.value
    }
  }
}
