public import Services

/// The posts of a service and the account's own.
///
/// An own post's identifier is a constant above those of the service plus the number of its line. Lines are only
/// appended, so that links stay valid.
public actor OwnPosts: PostsService {
  private static let firstID = 1_000_001

  private let service: any PostsService
  private let storage: any Storage
  private let ownAuthor: Author
  private let file: String

  /// Creates a service that adds an account's own posts to those of `service`.
  init(_ account: Account, among service: any PostsService, storage: any Storage) {
    self.service = service
    self.storage = storage
    ownAuthor = Author(id: .init(rawValue: Self.firstID), name: account.name, about: "Posts written on this device.")
    file = account.fileName("posts")
  }

  static func isOwn(_ id: Post.ID) -> Bool { id.rawValue >= firstID }

  /// Saves a new post and returns it with its identifier.
  ///
  /// Existing lines stay unchanged, even unreadable ones. Throws `StorageError`, or `CancellationError` if the task is
  /// canceled before.
  func add(_ draft: PostDraft) throws -> Post {
    try Task.checkCancellation()
    var number = 0
    try storage.change(file) { bytes in
      let old = bytes ?? []
      let lines = OwnPostLines(old)
      number = lines.count
      bytes = old + lines.addition(title: draft.title, body: draft.body)
    }
    return Post(id: id(ofLine: number), author: ownAuthor.id, title: draft.title, body: draft.body)
  }

  /// Returns the posts of the service, then the account's own.
  public func posts() async throws -> [Post] {
    do {
      return try await service.posts() + ownPosts()
    } catch let partial as PartialAnswer<[Post]> {
      throw PartialAnswer(partial.value + (try ownPosts()), problem: partial.problem)
    }
  }

  /// Returns a post.
  public func post(_ id: Post.ID) async throws -> Post {
    guard Self.isOwn(id) else { return try await service.post(id) }
    let number = id.rawValue - Self.firstID
    let lines = try ownLines().posts
    guard lines.indices.contains(number), let line = lines[number] else {
      throw ServiceError.notFound("post \(id.rawValue)")
    }
    return post(line, number)
  }

  /// Returns the comments on a post; an own post has none.
  public func comments(on post: Post.ID) async throws -> [Comment] {
    guard Self.isOwn(post) else { return try await service.comments(on: post) }
    try Task.checkCancellation()
    return []
  }

  /// Returns an author of the service, or the account as an author.
  public func author(_ id: Author.ID) async throws -> Author {
    guard id == ownAuthor.id else { return try await service.author(id) }
    try Task.checkCancellation()
    return ownAuthor
  }

  /// Returns the posts of an author.
  public func posts(by author: Author.ID) async throws -> [Post] {
    author == ownAuthor.id ? try ownPosts() : try await service.posts(by: author)
  }

  private func ownPosts() throws -> [Post] {
    try ownLines().posts.enumerated().compactMap { number, line in line.map { post($0, number) } }
  }

  /// Reads the own posts; throws `ServiceError` or `CancellationError`, like a service.
  private func ownLines() throws -> OwnPostLines {
    try Task.checkCancellation()
    do {
      return OwnPostLines(try storage.read(file) ?? [])
    } catch {
      throw ServiceError.unavailable("\(error)")
    }
  }

  private func post(_ line: OwnPostLines.Line, _ number: Int) -> Post {
    Post(id: id(ofLine: number), author: ownAuthor.id, title: line.title, body: line.body)
  }

  private func id(ofLine number: Int) -> Post.ID { .init(rawValue: Self.firstID + number) }
}
