public import Services

/// The posts that ship with the app.
public struct BundledPosts: PostsService {
  private static let content = Result {
    try BundledContent(String(decoding: PackageResources.posts_txt, as: UTF8.self))
  }

  /// Creates the source.
  public init() {}

  /// Returns all posts.
  public func posts() async throws -> [Post] { try content().posts }

  /// Returns a post.
  public func post(_ id: Post.ID) async throws -> Post {
    guard let post = try content().posts.first(where: { $0.id == id }) else {
      throw ServiceError.notFound("post \(id.rawValue)")
    }
    return post
  }

  /// Returns the comments on a post.
  public func comments(on post: Post.ID) async throws -> [Comment] {
    try content().comments.filter { $0.post == post }
  }

  /// Returns an author.
  public func author(_ id: Author.ID) async throws -> Author {
    guard let author = try content().authors.first(where: { $0.id == id }) else {
      throw ServiceError.notFound("author \(id.rawValue)")
    }
    return author
  }

  /// Returns the posts of an author.
  public func posts(by author: Author.ID) async throws -> [Post] {
    try content().posts.filter { $0.author == author }
  }

  private func content() throws -> BundledContent {
    try Task.checkCancellation()
    return try Self.content.get()
  }
}
