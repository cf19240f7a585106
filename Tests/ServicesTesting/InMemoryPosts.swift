public import Services

/// A posts service that returns fixed content without suspending.
public struct InMemoryPosts: PostsService {
  private let all: [Post]
  private let authors: [Author]
  private let comments: [Comment]

  /// Creates a service with this content.
  public init(_ posts: [Post], authors: [Author] = [], comments: [Comment] = []) {
    all = posts
    self.authors = authors
    self.comments = comments
  }

  /// Returns all posts.
  public func posts() async throws -> [Post] { try answer(all) }
  /// Returns a post.
  public func post(_ id: Post.ID) async throws -> Post { try answer(all.first { $0.id == id }, "post \(id.rawValue)") }
  /// Returns the comments on a post.
  public func comments(on post: Post.ID) async throws -> [Comment] { try answer(comments.filter { $0.post == post }) }
  /// Returns an author.
  public func author(_ id: Author.ID) async throws -> Author {
    try answer(authors.first { $0.id == id }, "author \(id.rawValue)")
  }
  /// Returns the posts of an author.
  public func posts(by author: Author.ID) async throws -> [Post] { try answer(all.filter { $0.author == author }) }

  private func answer<Value>(_ value: Value?, _ name: String = "") throws -> Value {
    try Task.checkCancellation()
    guard let value else { throw ServiceError.notFound(name) }
    return value
  }
}
