import Links
import Routing
import RoutingTesting
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedIn

private struct NoPasteboard: Pasteboard {
  func copy(_ text: String) {}
}

@Suite("Composing a post", .tags(.results, .screens))
@MainActor
struct ComposeFlowTests {
  let service = StubPosts()
  let storage = StubStorage()
  let app: Navigator<any ViewModel>
  let coordinator: LoggedInCoordinator
  let announced = Recorder<String>()

  init() throws {
    let dependencies = LoggedInCoordinator.Dependencies(
      posts: service, storage: storage, pasteboard: NoPasteboard(), placeOfURL: { _ in nil },
      announce: Announcer { [announced] message, _ in announced.record(message) })
    app = Navigator(testing: LoggedInCoordinator.feature(account: { Sample.ada }, dependencies))
    coordinator = try app.coordinator(LoggedInCoordinator.self)
  }

  private var router: Router<LoggedInRoute> { coordinator.router }
  private var screen: (any ViewModel)? { app.visibleScreen }

  @discardableResult
  private func tap(_ action: String) -> Reply? { screen?.receive(.activate(Page.ID(""), action: action)) }

  private func type(_ field: String, _ text: String) {
    _ = screen?.receive(.edit(Page.ID(""), field: field, text: text))
  }

  /// Opens the compose form from the list.
  private func open() async {
    service.list.give(.success(Sample.posts))
    await app.settle()
    tap("Write")
  }

  @Test("The form is a cover; its new post is saved and appears in the list without a reload")
  func finish() async throws {
    await open()
    #expect(router.state.modals.map(\.style) == [.cover])
    type("Title", "Kites\tand \\n strings")
    type("Text", "They show\nthe wind.")
    #expect(tap("Post") == .done)
    await app.settle()
    #expect(!router.state.isPresenting)
    #expect(announced.all == ["Posted"])
    #expect(service.list.count == 1)
    let list = try #require(screen as? PostListViewModel)
    #expect(list.screen.rowTitles == ["Kites\tand \\n strings", "Anchors", "cairns", "Buoys"])

    let again = OwnPosts(Sample.ada, among: service, storage: storage)
    let post = try await again.post(.init(rawValue: 1_000_001))
    #expect(post.title == "Kites\tand \\n strings")
    #expect(post.body == "They show\nthe wind.")
    #expect(try await again.author(post.author).name == "Ada")
    #expect(try await again.comments(on: post.id).isEmpty)
    #expect(try await again.posts(by: post.author) == [post])
    let other = OwnPosts(Account(name: "Bo", email: ""), among: service, storage: storage)
    await #expect(throws: ServiceError.notFound("post 1000001")) { try await other.post(post.id) }
  }

  @Test("Leaving needs confirmation while the post is being saved, and none afterwards")
  func leavingWhileSaving() async {
    await open()
    type("Title", "Kites")
    type("Text", "Wind.")
    tap("Post")
    tap("Cancel")
    #expect(screen?.title == "Discard the draft?")
    await app.settle()
    #expect(coordinator.router.link.description == "app://loggedIn/posts")
    #expect(app.isConfirming == false)
  }

  @Test("Leaving an empty form needs no confirmation", arguments: ["back", "close", "Cancel"])
  func leaveEmpty(way: String) async {
    await open()
    leave(by: way)
    #expect(!router.state.isPresenting)
  }

  @Test("The error that the settings can't be saved with the post comes last, so that it stays on the screen")
  func settingsFail() async throws {
    await open()
    coordinator.settings.current.author = Sample.author.id
    type("Title", "Kites")
    type("Text", "Wind.")
    // The first call appends the post. The second one saves the settings, because posting clears the filter.
    storage.fail(with: StorageError("The disk is full."), after: 1)
    #expect(tap("Post") == .done)
    await app.settle()
    #expect(announced.all == ["Posted", "Your settings can't be saved: The disk is full."])
  }

  @Test(
    "Leaving an unsaved draft asks for confirmation once; declining keeps it, agreeing leaves",
    arguments: ["back", "close", "Cancel"])
  func leaveDraft(way: String) async throws {
    await open()
    type("Title", "Kites")
    let place = router.state.snapshot
    leave(by: way)
    #expect(screen?.title == "Discard the draft?")
    #expect(tap("Keep writing") == .done)
    #expect(router.state.snapshot == place)
    #expect((screen as? ComposeViewModel)?.state.draft.title == "Kites")

    leave(by: way)
    #expect(tap("Discard") == .done)
    #expect(announced.all.isEmpty)
    #expect(coordinator.router.link.description == "app://loggedIn/posts")
    #expect(app.isConfirming == false)
  }

  @Test(
    "A form opened by a link in any presentation style posts once, announces it and closes",
    arguments: ["push", "sheet", "cover"])
  func fromStyledLink(style: String) async throws {
    service.list.give(.success([]))
    await app.settle()
    coordinator.router.open(try DeepLink("app://loggedIn/compose?style=\(style)"))
    let form = try #require(screen as? ComposeViewModel)
    type("Title", "Kites")
    type("Text", "Wind.")
    #expect(tap("Post") == .done)
    tap("Post")
    await app.settle()
    form.send(.submitTapped)
    await app.settle()
    #expect((screen as? PostListViewModel)?.screen.rowTitles == ["Kites"])
    #expect(announced.all == ["Posted"])
    let again = OwnPosts(Sample.ada, among: InMemoryPosts([]), storage: storage)
    #expect(try await again.posts().map(\.title) == ["Kites"])
  }

  private func leave(by way: String) {
    switch way {
    case "back": router.back()
    case "close": router.dismissModal()
    default: tap(way)
    }
  }
}
