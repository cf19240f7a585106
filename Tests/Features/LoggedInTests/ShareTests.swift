import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedIn

@Suite("The share sheet", .tags(.modals, .screens))
@MainActor
struct ShareTests {
  let service = StubPosts()
  let scope = Scope()
  let events = Recorder<ShareEvent>()

  private func make() -> ShareViewModel {
    let id = Sample.posts[0].id
    return ShareViewModel(id, link: LoggedInRoute.details(id).link, posts: service, scope: scope).onEvent { [events] in
      events.record($0)
    }
  }

  @Test("The link can be copied at once, and the text after it has loaded")
  func copying() async {
    let viewModel = make()
    #expect(viewModel.screen.elements.contains(.text("app://loggedIn/posts/1")))
    viewModel.send(.copyLinkTapped)
    viewModel.send(.copyTextTapped)
    service.post.give(.success(Sample.posts[0]))
    await scope.settle()
    viewModel.send(.copyTextTapped)
    viewModel.send(.doneTapped)
    #expect(
      events.all == [
        .copied("app://loggedIn/posts/1", what: "link"),
        .copied("Buoys\n\nRed and green.\n\nMostly.", what: "text"), .doneTapped,
      ])
  }

  @Test("Nothing can be copied from a missing post, and loading it can be retried")
  func missing() async {
    let viewModel = make()
    service.post.give(.failure(ServiceError.notFound("post 1")))
    await scope.settle()
    #expect(
      viewModel.screen.elements == [
        .empty("There is no post 1."), .button(Action("Try again", .retryTapped, id: "Try again: the post")),
      ])
    viewModel.send(.retryTapped)
    service.post.give(.success(Sample.posts[0]))
    await scope.settle()
    #expect(viewModel.screen.elements.first == .heading("Buoys"))
  }
}
