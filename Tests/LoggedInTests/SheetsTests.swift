import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import Testing

@testable import LoggedIn

/// F6, F9.
@Suite("The share sheet")
@MainActor
struct ShareTests {
  let service = StubPosts()
  let scope = Scope()
  let events = Recorder<ShareEvent>()

  private func make() -> ShareViewModel {
    let id = Sample.posts[0].id
    return ShareViewModel(id, link: LoggedInRoute.details(id).link, posts: service, scope: scope) { [events] in
      events.record($0)
    }
  }

  @Test("The link can be copied at once, the text when it is loaded")
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

  @Test("Of a post that isn't there, nothing can be copied")
  func missing() async {
    let viewModel = make()
    service.post.give(.failure(ServiceError.notFound("post 1")))
    await scope.settle()
    #expect(
      viewModel.screen.elements == [
        .empty("There is no post 1."), .button(Action("Try again", .retryTapped, id: "Try again: the post")),
      ])
  }

  @Test("A text that can't be loaded can be tried again")
  func retry() async {
    let viewModel = make()
    service.post.give(.failure(Offline()))
    await scope.settle()
    #expect(viewModel.screen.elements.first == .error("no network"))
    viewModel.send(.retryTapped)
    service.post.give(.success(Sample.posts[0]))
    await scope.settle()
    #expect(viewModel.screen.elements.first == .heading("Buoys"))
  }
}

/// F6, F9.
@Suite("The menu and what it leads to")
@MainActor
struct MenuTests {
  let settings = Sample.settings()
  let events = Recorder<MenuEvent>()

  @Test("The order in force is marked, and choosing another takes effect at once")
  func order() {
    let viewModel = MenuViewModel(settings: settings) { _ in }
    #expect(viewModel.screen.rowsOn == ["Newest first"])
    #expect(viewModel.receive(.select(Page.ID(""), list: "order", row: "title")) == .done)
    #expect(viewModel.screen.rowsOn == ["By title"])
    #expect(settings.current.order == .title)
  }

  @Test("The ways out are told to the coordinator")
  func ways() {
    let viewModel = MenuViewModel(settings: settings) { [events] in events.record($0) }
    _ = viewModel.receive(.select(Page.ID(""), list: "more", row: "filter"))
    _ = viewModel.receive(.select(Page.ID(""), list: "more", row: "about"))
    viewModel.send(.doneTapped)
    #expect(events.all == [.authorFilterTapped, .aboutTapped, .doneTapped])
  }

  @Test("The filter offers everybody who has written, and choosing one goes back")
  func filter() async {
    let (service, scope, chosen) = (StubPosts(), Scope(), Recorder<Bool>())
    let viewModel = AuthorFilterViewModel(posts: service, settings: settings, scope: scope) { chosen.record(true) }
    service.list.give(.success(Sample.posts))
    service.author.give(.success(Sample.author))
    service.author.give(.success(Author(id: .init(rawValue: 4), name: "Bo Ek", about: "")))
    await scope.settle()
    #expect(viewModel.screen.rowTitles == ["All authors", "Kenji Murakami", "Bo Ek"])
    #expect(viewModel.screen.rowsOn == ["All authors"])
    #expect(viewModel.receive(.select(Page.ID(""), list: "list", row: "3")) == .done)
    #expect(settings.current.author == Sample.author.id)
    #expect(viewModel.screen.rowsOn == ["Kenji Murakami"])
    #expect(viewModel.receive(.select(Page.ID(""), list: "list", row: "all")) == .done)
    #expect(settings.current.author == nil)
    #expect(chosen.all.count == 2)
  }
}

/// F8, F9.
@Suite("The account tab and the settings")
@MainActor
struct AccountTests {
  @Test("It says who is signed in and offers the ways out")
  func screen() {
    let events = Recorder<AccountEvent>()
    let viewModel = AccountViewModel(person: Sample.ada, settings: Sample.settings()) { events.record($0) }
    #expect(viewModel.screen.elements.prefix(2) == [.heading("Ada"), .text("Signed in with ada@example.com")])
    viewModel.send(.startAgainTapped)
    viewModel.send(.logOutTapped)
    #expect(events.all == [.startAgainTapped, .logOutTapped])
  }

  @Test("What is chosen is saved at once and read back by the next start")
  func persistence() {
    let storage = StubStorage()
    let viewModel = AccountViewModel(person: Sample.ada, settings: Sample.settings(storage)) { _ in }
    #expect(viewModel.screen.rowsOn == ["The posts"])
    #expect(viewModel.receive(.select(Page.ID(""), list: "start", row: "account")) == .done)
    #expect(storage["settings-416461"] == "order newest\nstart account\n")
    #expect(Sample.settings(storage).current.startTab == .account)
  }

  @Test("Settings come back as they were written")
  func roundTrip() {
    for order in Settings.Order.allCases {
      for author in [nil, Author.ID(rawValue: 3)] {
        for tab in Settings.StartTab.allCases {
          let settings = Settings(order: order, author: author, startTab: tab)
          #expect(Settings(settings.description) == settings)
        }
      }
    }
  }

  @Test("A line that can't be read costs that line only")
  func unreadable() {
    #expect(Settings("order sideways\nauthor x\n\u{0}\nnew thing\nstart account\n") == Settings(startTab: .account))
  }

  @Test("A disk that fails is told, and the choice still holds")
  func failingDisk() {
    let storage = StubStorage()
    let told = Recorder<String>()
    let settings = SettingsStore(of: Sample.ada, storage) { told.record($0) }
    storage.fail(with: StorageError("the disk is full"))
    settings.current.order = .title
    #expect(settings.current.order == .title)
    #expect(told.all == ["Your settings can't be saved: the disk is full"])
  }
}
