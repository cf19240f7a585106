public import Services

/// Posts that answer what a test gives.
public struct StubPosts: PostsService {
  /// The answers to `posts()`.
  public let list: Answers<[Post]>
  /// The answers to `post(_:)`.
  public let post: Answers<Post>
  /// The answers to `comments(on:)`.
  public let comments: Answers<[Comment]>
  /// The answers to `author(_:)`.
  public let author: Answers<Author>
  /// The answers to `posts(by:)`.
  public let postsByAuthor: Answers<[Post]>

  /// Posts without any answer yet.
  ///
  /// - Parameter waits: Whether a call waits for its answer; otherwise it fails when there is none.
  public init(waits: Bool = false) {
    list = Answers(waits: waits)
    post = Answers(waits: waits)
    comments = Answers(waits: waits)
    author = Answers(waits: waits)
    postsByAuthor = Answers(waits: waits)
  }

  /// Takes the next answer.
  public func posts() async throws -> [Post] { try await list.next() }
  /// Takes the next answer.
  public func post(_ id: Post.ID) async throws -> Post { try await post.next() }
  /// Takes the next answer.
  public func comments(on post: Post.ID) async throws -> [Comment] { try await comments.next() }
  /// Takes the next answer.
  public func author(_ id: Author.ID) async throws -> Author { try await author.next() }
  /// Takes the next answer.
  public func posts(by author: Author.ID) async throws -> [Post] { try await postsByAuthor.next() }
}

/// Accounts that answer what a test gives.
public struct StubAccounts: AccountsService {
  /// The answers to `logIn(name:password:)`.
  public let logIn = Answers<Account>()
  /// The answers to `signUp(_:password:)`.
  public let signUp = Answers<Account>()

  /// Accounts without any answer yet.
  public init() {}

  /// Takes the next answer.
  public func logIn(name: String, password: Password) async throws -> Account { try await logIn.next() }
  /// Takes the next answer.
  public func signUp(_ profile: Profile, password: Password) async throws -> Account { try await signUp.next() }
}
