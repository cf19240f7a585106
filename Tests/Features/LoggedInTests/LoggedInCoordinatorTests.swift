import Links
import Routing
import RoutingTesting
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedIn

private struct CopiedTexts: Pasteboard {
  let texts = Recorder<String>()
  func copy(_ text: String) { MainActor.assumeIsolated { texts.record(text) } }
}

@Suite("LoggedInCoordinator", .tags(.navigation))
@MainActor
struct LoggedInCoordinatorTests {
  private let pasteboard = CopiedTexts()
  let service = StubPosts()
  let storage = StubStorage()
  let announced = Recorder<String>()

  private func dependencies(_ posts: (any PostsService)? = nil) -> LoggedInCoordinator.Dependencies {
    .init(
      posts: posts ?? service, storage: storage, pasteboard: pasteboard, placeOfURL: { _ in nil },
      announce: Announcer { [announced] message, _ in announced.record(message) })
  }

  private func make(_ posts: (any PostsService)? = nil) -> Navigator<any ViewModel> {
    Navigator(testing: LoggedInCoordinator.feature(account: { Sample.ada }, dependencies(posts)))
  }

  private func tap(_ action: String, in app: Navigator<any ViewModel>) -> Reply? {
    app.visibleScreen?.receive(.activate(Page.ID(""), action: action))
  }

  private func select(_ row: String, of list: String, in app: Navigator<any ViewModel>) {
    _ = app.visibleScreen?.receive(.select(Page.ID(""), list: list, row: row))
  }

  @Test(
    "The module starts at the posts, or at the tab from the settings",
    arguments: [
      (nil, "app://loggedIn/posts"), ("start account\n", "app://loggedIn/account"),
    ])
  func start(settings: String?, link: String) throws {
    if let settings { storage["settings-416461"] = settings }
    let window = Navigator(testing: LoggedInCoordinator.feature(account: { Sample.ada }, dependencies()))
    #expect(window.link.description == link)
  }

  @Test("The list marks the post that is open beside it, however it was opened")
  func openRow() async throws {
    let app = make()
    let coordinator = try app.coordinator(LoggedInCoordinator.self)
    service.list.give(.success(Sample.posts))
    await app.settle()
    func openRow() -> String? {
      guard case .list(let list) = coordinator.postList?.screen.elements.first else { return nil }
      return list.openRow
    }
    #expect(openRow() == nil)
    for (link, row) in [
      ("posts/2", "2"), ("posts/3/share/3", "3"), ("posts/3/posts/1", "1"), ("posts", nil),
    ] {
      #expect(coordinator.router.open(try DeepLink("app://loggedIn/\(link)")) == .done)
      #expect(openRow() == row, "\(link)")
    }
    select("3", of: "list", in: app)
    #expect(openRow() == "3")
  }

  @Test("Copying closes the share sheet, announces the copy, and doesn't change the post")
  func share() async throws {
    let app = make()
    let coordinator = try app.coordinator(LoggedInCoordinator.self)
    coordinator.router.push(.details(.init(rawValue: 1)))
    let below = coordinator.router.state.activeStack
    coordinator.router.navigate(to: .share(.init(rawValue: 1)))
    #expect(tap("Copy link", in: app) == .done)
    #expect(pasteboard.texts.all == ["app://loggedIn/posts/1"])
    #expect(announced.all == ["Copied the link"])
    #expect(coordinator.router.state.activeStack == below)
  }

  @Test("The menu has its own stack, and closing it doesn't change the list")
  func menu() throws {
    let app = make()
    let coordinator = try app.coordinator(LoggedInCoordinator.self)
    let list = coordinator.router.state.activeStack
    let probe = RouterProbe(coordinator.router)
    #expect(tap("Menu", in: app) == .done)
    probe.expect(.present, shows: .menu)
    select("about", of: "more", in: app)
    probe.expect(.push, shows: .about)
    #expect(coordinator.router.link.description == "app://loggedIn/posts/menu/about")
    coordinator.router.back()
    probe.expect(.back, shows: .menu)
    #expect(tap("Done", in: app) == .done)
    probe.expect(.dismiss, shows: .posts)
    probe.finish()
    #expect(coordinator.router.state.activeStack == list)
    #expect(coordinator.router.state.modals.isEmpty)
  }

