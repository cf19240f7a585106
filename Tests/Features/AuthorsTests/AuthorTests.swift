import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import Authors

@Suite("AuthorViewModel", .tags(.screens))
@MainActor
struct AuthorTests {
  let service = StubPosts()
  let scope = Scope()
  let events = Recorder<AuthorEvent>()
  let viewModel: AuthorViewModel

  init() {
    viewModel = AuthorViewModel(Sample.author.id, posts: service, scope: scope).onEvent { [events] in events.record($0)
    }
  }

  @Test("The author and the posts load and fail independently, with one request at a time, and a row opens a post")
  func parts() async {
    #expect(viewModel.screen.elements == [.loading("Loading the author…"), .divider, .loading("Loading posts…")])
    service.author.give(.failure(Offline()))
    service.postsByAuthor.give(.success([Sample.posts[0], Sample.posts[2]]))
    await scope.settle()
    #expect(viewModel.screen.elements.contains(.error("no network")))
    #expect(viewModel.screen.rowTitles == ["Buoys", "Anchors"])
    for _ in 1...2 { viewModel.send(.retryTapped) }
    service.author.give(.success(Sample.author))
    await scope.settle()
    #expect(viewModel.screen.elements.prefix(2) == [.heading("Kenji Murakami"), .text("Draws maps.")])
    #expect(service.author.count == 2 && service.postsByAuthor.count == 1)
    #expect(viewModel.receive(.select(Page.ID(""), list: "list", row: "3")) == .done)
    #expect(events.all == [.postTapped(.init(rawValue: 3))])
  }

  @Test("If some posts can't be read, the others are shown beside the reason")
  func partial() async {
    let problem = ServiceError.incomplete("1 of 2 posts")
    service.author.give(.success(Sample.author))
    service.postsByAuthor.give(.failure(PartialAnswer([Sample.posts[0]], problem: problem)))
    await scope.settle()
    #expect(viewModel.screen.rowTitles == ["Buoys"])
    #expect(viewModel.screen.elements.contains(.error(problem.description)))
  }

  @Test("The screen of an unknown author says so and shows no posts")
  func missing() async {
    service.author.give(.failure(ServiceError.notFound("author 3")))
    service.postsByAuthor.give(.success([]))
    await scope.settle()
    #expect(
      viewModel.screen.elements == [
        .empty("There is no author 3."), .button(Action("Try again", .retryTapped, id: "Try again: the author")),
      ])
  }

  @Test("Loading the posts can be retried, and the screen says when there are none")
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
}
