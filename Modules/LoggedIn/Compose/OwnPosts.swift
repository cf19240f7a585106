import Services

/// Everybody's posts, and those that the person who is signed in has written here.
///
/// The person's own posts are kept in storage: a line each, the title and the text between tabs. Their ids begin where no
/// service's do and count the lines: that is why lines are only ever added, and a link to a post leads to that one always.
actor OwnPosts: PostsService {
  private static let firstID = 1_000_001

  private let others: any PostsService
  private let storage: any Storage
  private let person: Author
  private let file: String

  init(_ person: Account, among others: any PostsService, storage: any Storage) {
    self.others = others
    self.storage = storage
    self.person = Author(id: .init(rawValue: Self.firstID), name: person.name, about: "Posts written on this device.")
    file = person.fileName("posts")
  }

  /// Keeps a new post and gives it an id; throws `StorageError`, or `CancellationError` before anything is kept.
  ///
  /// What is in the file stays as it is, so that a line that can't be read is not lost.
  func add(_ draft: PostDraft) throws -> Post {
    try Task.checkCancellation()
    var bytes = try storage.read(file) ?? []
    if let last = bytes.last, last != 10 { bytes.append(10) }
    let post = Post(
      id: id(ofLine: bytes.split(separator: 10).count), author: person.id, title: draft.title, body: draft.body)
    bytes += "\(Self.escaped(post.title))\t\(Self.escaped(post.body))\n".utf8
    try storage.write(bytes, to: file)
    return post
  }

  func posts() async throws -> [Post] { try await others.posts() + asked() }

  func post(_ id: Post.ID) async throws -> Post {
    guard id.rawValue >= Self.firstID else { return try await others.post(id) }
    guard let post = try asked().first(where: { $0.id == id }) else {
      throw ServiceError.notFound("post \(id.rawValue)")
    }
    return post
  }

  func comments(on post: Post.ID) async throws -> [Comment] {
    guard post.rawValue >= Self.firstID else { return try await others.comments(on: post) }
    try Task.checkCancellation()
    return []
  }

  func author(_ id: Author.ID) async throws -> Author {
    guard id == person.id else { return try await others.author(id) }
    try Task.checkCancellation()
    return person
  }

  func posts(by author: Author.ID) async throws -> [Post] {
    author == person.id ? try asked() : try await others.posts(by: author)
  }

  /// The person's own posts, as a service answers; throws `ServiceError`, or `CancellationError`.
  private func asked() throws -> [Post] {
    try Task.checkCancellation()
    do {
      return try own()
    } catch {
      throw ServiceError.unavailable("\(error)")
    }
  }

  private func own() throws(StorageError) -> [Post] {
    let lines = (try storage.read(file) ?? []).split(separator: 10).enumerated()
    return lines.compactMap { index, line in
      let parts = String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      return Post(
        id: id(ofLine: index), author: person.id, title: Self.unescaped(parts[0]), body: Self.unescaped(parts[1]))
    }
  }

  private func id(ofLine index: Int) -> Post.ID { .init(rawValue: Self.firstID + index) }

  /// A tab or a line break in the text would end it in the file.
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
