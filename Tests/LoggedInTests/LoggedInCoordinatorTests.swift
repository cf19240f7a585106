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
  let opened = Recorder<DeepLink>()
  let announced = Recorder<String>()
  let ended = Recorder<LoggedInCoordinator.Ending>()

  private func make(_ posts: (any PostsService)? = nil) -> LoggedInCoordinator {
    LoggedInCoordinator(
      account: Sample.ada, dependencies: .init(posts: posts ?? service, storage: storage, pasteboard: pasteboard)
    ) { [opened] in
      opened.record($0)
    } announce: { [announced] in
      announced.record($0)
    } onFinish: { [ended] in
      ended.record($0)
    }
  }

  private func tap(_ action: String, in coordinator: LoggedInCoordinator) -> Reply? {
    coordinator.flow.visibleLayers.last?.top.screen.receive(.activate(Page.ID(""), action: action))
  }

  private func select(_ row: String, of list: String, in coordinator: LoggedInCoordinator) {
    _ = coordinator.flow.visibleLayers.last?.top.screen.receive(.select(Page.ID(""), list: list, row: row))
  }

  @Test(
    "The flow starts at the posts, or at the tab from the settings",
    arguments: [
      (nil, "app://loggedIn/posts"), ("start account\n", "app://loggedIn/account"),
    ])
  func start(settings: String?, link: String) throws {
    if let settings { try storage.write(Array(settings.utf8), to: "settings-416461") }
    #expect(make().flow.link.description == link)
  }

  @Test("Posts can open posts to any depth")
  func deep() {
    let coordinator = make()
    select("7", of: "list", in: coordinator)
    #expect(coordinator.router.state.activeStack.depth == 0, "the list is not loaded yet")
    for depth in 1...40 {
      coordinator.router.push(.details(.init(rawValue: depth)))
      #expect(coordinator.router.state.activeStack.depth == depth)
    }
    coordinator.router.popToRoot()
    #expect(coordinator.flow.link.description == "app://loggedIn/posts")
  }

  @Test("The list marks the post that is open beside it, however it was opened")
  func openRow() async throws {
    let coordinator = make()
    service.list.give(.success(Sample.posts))
    await coordinator.flow.settle()
    func openRow() -> String? {
      let sidebar = coordinator.flow.visibleLayers.first?.sidebar?.screen.page(Page.ID("")).screen
      guard case .list(let list) = sidebar?.elements.first else { return nil }
      return list.openRow
    }
    #expect(openRow() == nil)
    for (link, row) in [
      ("posts/2", "2"), ("posts/3/share/3", "3"), ("posts/3/posts/1", "1"), ("posts", nil),
    ] {
      #expect(coordinator.flow.open(try DeepLink("app://loggedIn/\(link)")) == .done)
      #expect(openRow() == row, "\(link)")
    }
    select("3", of: "list", in: coordinator)
    #expect(openRow() == "3")
  }

  @Test("Copying closes the share sheet, announces the copy, and doesn't change the post")
  func share() async {
    let coordinator = make()
    coordinator.router.push(.details(.init(rawValue: 1)))
    let below = coordinator.router.state.activeStack
    coordinator.router.navigate(to: .share(.init(rawValue: 1)))
    #expect(tap("Copy link", in: coordinator) == .done)
    #expect(pasteboard.texts.all == ["app://loggedIn/posts/1"])
    #expect(announced.all == ["Copied the link"])
    #expect(coordinator.router.state.activeStack == below)
  }

  @Test("The menu has its own stack, and closing it doesn't change the list")
  func menu() {
    let coordinator = make()
    let list = coordinator.router.state.activeStack
    let probe = RouterProbe(coordinator.router)
    #expect(tap("Menu", in: coordinator) == .done)
    probe.expect(.present(.menu, .sheet), shows: .menu)
    select("about", of: "more", in: coordinator)
    probe.expect(.push(.about), shows: .about)
    #expect(coordinator.flow.link.description == "app://loggedIn/posts/menu/about")
    select("app://loggedIn/posts/1", of: "list", in: coordinator)
    #expect(opened.all.map(\.description) == ["app://loggedIn/posts/1"])
    coordinator.router.back()
    probe.expect(.back, shows: .menu)
    let menu = coordinator.router.state.visible.id
    #expect(tap("Done", in: coordinator) == .done)
    probe.expect(.dismiss(menu), shows: .posts)
    probe.finish()
    #expect(coordinator.router.state.activeStack == list)
    #expect(coordinator.router.state.modals.isEmpty)
  }

  @Test("A list filtered by author shows the author's name, also after a restart")
  func filter() async throws {
    let posts = InMemoryPosts(Sample.posts, authors: [Sample.author])
    let coordinator = make(posts)
    _ = coordinator.flow.open(try DeepLink("app://loggedIn/menu/filter"))
    await coordinator.flow.settle()
    select("3", of: "list", in: coordinator)
    #expect(coordinator.postList?.screen.elements.first == .heading("By Kenji Murakami"))
    let next = make(posts)
    await next.flow.settle()
    #expect(next.postList?.screen.elements.first == .heading("By Kenji Murakami"))
  }

  @Test("Each tab keeps its own stack")
  func tabs() {
    let coordinator = make()
    coordinator.router.push(.details(.init(rawValue: 1)))
    let posts = coordinator.router.state.activeStack
    #expect(coordinator.flow.selectTab("account") == .done)
    #expect(coordinator.flow.back(from: coordinator.router.state.visible.id) == .refused(.atRoot))
    #expect(coordinator.flow.selectTab("posts") == .done)
    #expect(coordinator.router.state.activeStack == posts)
  }

  @Test("Starting onboarding again opens a link of another module")
  func startAgain() {
    let coordinator = make()
    coordinator.router.select(tab: .account)
    #expect(tap("Start onboarding again", in: coordinator) == .done)
    #expect(opened.all.map(\.description) == ["app://onboarding"])
  }

  @Test("Logging out asks for confirmation and can be declined")
  func logOut() {
    let coordinator = make()
    coordinator.settings.current.order = .title
    coordinator.router.select(tab: .account)
    #expect(tap("Log out", in: coordinator) == .done)
    #expect(coordinator.flow.visibleLayers.last?.style == .alert)
    #expect(tap("Stay", in: coordinator) == .done)
    #expect(ended.all.isEmpty)
    #expect(tap("Log out", in: coordinator) == .done)
    #expect(tap("Log out", in: coordinator) == .done)
    #expect(ended.all == [.loggedOut])
    #expect(make().settings.current.order == .title, "settings stay with the account")
  }

  @Test("A screen is the same as a pushed page and as a cover")
  func presentation() async throws {
    let coordinator = make()
    coordinator.router.navigate(to: .about)
    let pushed = try #require(coordinator.flow.visibleLayers.last)
    coordinator.router.back()
    coordinator.router.navigate(to: .about, as: .cover)
    let covering = try #require(coordinator.flow.visibleLayers.last)
    #expect(pushed.style == nil)
    #expect(covering.style == .cover)
    #expect(pushed.top.screen.page(Page.ID("")) == covering.top.screen.page(Page.ID("")))
  }

  /// A screen, and an intent of one of its controls that leaves it.
  private struct Leaving: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var intent: SceneIntent

    init(_ path: String, action: String) {
      (testDescription, self.path, intent) = (action, path, .activate(Page.ID(""), action: action))
    }

    init(_ path: String, row: String) {
      (testDescription, self.path, intent) = (row, path, .select(Page.ID(""), list: "list", row: row))
    }
  }

  private nonisolated static let leavings = [
    Leaving("share/1", action: "Done"), Leaving("share/1", action: "Copy link"), Leaving("menu", action: "Done"),
    Leaving("compose", action: "Cancel"), Leaving("filter", row: "all"), Leaving("log-out", action: "Stay"),
  ]

  @Test(
    "In any presentation style, the closing action of a screen closes it",
    arguments: leavings, ["push", "sheet", "cover", "alert"])
  private func leaving(_ leaving: Leaving, _ style: String) async throws {
    let coordinator = make(InMemoryPosts(Sample.posts, authors: [Sample.author]))
    #expect(coordinator.flow.open(try DeepLink("app://loggedIn/\(leaving.path)?style=\(style)")) == .done)
    await coordinator.flow.settle()
    let top = try #require(coordinator.flow.visibleLayers.last)
    #expect(top.style?.rawValue ?? "push" == style)
    #expect(top.top.screen.receive(leaving.intent) == .done)
    #expect(!coordinator.flow.idPaths.contains(top.top.idPath))
    #expect(coordinator.flow.link.description == "app://loggedIn/posts")
  }

  @Test(
    "Every route equals the route read from its link",
    arguments: [
      LoggedInRoute.posts, .details(.init(rawValue: 7)), .share(.init(rawValue: 7)), .menu,
      .authorFilter, .about, .account, .logOut,
    ])
  func links(route: LoggedInRoute) {
    let coordinator = make()
    #expect(coordinator.flow.open(route.link) != .refused(.noMatch))
    #expect(coordinator.router.state.visible.route == route)
  }
}
