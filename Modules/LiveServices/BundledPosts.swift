public import Services

/// The posts that come with the app.
public struct BundledPosts: PostsService {
  /// Offers the posts that come with the app.
  public init() {}

  /// All posts, in the order of their ids.
  public func posts() async throws -> [Post] {
    try Task.checkCancellation()
    return Bundled.posts
  }

  /// One post; throws `ServiceError.notFound` when there is none of that id.
  public func post(_ id: Post.ID) async throws -> Post {
    try Task.checkCancellation()
    guard let post = Bundled.posts.first(where: { $0.id == id }) else {
      throw ServiceError.notFound("post \(id.rawValue)")
    }
    return post
  }

  /// The comments on a post; none when there is no such post.
  public func comments(on post: Post.ID) async throws -> [Comment] {
    try Task.checkCancellation()
    return Bundled.comments.filter { $0.post == post }
  }

  /// One author; throws `ServiceError.notFound` when there is none of that id.
  public func author(_ id: Author.ID) async throws -> Author {
    try Task.checkCancellation()
    guard let author = Bundled.authors.first(where: { $0.id == id }) else {
      throw ServiceError.notFound("author \(id.rawValue)")
    }
    return author
  }

  /// The posts of an author; none when there is no such author.
  public func posts(by author: Author.ID) async throws -> [Post] {
    try Task.checkCancellation()
    return Bundled.posts.filter { $0.author == author }
  }
}
