package import Services

/// A posts service whose answers the test gives.
package struct StubPosts: PostsService {
  package let list: Answers<[Post]>
  package let post: Answers<Post>
  package let comments: Answers<[Comment]>
  package let author: Answers<Author>
  package let postsByAuthor: Answers<[Post]>

  package init(waits: Bool = false) {
    list = Answers(waits: waits)
    post = Answers(waits: waits)
    comments = Answers(waits: waits)
    author = Answers(waits: waits)
    postsByAuthor = Answers(waits: waits)
  }

  package func posts() async throws -> [Post] { try await list.next() }
  package func post(_ id: Post.ID) async throws -> Post { try await post.next() }
  package func comments(on post: Post.ID) async throws -> [Comment] { try await comments.next() }
  package func author(_ id: Author.ID) async throws -> Author { try await author.next() }
  package func posts(by author: Author.ID) async throws -> [Post] { try await postsByAuthor.next() }
}

/// An accounts service whose answers the test gives.
package struct StubAccounts: AccountsService {
  package let logIn = Answers<Account>()
  package let signUp = Answers<Account>()

  package init() {}

  package func logIn(name: String, password: Password) async throws -> Account { try await logIn.next() }
  package func signUp(_ profile: Profile, password: Password) async throws -> Account { try await signUp.next() }
}
