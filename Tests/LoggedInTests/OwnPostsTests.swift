import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedIn

@Suite("Own posts and the others are one source", .tags(.services, .screens))
@MainActor
struct OwnPostsTests {
  @Test("It keeps to the rules of posts", arguments: PostsContract.allCases)
  func contract(rule: PostsContract) async throws {
    let authors = Set(Sample.posts.map(\.author)).map { Author(id: $0, name: "Author", about: "Writes.") }
    let others = InMemoryPosts(Sample.posts, authors: authors)
    let posts = OwnPosts(Sample.ada, among: others, storage: StubStorage())
    for title in ["First", "Second"] { _ = try await posts.add(PostDraft(title: title, body: "Text.")) }
    try await rule.check(posts)
  }

  @Test("A line that can't be read costs itself only: it stays in the file, and no id is given twice")
  func unreadable() async throws {
    let storage = StubStorage(["posts-416461": "First\tText.\nneither title nor text\nThird\tcut of"])
    let posts = OwnPosts(Sample.ada, among: InMemoryPosts([]), storage: storage)
    let fourth = try await posts.add(PostDraft(title: "Fourth", body: "Text."))
    #expect(try await posts.posts().map(\.title) == ["First", "Third", "Fourth"])
    #expect(try await posts.post(fourth.id) == fourth)
    #expect(try await posts.posts().map(\.id.rawValue) == [1_000_001, 1_000_003, 1_000_004])
    #expect(storage["posts-416461"] == "First\tText.\nneither title nor text\nThird\tcut of\nFourth\tText.\n")
  }
}
