package import Services

/// A posts service that returns fixed content without suspending.
package struct InMemoryPosts: PostsService {
  private let all: [Post]
  private let authors: [Author]
  private let comments: [Comment]

  package init(_ posts: [Post], authors: [Author] = [], comments: [Comment] = []) {
    all = posts
    self.authors = authors
    self.comments = comments
  }

  package func posts() async throws -> [Post] { try answer(all) }
  package func post(_ id: Post.ID) async throws -> Post { try answer(all.first { $0.id == id }, "post \(id.rawValue)") }
  package func comments(on post: Post.ID) async throws -> [Comment] { try answer(comments.filter { $0.post == post }) }
  package func author(_ id: Author.ID) async throws -> Author {
    try answer(authors.first { $0.id == id }, "author \(id.rawValue)")
  }
  package func posts(by author: Author.ID) async throws -> [Post] { try answer(all.filter { $0.author == author }) }

  private func answer<Value>(_ value: Value?, _ name: String = "") throws -> Value {
    try Task.checkCancellation()
    guard let value else { throw ServiceError.notFound(name) }
    return value
  }
}
