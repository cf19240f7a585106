import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import Authors

@Suite("An author", .tags(.screens))
@MainActor
struct AuthorTests {
  let service = StubPosts()
  let scope = Scope()
  let events = Recorder<AuthorEvent>()
  let viewModel: AuthorViewModel

  init() {
    viewModel = AuthorViewModel(Sample.author.id, posts: service, scope: scope) { [events] in events.record($0) }
  }

  @Test("It begins to load both as soon as it is there")
  func loading() {
    #expect(viewModel.screen.elements == [.loading("Loading the author…"), .divider, .loading("Loading posts…")])
  }

  @Test("The author and their posts load on their own, fail on their own, and lead to a post")
  func parts() async {
    service.author.give(.failure(Offline()))
    service.postsByAuthor.give(.success([Sample.posts[0], Sample.posts[2]]))
    await scope.settle()
    #expect(viewModel.screen.elements.contains(.error("no network")))
    #expect(viewModel.screen.rowTitles == ["Buoys", "Anchors"])
    viewModel.send(.retryTapped)
    service.author.give(.success(Sample.author))
    await scope.settle()
    #expect(viewModel.screen.elements.prefix(2) == [.heading("Kenji Murakami"), .text("Draws maps.")])
    #expect(service.postsByAuthor.count == 1)
    #expect(viewModel.receive(.select(Page.ID(""), list: "list", row: "3")) == .done)
    #expect(events.all == [.postTapped(.init(rawValue: 3))])
  }

  @Test("An unknown author has no posts")
  func missing() async {
    service.author.give(.failure(ServiceError.notFound("author 3")))
    service.postsByAuthor.give(.success([]))
    await scope.settle()
    #expect(
      viewModel.screen.elements == [
        .empty("There is no author 3."), .button(Action("Try again", .retryTapped, id: "Try again: the author")),
      ])
  }

  @Test("Posts that can't be loaded can be tried again, and may be none")
  func posts() async {
    service.author.give(.success(Sample.author))
    service.postsByAuthor.give(.failure(Offline()))
    await scope.settle()
    viewModel.send(.retryPostsTapped)
    service.postsByAuthor.give(.success([]))
    await scope.settle()
    #expect(viewModel.screen.elements.last == .empty("No posts yet."))
    #expect(service.author.count == 1)
  }

  @Test("Leaving cancels both requests, and being cancelled is no error")
  func leaving() async {
    scope.end()
    await scope.settle()
    #expect(service.author.cancelled + service.postsByAuthor.cancelled == 2)
    #expect(viewModel.state.author.phase == .loading)
  }
}
