package import Services
import Testing

/// The rules for every `PostsService`.
package enum PostsContract: String, CaseIterable, Sendable {
  case order = "posts come in the order of their ids, each id once"
  case single = "a post that is asked for by its id is the one of the list"
  case authors = "the author of each post can be loaded, and their posts are those of the list"
  case comments = "comments belong to their post, and come in the order of their ids"
  case missing = "what isn't there is named"
  case nothing = "an unknown post has no comments, and an unknown author has no posts"
  case cancelled = "a call whose task is cancelled throws CancellationError"
  case together = "many calls at once get the answers they asked for"

  /// Checks the rule for a service with at least one post.
  package func check(_ service: any PostsService) async throws {
    let posts = try await service.posts()
    let last = try #require(posts.last)
    switch self {
    case .order:
      #expect(posts.map(\.id.rawValue) == Set(posts.map(\.id.rawValue)).sorted())
      #expect(posts.allSatisfy { $0.id.rawValue > 0 && $0.author.rawValue > 0 })
      #expect(posts.allSatisfy { !$0.title.isEmpty && !$0.body.isEmpty })
    case .single:
      for post in [posts[0], posts[posts.count / 2], last] { #expect(try await service.post(post.id) == post) }
    case .authors:
      for id in Set(posts.map(\.author)) {
        #expect(try await service.author(id).id == id)
        #expect(try await service.posts(by: id) == posts.filter { $0.author == id })
      }
    case .comments:
      for post in posts.prefix(20) {
        let comments = try await service.comments(on: post.id)
        #expect(comments.allSatisfy { $0.post == post.id && !$0.name.isEmpty && !$0.body.isEmpty })
        #expect(comments.map(\.id) == Set(comments.map(\.id)).sorted())
      }
    case .missing: await checkMissing(service)
    case .nothing:
      #expect(try await service.comments(on: .init(rawValue: 999_999)) == [])
      #expect(try await service.posts(by: .init(rawValue: 999_999)) == [])
    case .cancelled: await checkCancelling(service, last)
    case .together: try await checkConcurrentCalls(service, posts.prefix(20))
    }
  }

  private func checkMissing(_ service: any PostsService) async {
    for number in [999_999, 0, -1] {
      await #expect(throws: ServiceError.notFound("post \(number)")) {
        try await service.post(.init(rawValue: number))
      }
      await #expect(throws: ServiceError.notFound("author \(number)")) {
        try await service.author(.init(rawValue: number))
      }
    }
  }

  private func checkConcurrentCalls(_ service: any PostsService, _ posts: ArraySlice<Post>) async throws {
    let answers = try await withThrowingTaskGroup { group in
      for post in posts { group.addTask { (post, try await service.post(post.id)) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for (asked, answer) in answers { #expect(asked == answer) }
  }

  private func checkCancelling(_ service: any PostsService, _ post: Post) async {
    let calls: [@Sendable () async throws -> Void] = [
      { _ = try await service.posts() }, { _ = try await service.post(post.id) },
      { _ = try await service.comments(on: post.id) }, { _ = try await service.author(post.author) },
      { _ = try await service.posts(by: post.author) },
    ]
    for call in calls {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await call()
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }
}
