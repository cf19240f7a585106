public import Services

/// A posts service whose answers are given by the test.
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

  /// Creates a service without answers.
  ///
  /// - Parameter waits: Whether a call suspends until its answer is given; otherwise a call without an answer fails.
  public init(waits: Bool = false) {
    list = Answers(waits: waits)
    post = Answers(waits: waits)
    comments = Answers(waits: waits)
    author = Answers(waits: waits)
    postsByAuthor = Answers(waits: waits)
  }

  /// Returns the next answer of `list`.
  public func posts() async throws -> [Post] { try await list.next() }
  /// Returns the next answer of `post`.
  public func post(_ id: Post.ID) async throws -> Post { try await post.next() }
  /// Returns the next answer of `comments`.
  public func comments(on post: Post.ID) async throws -> [Comment] { try await comments.next() }
  /// Returns the next answer of `author`.
  public func author(_ id: Author.ID) async throws -> Author { try await author.next() }
  /// Returns the next answer of `postsByAuthor`.
  public func posts(by author: Author.ID) async throws -> [Post] { try await postsByAuthor.next() }
}

/// An accounts service whose answers are given by the test.
public struct StubAccounts: AccountsService {
  /// The answers to `logIn(name:password:)`.
  public let logIn = Answers<Account>()
  /// The answers to `signUp(_:password:)`.
  public let signUp = Answers<Account>()

  /// Creates a service without answers.
  public init() {}

  /// Returns the next answer of `logIn`.
  public func logIn(name: String, password: Password) async throws -> Account { try await logIn.next() }
  /// Returns the next answer of `signUp`.
  public func signUp(_ profile: Profile, password: Password) async throws -> Account { try await signUp.next() }
}
