public import Services

/// The posts of a service together with the account's own posts.
///
/// The storage holds the account's own posts, one per line, with a tab between title and body. The identifier of a post
/// is a constant above all service identifiers plus its line number. Lines are therefore only appended, so that a link
/// to a post stays valid.
public actor OwnPosts: PostsService {
  private static let firstID = 1_000_001

  private let service: any PostsService
  private let storage: any Storage
  private let ownAuthor: Author
  private let file: String

  /// Adds the own posts of an account to those of a service.
  public init(_ account: Account, among service: any PostsService, storage: any Storage) {
    self.service = service
    self.storage = storage
    ownAuthor = Author(id: .init(rawValue: Self.firstID), name: account.name, about: "Posts written on this device.")
    file = account.fileName("posts")
  }

  /// Saves a new post and returns it with its identifier.
  ///
  /// Existing lines stay unchanged, even ones that can't be parsed. Throws `StorageError`, or `CancellationError` if
  /// the task is canceled before the post is saved.
  func add(_ draft: PostDraft) throws -> Post {
    try Task.checkCancellation()
    var bytes = try storage.read(file) ?? []
    if let last = bytes.last, last != 10 { bytes.append(10) }
    let post = Post(
      id: id(ofLine: bytes.split(separator: 10).count), author: ownAuthor.id, title: draft.title, body: draft.body)
    bytes += "\(Self.escaped(post.title))\t\(Self.escaped(post.body))\n".utf8
    try storage.write(bytes, to: file)
    return post
  }

  /// Returns the posts of the service, then the account's own.
  public func posts() async throws -> [Post] { try await service.posts() + ownPosts() }

  /// Returns a post of the service or of the account.
  public func post(_ id: Post.ID) async throws -> Post {
    guard id.rawValue >= Self.firstID else { return try await service.post(id) }
    guard let post = try ownPosts().first(where: { $0.id == id }) else {
      throw ServiceError.notFound("post \(id.rawValue)")
    }
    return post
  }

  /// Returns the comments on a post; an own post has none.
  public func comments(on post: Post.ID) async throws -> [Comment] {
    guard post.rawValue >= Self.firstID else { return try await service.comments(on: post) }
    try Task.checkCancellation()
    return []
  }

  /// Returns an author of the service, or the account as an author.
  public func author(_ id: Author.ID) async throws -> Author {
    guard id == ownAuthor.id else { return try await service.author(id) }
    try Task.checkCancellation()
    return ownAuthor
  }

  /// Returns the posts of an author, or the account's own.
  public func posts(by author: Author.ID) async throws -> [Post] {
    author == ownAuthor.id ? try ownPosts() : try await service.posts(by: author)
  }

  /// Returns the account's own posts.
  ///
  /// Throws `ServiceError` or `CancellationError`, like a service.
  private func ownPosts() throws -> [Post] {
    try Task.checkCancellation()
    do {
      return try storedPosts()
    } catch {
      throw ServiceError.unavailable("\(error)")
    }
  }

  private func storedPosts() throws(StorageError) -> [Post] {
    let lines = (try storage.read(file) ?? []).split(separator: 10).enumerated()
    return lines.compactMap { index, line in
      let parts = String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      return Post(
        id: id(ofLine: index), author: ownAuthor.id, title: Self.unescaped(parts[0]), body: Self.unescaped(parts[1]))
    }
  }

  private func id(ofLine index: Int) -> Post.ID { .init(rawValue: Self.firstID + index) }

  /// Escapes tabs and line breaks, which separate fields and posts in the file.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let letter: Unicode.Scalar? = ["\\": "\\", "\n": "n", "\r": "r", "\t": "t"][scalar]
      if letter != nil { result.append("\\") }
      result.append(letter ?? scalar)
    }
    return String(result)
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result.append(["n": "\n", "r": "\r", "t": "\t"][scalar] ?? scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