  @Test("A list filtered by author shows the author's name, also after a restart")
  func filter() async throws {
    let posts = InMemoryPosts(Sample.posts, authors: [Sample.author])
    let first = make(posts)
    try first.coordinator(LoggedInCoordinator.self).postList?.filter(by: Sample.author)
    let next = make(posts)
    await next.settle()
    #expect(
      try next.coordinator(LoggedInCoordinator.self).postList?.screen.elements.first == .heading("By Kenji Murakami"))
  }

  @Test("A link in the text about Waymark opens the post, and the filter opens the authors of another module")
  func links() throws {
    let app = make()
    let coordinator = try app.coordinator(LoggedInCoordinator.self)
    let probe = RouterProbe(coordinator.router)
    coordinator.router.navigate(to: .about)
    select("app://loggedIn/posts/1", of: "list", in: app)
    #expect(coordinator.router.state.visible?.route == .details(.sample))
    coordinator.router.navigate(to: .menu)
    select("filter", of: "more", in: app)
    #expect(probe.exits.map(\.description) == ["app://authors/choose"])
  }

  @Test("Starting onboarding again asks, and opens a link of another module")
  func startAgain() throws {
    let app = make()
    let coordinator = try app.coordinator(LoggedInCoordinator.self)
    coordinator.router.select(tab: .account)
    let probe = RouterProbe(coordinator.router)
    #expect(tap("Start onboarding again", in: app) == .done)
    #expect(probe.exits.isEmpty)
    #expect(tap("Start", in: app) == .done)
    #expect(probe.exits.map(\.description) == ["app://onboarding"])
  }

  @Test("Logging out asks for confirmation and can be declined")
  func logOut() throws {
    let app = make()
    let coordinator = try app.coordinator(LoggedInCoordinator.self)
    coordinator.settings.current.order = .title
    coordinator.router.select(tab: .account)
    #expect(tap("Log out", in: app) == .done)
    #expect(coordinator.router.state.modals.map(\.style) == [.alert])
    #expect(tap("Stay", in: app) == .done)
    let ended = Recorder<LoggedInCoordinator.Ending?>()
    app.onEnding = { ended.record($0.value as? LoggedInCoordinator.Ending) }
    #expect(tap("Log out", in: app) == .done)
    #expect(tap("Log out", in: app) == .done)
    #expect(ended.all == [.logOutRequested])
    let next = try make().coordinator(LoggedInCoordinator.self)
    #expect(next.settings.current.order == .title, "settings stay with the account")
  }

  @Test(
    "In any presentation style, the closing action of a screen closes it",
    arguments: [
      ("share/1", "Done"), ("share/1", "Copy link"), ("menu", "Done"), ("compose", "Cancel"), ("log-out", "Stay"),
    ], ["push", "sheet", "cover", "alert"])
  func leaving(screen: (path: String, action: String), style: String) async throws {
    let app = make(InMemoryPosts(Sample.posts, authors: [Sample.author]))
    let coordinator = try app.coordinator(LoggedInCoordinator.self)
    #expect(coordinator.router.open(try DeepLink("app://loggedIn/\(screen.path)?style=\(style)")) == .done)
    await app.settle()
    let top = try #require(coordinator.router.state.visible)
    #expect(coordinator.router.state.modals.last?.style.rawValue ?? "push" == style)
    #expect(tap(screen.action, in: app) == .done)
    #expect(!coordinator.router.state.entries.contains(top))
    #expect(coordinator.router.link.description == "app://loggedIn/posts")
  }
}
