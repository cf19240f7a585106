import LiveServices
import Services
import TestTopics
import Testing

@Suite("BundledPosts", .tags(.services))
struct BundledPostsTests {
  let service = BundledPosts()

  @Test("There are at least 60 posts by 8 authors, numbered from 1")
  func size() async throws {
    let posts = try await service.posts()
    #expect(posts.count >= 60)
    #expect(posts.map(\.id.rawValue) == Array(1...posts.count))
    #expect(Set(posts.map(\.author)).count == 8)
    #expect(Set(posts.map(\.title)).count == posts.count)
    #expect(posts.allSatisfy { !$0.title.isEmpty && !$0.body.isEmpty })
  }

  @Test("Every author can be loaded, and the posts by the author are those in the list")
  func authors() async throws {
    let posts = try await service.posts()
    for id in Set(posts.map(\.author)) {
      #expect(try await service.author(id).id == id)
      #expect(try await service.posts(by: id) == posts.filter { $0.author == id })
    }
  }

  @Test("Comments belong to their post, and some posts have none")
  func comments() async throws {
    var counts: Set<Int> = []
    for post in try await service.posts() {
      let comments = try await service.comments(on: post.id)
      #expect(comments.allSatisfy { $0.post == post.id && !$0.name.isEmpty && !$0.body.isEmpty })
      counts.insert(comments.count)
    }
    #expect(counts.contains(0))
    #expect(counts.contains(3))
  }

  @Test("Some posts contain wide characters, emoji and long words, as real text does")
  func variety() async throws {
    let text = try await service.posts().map { $0.title + $0.body }.joined()
    for part in ["道", "指南针", "🧭", "🇳🇴", "Llanfairpwll", "بوصلة", "e\u{301}"] {
      #expect(text.unicodeScalars.contains(Array(part.unicodeScalars)), "\(part) is missing")
    }
  }

  @Test("The error for a missing post or author names it", arguments: [0, -1, 1_000_000])
  func missing(number: Int) async {
    await #expect(throws: ServiceError.notFound("post \(number)")) { try await service.post(.init(rawValue: number)) }
    await #expect(throws: ServiceError.notFound("author \(number)")) {
      try await service.author(.init(rawValue: number))
    }
  }
}
