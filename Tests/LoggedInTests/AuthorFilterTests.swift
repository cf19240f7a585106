import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedIn

@Suite("The filter by author", .tags(.screens))
@MainActor
struct AuthorFilterTests {
  let scope = Scope()
  let settings = Sample.settings()
  let events = Recorder<AuthorFilterEvent>()
  let kenji = Sample.author
  let bo = Author(id: .init(rawValue: 4), name: "Bo Ek", about: "")

  private func make(_ posts: any PostsService) -> AuthorFilterViewModel {
    AuthorFilterViewModel(posts: posts, settings: settings, scope: scope) { [events] in events.record($0) }
  }

  @Test("The filter lists every author with a post, and selecting one closes it")
  func choosing() async {
    let viewModel = make(InMemoryPosts(Sample.posts, authors: [bo, kenji]))
    #expect(viewModel.screen.elements == [.loading("Loading authors…")])
    await scope.settle()
    #expect(viewModel.screen.rowTitles == ["All authors", "Kenji Murakami", "Bo Ek"])
    #expect(viewModel.screen.rowsOn == ["All authors"])
    #expect(viewModel.receive(.select(Page.ID(""), list: "list", row: "3")) == .done)
    #expect(settings.current.author == kenji.id)
    #expect(viewModel.screen.rowsOn == ["Kenji Murakami"])
    #expect(viewModel.receive(.select(Page.ID(""), list: "list", row: "all")) == .done)
    #expect(settings.current.author == nil)
    #expect(events.all == [.chosen(kenji), .chosen(nil)])
  }

  @Test("An unknown author is listed by number and can be selected")
  func missing() async {
    let viewModel = make(InMemoryPosts(Sample.posts, authors: [kenji]))
    await scope.settle()
    #expect(
      viewModel.screen.elements == [
        .list(
          RowList([
            Row(id: "all", title: "All authors", accessory: .on),
            Row(id: "3", title: "Kenji Murakami", accessory: .off),
            Row(id: "4", title: "Author 4", subtitle: "There is no author 4.", accessory: .off),
          ]) { _ in nil })
      ])
    #expect(viewModel.receive(.select(Page.ID(""), list: "list", row: "4")) == .done)
    #expect(settings.current.author == bo.id)
  }

  @Test("A name that fails to load doesn't hide the others and can be retried")
  func nameFails() async {
    let service = StubPosts()
    let viewModel = make(service)
    service.list.give(.success([Sample.posts[0]]))
    service.author.give(.failure(Offline()))
    await scope.settle()
    let tryAgain = Element.button(Action<AuthorFilterIntent>("Try again", .retryTapped, id: "Try again: names"))
    #expect(viewModel.screen.elements.first == tryAgain)
    #expect(viewModel.screen.rowTitles == ["All authors", "Author 3"])

    viewModel.send(.retryTapped)
    #expect(viewModel.screen.elements.first == .loading("Reloading authors…"))
    #expect(!viewModel.screen.elements.contains(tryAgain))
    service.list.give(.success([Sample.posts[0]]))
    service.author.give(.success(kenji))
    await scope.settle()
    #expect(viewModel.screen.rowTitles == ["All authors", "Kenji Murakami"])
    #expect(!viewModel.screen.elements.contains(tryAgain))
  }

  @Test("Without posts, the only option is all authors")
  func empty() async {
    let viewModel = make(InMemoryPosts([]))
    await scope.settle()
    #expect(viewModel.screen.rowTitles == ["All authors"])
  }

  @Test("A failure shows its reason and can be retried")
  func failure() async {
    let service = StubPosts()
    let viewModel = make(service)
    service.list.give(.failure(Offline()))
    await scope.settle()
    #expect(
      viewModel.screen.elements == [
        .error("no network"), .button(Action("Try again", .retryTapped, id: "Try again: authors")),
      ])
    viewModel.send(.retryTapped)
    service.list.give(.success([]))
    await scope.settle()
    #expect(viewModel.screen.rowTitles == ["All authors"])
  }

  @Test("Leaving cancels the requests for names without showing an error")
  func leaving() async {
    let service = StubPosts()
    let viewModel = make(service)
    service.list.give(.success([Sample.posts[0]]))
    service.author.meanwhile { [scope] in scope.end() }
    await scope.settle()
    #expect(service.author.cancelled == 1)
    #expect(viewModel.screen.elements == [.loading("Loading authors…")])
  }
}
