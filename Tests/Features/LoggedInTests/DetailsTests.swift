import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedIn

@Suite("DetailsViewModel", .tags(.screens))
@MainActor
struct DetailsTests {
  let service = StubPosts()
  let scope = Scope()
  let events = Recorder<DetailsEvent>()
  let viewModel: DetailsViewModel
  let post = Sample.posts[0]

  init() {
    viewModel = DetailsViewModel(post.id, posts: service, finder: LinkFinder { _ in nil }, scope: scope)
      .onEvent { [events] in events.record($0) }
  }

  private var elements: [Element<DetailsIntent>] { viewModel.screen.elements }

  @Test("The post and its comments load independently")
  func parts() async {
    #expect(elements.contains(.loading("Loading the post…")))
    #expect(elements.contains(.loading("Loading comments…")))

    service.comments.give(.success([Comment(id: 1, post: post.id, name: "Bo", body: "Nice.")]))
    service.post.give(.failure(Offline()))
    await scope.settle()
    #expect(elements.contains(.error("no network")))
    #expect(elements.contains(.text("Bo: Nice.")))

    viewModel.send(.retryTapped)
    service.post.give(.success(post))
    service.author.give(.success(Sample.author))
    await scope.settle()
    #expect(elements.contains(.heading("Buoys")))
    #expect(elements.contains(.text("Red and green.")))
    #expect(elements.contains(.text("Mostly.")))
    #expect(viewModel.screen.rowTitles == ["by Kenji Murakami"])
  }

  @Test("If some comments can't be read, the others are shown beside the reason")
  func partial() async {
    let problem = ServiceError.incomplete("1 of 2 comments")
    let comment = Comment(id: 1, post: post.id, name: "Bo", body: "Nice.")
    service.comments.give(.failure(PartialAnswer([comment], problem: problem)))
    service.post.give(.success(post))
    service.author.give(.success(Sample.author))
    await scope.settle()
    #expect(elements.contains(.error(problem.description)) && elements.contains(.text("Bo: Nice.")))
  }

  @Test("Links in the text of a post can be opened, and others can't")
  func links() async throws {
    let body = "See app://loggedIn/posts/7, then app://loggedIn/authors/3."
    service.post.give(.success(Post(id: post.id, author: post.author, title: "Links", body: body)))
    service.author.give(.success(Sample.author))
    service.comments.give(.success([]))
    await scope.settle()
    let links = ["app://loggedIn/posts/7", "app://loggedIn/authors/3"]
    #expect(viewModel.screen.rowTitles == ["by Kenji Murakami"] + links)

    let page = Page.ID("1")
    #expect(viewModel.receive(.select(page, list: "links", row: links[0])) == .done)
    #expect(events.all == [.linkTapped(try DeepLink(links[0]))])
    guard case .refused = viewModel.receive(.select(page, list: "links", row: "app://loggedIn/posts/8")) else {
      Issue.record("A link that is not in the text was followed")
      return
    }
  }

  @Test("Comments that fail to load don't hide the post and can be retried")
  func commentsFail() async {
    service.post.give(.success(post))
    service.author.give(.failure(Offline()))
    service.comments.give(.failure(Offline()))
    await scope.settle()
    #expect(elements.contains(.heading("Buoys")))
    #expect(viewModel.screen.rowTitles == ["by Author 3"])
    viewModel.send(.retryCommentsTapped)
    service.comments.give(.success([]))
    await scope.settle()
    #expect(elements.last == .empty("There are no comments yet."))
    #expect(service.post.count == 1)
  }

  @Test("An unknown post shows an error, can't be shared, and can be retried")
  func missing() async {
    service.post.give(.failure(ServiceError.notFound("post 1")))
    service.comments.give(.success([]))
    await scope.settle()
    #expect(
      viewModel.screen
        == Screen(
          "Post",
          elements: [
            .empty("There is no post 1."), .button(Action("Try again", .retryTapped, id: "Try again: the post")),
          ]))
    viewModel.send(.retryTapped)
    service.post.give(.success(post))
    service.author.give(.success(Sample.author))
    await scope.settle()
    #expect(elements.contains(.heading("Buoys")))
    #expect(viewModel.screen.actions.map(\.label) == ["Share"])
    #expect(service.comments.count == 1)
  }

  @Test("If neither the post nor its comments load, one error is shown, and trying again loads both")
  func unavailable() async {
    service.post.give(.failure(Offline()))
    service.comments.give(.failure(Offline()))
    await scope.settle()
    #expect(
      elements == [.error("no network"), .button(Action("Try again", .retryTapped, id: "Try again: the post"))])
    viewModel.send(.retryTapped)
    service.post.give(.success(post))
    service.author.give(.success(Sample.author))
    service.comments.give(.success([]))
    await scope.settle()
    #expect(elements.contains(.heading("Buoys")))
    #expect(elements.last == .empty("There are no comments yet."))
  }

  @Test("Sharing is disabled until the post is loaded")
  func share() async {
    #expect(viewModel.screen.actions.first?.disabledReason == "the post is not loaded")
    service.post.give(.success(post))
    service.author.give(.success(Sample.author))
    service.comments.give(.success([]))
    await scope.settle()
    #expect(viewModel.screen.actions.first?.isEnabled == true)
    viewModel.send(.shareTapped)
    #expect(viewModel.receive(.select(Page.ID(""), list: "author", row: "3")) == .done)
    #expect(events.all == [.shareTapped, .authorTapped(.init(rawValue: 3))])
  }
}
