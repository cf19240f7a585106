// Examples in the doc comments of Routing, AppRouting and their kits, with the declarations that they need to compile.
// `Scripts/check-docs` compares them with the doc comments.
import AppRouting
import FlowScenes
import Links
import Routing
import RoutingTesting
import ScreenKit
import Testing

final class LibraryCoordinator {
  @MainActor static func feature(desk: StubDesk) -> Feature<BookView> {
    Feature(LibraryRoute.self) { _ in LibraryCoordinator() }
  }
}

struct StubDesk {}

struct BookView {}

enum LibraryRoute: Routable {
  case shelf
  case book(Int)

  static let links = RouteLinks<Self>("library", root: .shelf, routes: .route(.shelf), .route(book))

  var path: LinkPath {
    switch self {
    case .shelf: "shelf"
    case .book(let number): "books/\(number)"
    }
  }

  func screen(in library: LibraryCoordinator, scope: Scope) -> BookView { fatalError() }
}

@MainActor func call(router: Router<LibraryRoute>) {
  router.push(.book(7))  // .done
  router.pop()  // .done
  router.pop()  // .refused(.atRoot)
  router.withoutAnimation { router.push(.book(7)) }
}

enum DeskRoute: Routable {
  case compose
  case terms
  case book(Int)

  static let links = RouteLinks<Self>("desk", root: .compose, routes: .route(.compose), .route(.terms), .route(book))

  var path: LinkPath { "compose" }
  func screen(in desk: Desk, scope: Scope) -> AnyObject { FormModel() }
}

final class Desk {
  static let chooseAuthor = DeepLink(module: "authors", path: "choose")
  func composeTapped() {}
  func termsTapped() {}
}

extension Desk {
  @MainActor func ask(router: Router<DeskRoute>) async {
    router.navigate(to: .compose, returning: Post.self) { result in
      if case .finished(let post) = result { _ = post }
    }

    router.open(Self.chooseAuthor, as: .sheet, returning: Author.ID.self) { result in
      if case .finished(let author) = result { _ = author }
    }

    let result = await router.result(of: .compose, returning: Post.self)
    _ = result
  }
}

@MainActor func libraryAlone() throws {
  let app = Navigator(testing: LibraryCoordinator.feature(desk: StubDesk()))
  let coordinator = try app.coordinator(LibraryCoordinator.self)
  _ = coordinator
}

@MainActor func watch(router: Router<DeskRoute>, coordinator: Desk) {
  let probe = RouterProbe(router)
  router.push(.book(7))
  probe.expect(.push, shows: .book(7))
  coordinator.composeTapped()
  probe.expect(.present, shows: .compose)
  probe.finish()

  probe.expect(.tab, .push) { coordinator.termsTapped() }
}

final class Notes: Sendable {
  func delete(_ id: Int) async throws {}
}

enum NotesEvent { case deleteTapped }

@MainActor final class FormModel {
  struct Clock {
    private let stream = AsyncStream<String>.makeStream()
    var ticks: AsyncStream<String> { stream.stream }
    func advance() { stream.continuation.yield("08:01") }
  }

  private(set) var time = ""

  nonisolated init() {}

  func save() async -> Bool { true }

  func appear(scope: Scope, clock: Clock) {
    scope.follow(clock.ticks) { [weak self] in self?.time = $0 }
  }
}

@MainActor final class PaymentModel {
  enum State { case loading, loaded(Post) }

  private(set) var state = State.loading
  private(set) var isPaying = false

  func appear(scope: Scope) {
    state = scope.model(Post.self).map { .loaded($0) } ?? .loading
    scope.refuseLeaving { [weak self] in self?.isPaying == true ? "The payment is running" : nil }
  }
}

enum SignInEvent { case loggedIn(String) }

@MainActor final class SignInCoordinator {
  enum Ending { case loggedIn(String) }

  func handle(_ event: SignInEvent, router: Router<DeskRoute>) {
    switch event {
    case .loggedIn(let account): router.end(with: Ending.loggedIn(account))
    }
  }
}

@MainActor final class SignInShell {
  final class Session { func begin(_ account: String) {} }

  let session = Session()

  func connect(_ navigator: Navigator<any ViewModel>) {
    navigator.onEnding = { [weak self] ending in
      if case SignInCoordinator.Ending.loggedIn(let account)? = ending.value { self?.session.begin(account) }
    }
  }
}

@MainActor func trace(navigator: Navigator<any ViewModel>, app: FlowApp, intent: SceneIntent) {
  navigator.onStep = { print($0) }
  Trace { print($0.text) }.record { app.send(intent) }
}

@MainActor func save(router: Router<DeskRoute>) async {
  guard let form = router.asking.flatMap({ router.screen(of: $0.id) }) as? FormModel else { return }
  if await form.save() { router.answerConfirmation(true) }
}

@MainActor func handle(_ event: NotesEvent, _ entry: EntryID, id: Int, router: Router<DeskRoute>, notes: Notes) {
  switch event {
  case .deleteTapped:
    router.dismiss(entry)
    router.scope.run {
      try await notes.delete(id)
    } then: { _ in
    }
  }
}

@MainActor struct ClockTests {
  let clock = FormModel.Clock()
  let model = FormModel()
  let scope = Scope()

  init() { model.appear(scope: scope, clock: clock) }

  @Test(.timeLimit(.minutes(10)))
  func tick() async {
    clock.advance()
    await wait { model.time == "08:01" }
  }
}

struct Author {
  struct ID: Sendable {}
}

protocol PostsService: Sendable {}

enum AuthorsRoute: Routable {
  case authors

  static let links = RouteLinks<Self>("authors", root: .authors, routes: .route(.authors))

  var path: LinkPath { "list" }
  func screen(in authors: AuthorsCoordinator, scope: Scope) -> any ViewModel { authors.list() }
}

@MainActor final class AuthorsCoordinator {
  nonisolated static let module = Module(of: AuthorsRoute.self)

  init(_ router: Router<AuthorsRoute>, posts: any PostsService) {}

  func list() -> some ViewModel { FixedViewModel(Screen("Authors", elements: [])) }
}

extension AuthorsCoordinator {
  /// Returns the feature for the app.
  public static func feature(posts: any PostsService) -> Feature<any ViewModel> {
    Feature(AuthorsRoute.self, module, as: .page) { router in AuthorsCoordinator(router, posts: posts) }
  }
}

struct Analytics {
  func track(_ name: String, _ values: [String: String]) {}
}

@MainActor func track(navigator: Navigator<any ViewModel>, analytics: Analytics) {
  navigator.observe { event in
    guard event.error == nil else { return }
    analytics.track("screen", ["link": "\(event.to.route.link)", "by": event.kind?.rawValue ?? ""])
  }
}

@MainActor final class Outside {
  func perform(_ action: String) {}

  func appRouter(_ navigator: Navigator<any ViewModel>, _ entries: EntryTable<EntryTarget<String>>) {
    let appRouter = AppRouter(navigator, entries: entries) { [weak self] action in self?.perform(action) }
    _ = appRouter
  }
}
