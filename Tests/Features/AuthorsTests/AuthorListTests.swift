import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import Authors

@Suite("The list of authors", .tags(.screens))
@MainActor
struct AuthorListTests {
  let scope = Scope()
  let service = StubPosts()
  let events = Recorder<AuthorListEvent>()

  @Test("The list shows the author of each post once, by name, and a row opens the author")
  func authors() async {
    let list = AuthorListViewModel("Authors", posts: service, scope: scope).onEvent { [events] in events.record($0) }
    #expect(list.screen.elements == [.loading("Loading authors…")])
    service.list.give(.success([Sample.posts[0], Sample.posts[2]]))
    service.author.give(.success(Sample.author))
    await scope.settle()
    #expect(list.screen.rowTitles == ["Kenji Murakami"])
    #expect(service.author.count == 1)
    #expect(list.receive(.select(Page.ID(""), list: "list", row: "4")) != .done)
    #expect(list.receive(.select(Page.ID(""), list: "list", row: "3")) == .done)
    #expect(events.all == [.authorTapped(Sample.author)])
  }

  @Test("The list says when there are no authors, and a failure can be retried, with one request at a time")
  func failure() async {
    let list = AuthorListViewModel("Authors", posts: service, scope: scope).onEvent { _ in }
    service.list.give(.failure(Offline()))
    await scope.settle()
    #expect(list.screen.elements.contains(.error("no network")))
    for _ in 1...2 { list.send(.reloadTapped) }
    service.list.give(.success([]))
    await scope.settle()
    #expect(service.list.count == 2)
    #expect(list.screen.elements == [.empty("There are no authors yet.")])
  }

  @Test("A post whose author no longer exists hides no other author")
  func missing() async {
    let list = AuthorListViewModel("Authors", posts: service, scope: scope).onEvent { _ in }
    service.list.give(.success(Sample.posts))
    service.author.give(.failure(ServiceError.notFound("author 4")))
    service.author.give(.success(Sample.author))
    await scope.settle()
    #expect(list.screen.rowTitles == ["Kenji Murakami"])
  }

  @Test("If some posts can't be read, the authors of the others are shown beside the reason")
  func partial() async {
    let list = AuthorListViewModel("Authors", posts: service, scope: scope).onEvent { _ in }
    let problem = ServiceError.incomplete("1 of 2 posts")
    service.list.give(.failure(PartialAnswer([Sample.posts[0]], problem: problem)))
    service.author.give(.success(Sample.author))
    await scope.settle()
    #expect(list.screen.rowTitles == ["Kenji Murakami"])
    #expect(list.screen.elements.first == .error(problem.description))
  }

  @Test("An author who can't be loaded appears by number, with the reason")
  func nameFails() async {
    let list = AuthorListViewModel("Authors", posts: service, scope: scope).onEvent { _ in }
    service.list.give(.success([Sample.posts[0]]))
    service.author.give(.failure(Offline()))
    await scope.settle()
    #expect(list.authors.value == [Author(id: .init(rawValue: 3), name: "Author 3", about: "no network")])
  }
}
