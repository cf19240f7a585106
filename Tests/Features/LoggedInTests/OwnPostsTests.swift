import RandomTesting
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedIn

@Suite("OwnPosts", .tags(.services, .screens))
@MainActor
struct OwnPostsTests {
  @Test("OwnPosts follows the rules of every source of posts", arguments: PostsContract.allCases)
  func contract(rule: PostsContract) async throws {
    let authors = Set(Sample.posts.map(\.author)).map { Author(id: $0, name: "Author", about: "Writes.") }
    let others = InMemoryPosts(Sample.posts, authors: authors)
    let posts = OwnPosts(Sample.ada, among: others, storage: StubStorage())
    for title in ["First", "Second"] { _ = try await posts.add(PostDraft(title: title, body: "Text.")) }
    try await rule.check(posts)
  }

  @Test("If some posts of the service can't be read, the account's own are beside the others")
  func partial() async throws {
    let service = StubPosts()
    let posts = OwnPosts(Sample.ada, among: service, storage: StubStorage())
    let own = try await posts.add(PostDraft(title: "Own", body: "Text."))
    let problem = ServiceError.incomplete("1 of 4 posts")
    service.list.give(.failure(PartialAnswer(Sample.posts, problem: problem)))
    let error = await #expect(throws: PartialAnswer<[Post]>.self) { try await posts.posts() }
    #expect(error?.value == Sample.posts + [own] && error?.problem == problem)
  }

  @Test("An unreadable line affects only itself, stays in the file, and no id is used twice")
  func unreadable() async throws {
    let storage = StubStorage(["posts-416461": "First\tText.\nneither title nor text\n\nThird\tText.\n"])
    let posts = OwnPosts(Sample.ada, among: InMemoryPosts([]), storage: storage)
    let fourth = try await posts.add(PostDraft(title: "Fourth", body: "Text."))
    #expect(try await posts.posts().map(\.title) == ["First", "Third", "Fourth"])
    #expect(try await posts.post(fourth.id) == fourth)
    #expect(try await posts.posts().map(\.id.rawValue) == [1_000_001, 1_000_003, 1_000_004])
    #expect(
      storage["posts-416461"] == "First\tText.\nneither title nor text\n\nThird\tText.\nFourth\tText.\n")
    for number in [0, 1_000_002, 1_000_005] {
      await #expect(throws: ServiceError.notFound("post \(number)")) { try await posts.post(.init(rawValue: number)) }
    }
  }

  @Test(
    "A line that was cut off is ignored and stays in the file",
    arguments: ["Sec", "Second", "Second\t", "Second\tHalf", "Second\tHalf\\"])
  func cutOff(line: String) async throws {
    let storage = StubStorage(["posts-416461": "First\tText.\n\(line)"])
    let posts = OwnPosts(Sample.ada, among: InMemoryPosts([]), storage: storage)
    #expect(try await posts.posts().map(\.title) == ["First"])
    let third = try await posts.add(PostDraft(title: "Third", body: "Text."))
    #expect(third.id.rawValue == 1_000_003)
    #expect(try await posts.posts().map(\.title) == ["First", "Third"])
    #expect(storage["posts-416461"]?.hasPrefix("First\tText.\n\(line)") == true)
  }

  @Test("Any text is preserved", arguments: RandomRound.rounds(20))
  func anyText(round: RandomRound) async throws {
    var random = round.generator
    let characters: [Character] = ["\\", "\n", "\r", "\t", "\r\n", "n", "t", "é", "e\u{301}", "🧭", "\0", " "]
    func text() -> String { String((0...8).map { _ in characters.randomElement(using: &random) ?? "n" }) }
    let storage = StubStorage()
    let drafts = (0...5).map { _ in PostDraft(title: text(), body: text()) }
    for draft in drafts {
      _ = try await OwnPosts(Sample.ada, among: InMemoryPosts([]), storage: storage).add(draft)
    }
    let posts = try await OwnPosts(Sample.ada, among: InMemoryPosts([]), storage: storage).posts()
    #expect(posts.map { PostDraft(title: $0.title, body: $0.body) } == drafts)
  }

  @Test("Windows that add posts at the same moment keep all posts, each with its own id")
  func windows() async throws {
    let storage = StubStorage()
    let windows = (1...4).map { _ in OwnPosts(Sample.ada, among: InMemoryPosts([]), storage: storage) }
    let tasks = windows.flatMap { window in
      (1...5).map { number in Task.detached { try await window.add(PostDraft(title: "\(number)", body: "Text.")) } }
    }
    var posts: [Post] = []
    for task in tasks { posts.append(try await task.value) }
    #expect(try await windows[0].posts() == posts.sorted { $0.id.rawValue < $1.id.rawValue })
  }
}
