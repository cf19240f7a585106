// The examples in the doc comments of the modules, with the declarations that they need to compile.
// `Scripts/check-docs` compares them with the doc comments.
import AppRouting
import FlowScenes
import Links
import Observation
import Routing
import RoutingTesting
import ScreenKit
import Terminal
import Testing
import TextUI

@testable import LoggedIn

#if canImport(SwiftUI)
  import Observation
  import RoutingUI
  import SceneUI
  import SwiftUI
#endif

// These files have examples that aren't Swift:
// no Swift in Modules/Navigation/AppRouting/LinkList.swift
// no Swift in Modules/Navigation/AppRouting/NavigationArchive.swift
// no Swift in Modules/Navigation/Links/Snapshots/NavigationSnapshot.swift
// no Swift in Modules/Navigation/Links/Text/DeepLink.swift
// no Swift in Modules/Navigation/RoutingTesting/LineDiff.swift
// no Swift in Modules/Screens/TextUI/JSON/JSONFrame.swift
// no Swift in Modules/Screens/TextUI/Script/Script.swift
// no Swift in Modules/Screens/TextUI/Script/ScriptError.swift

/// Discards the value of each line of an example.
@resultBuilder enum Lines {
  static func buildExpression<Value>(_ value: Value) {}
  static func buildBlock(_ lines: Void...) {}
}

// MARK: Links

struct Post: Sendable {
  struct ID: RawRepresentable, LinkValue {
    var rawValue: Int
    static var sample: Self { Self(rawValue: 1) }
  }
}

enum Leading: Linkable {
  case details(Post.ID)
  case author(Post.ID)
  case share(Post.ID)
  case editor(Post.ID)
  case folder(String)
  case discardDraft

  static let links = RouteLinks<Self>("blog", root: .details(.sample), routes: pattern())

  static func pattern() -> RoutePattern<Self> {
    .route(details).leading(to: .author(.sample), .share(.sample))
  }

  static func confirmation() -> RoutePattern<Self> {
    .route(.discardDraft).asConfirmation()
  }

  static func onTop() -> RoutePattern<Self> {
    .route(editor).withoutRoot()
  }

  static func repeated() -> RoutePattern<Self> {
    .route(folder).repeating()
  }

  static func renamed() -> RoutePattern<Self> {
    .route(details).formerly("articles/*", "read?article=*")
  }

  var path: LinkPath { "details" }
}

@resultBuilder enum Paths {
  static func buildExpression(_ path: LinkPath) -> LinkPath { path }
  static func buildBlock(_ paths: LinkPath...) -> [LinkPath] { paths }
}

@Paths func paths(id: Int, words: String, number: Int) -> [LinkPath] {
  "posts/\(id)"
  "search?text=\(words)&page=\(number)"
  "?text=\(words)"
}

enum Ref: String, CaseIterable, LinkValue {
  case mail, web
  static let sample = Self.mail
}

struct TalkPage: LinkValue {
  static let sample = Self(linkText: "talk")
  static let linkTexts = LinkTexts.part("talk page", of: .any)
  let linkText: String

  init(linkText: String) { self.linkText = linkText }
}

enum Place: Hashable {
  case post(Post.ID), search(String, Int), page(String, [String]), project(String, Int, Ref?), user(String)
}

@EntryBuilder<Place> func entries() -> [EntryLink<Place>] {
  EntryLink("https://*.wiki.example/wiki/**") { (language: String, title: [String]) in .page(language, title) }
  EntryLink("/projects/:creator/:id?ref=") { (creator: String, id: Int, ref: Ref?) in .project(creator, id, ref) }
  EntryLink("/profile/:user", Place.user)
  Site("https://waymark.example", "waymark://open") {
    EntryLink("/posts/:id", Place.post)
  }
}

enum TabAction: Hashable { case closePrivateTabs }

@EntryBuilder<EntryTarget<TabAction>> func targets() -> [EntryLink<EntryTarget<TabAction>>] {
  EntryLink("/posts/:id") { (id: Post.ID) in .place(DeepLink(module: "loggedIn", path: "posts/\(id)")) }
  EntryLink("/private/close", .action(.closePrivateTabs))
  EntryLink("/beta", .refused("The beta has ended"))
}

func entryTable() throws {
  let table = try EntryTable(tolerating: [.trailingSlash], ignoring: ["utm_*"]) {
    Site("https://waymark.example") {
      EntryLink("/posts/:id") { (id: Post.ID) in Place.post(id) }
      EntryLink("/search?q=&page=") { (text: String, page: Int?) in Place.search(text, page ?? 1) }
    }
  }
  let reading = try table.read("https://waymark.example/posts/7?utm_source=mail")  // Place.post(7)
  _ = reading
}

func redirect() throws -> LinkRedirect {
  try LinkRedirect(from: "loggedIn/authors/*", to: "loggedIn/posts authors/*", among: ["authors", "loggedIn"])
}

// MARK: Routing

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
  func screen(in desk: Desk, scope: Scope) {}
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

enum NotesRoute: Routable {
  case form

  static let links = RouteLinks<Self>("notes", root: .form, routes: .route(.form))

  var path: LinkPath { "form" }
  func screen(in notes: Notes, scope: Scope) -> AnyObject { FormModel() }
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

  func handle(_ event: SignInEvent, router: Router<NotesRoute>) {
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

enum PostListEvent { case menuTapped }

@MainActor @Observable final class ReportingModel: ViewModel {
  let events = Events<PostListEvent>()
  var screen: Screen<PostListEvent> { Screen("Posts", elements: []) }
  func send(_ intent: PostListEvent) {
    switch intent {
    case .menuTapped: events.send(.menuTapped)
    }
  }
}

enum WelcomeEvent { case nextTapped }
enum ProfileStep: Sendable { case profile }

@MainActor @Observable final class WelcomeViewModel: ViewModel {
  let events = Events<WelcomeEvent>()
  var screen: Screen<Never> { Screen("Welcome", elements: []) }
  func send(_ intent: Never) {}
}

@MainActor final class WelcomeCoordinator {
  struct Steps { func push(_ step: ProfileStep) {} }
  let router = Steps()
  func welcome(announce: Announcer) -> WelcomeViewModel {
    announce("Reloaded 72 posts")
    return WelcomeViewModel().onEvent { [self] event in
      switch event {
      case .nextTapped: router.push(.profile)
      }
    }
  }
}

@MainActor func save(router: Router<NotesRoute>) async {
  guard let form = router.asking.flatMap({ router.screen(of: $0.id) }) as? FormModel else { return }
  if await form.save() { router.answerConfirmation(true) }
}

@MainActor func handle(_ event: NotesEvent, _ entry: EntryID, id: Int, router: Router<NotesRoute>, notes: Notes) {
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

// MARK: Screens

enum Intent: Equatable {
  case submitTapped
  case nameEdited(String)
}

func draw(state: (name: String, isLoading: Bool)) -> Screen<Intent> {
  Screen(
    "Log in", actions: [Action("Log in", .submitTapped, role: .primary)],
    elements: [.field(Field("Name", text: state.name, edited: { .nameEdited($0) }))])
}

@available(macOS 15, iOS 18, *)
@MainActor func run(app: any SceneSource, settings: TerminalSettings) async {
  let ending = await LinearApp(source: app, settings: settings).run()
  ending.endProcess()
}

@available(macOS 15, iOS 18, *)
@MainActor func show(app: any SceneSource, settings: TerminalSettings) async {
  let ending = await TerminalApp(source: app, settings: settings).run()
  ending.endProcess()
}

final class Announcing: SceneWrapper {
  let wrapped: any SceneSource
  init(_ wrapped: any SceneSource) { self.wrapped = wrapped }

  var scene: Scene {
    var scene = wrapped.scene
    scene.toast = scene.toast ?? "Hello"
    return scene
  }
}

@MainActor func alone() throws(ModuleProblem) {
  let app = FlowApp(try Navigator(DiaryCoordinator.feature()))
  _ = app
}

extension DiaryCoordinator {
  static func feature() -> Feature<any ViewModel> { feature(services: .sample) }
}

struct File {
  func write(_ text: String) {}
}

@available(macOS 15, iOS 18, *)
@Lines @MainActor func record(app: any SceneSource, settings: TerminalSettings, file: File) async {
  let recorder = ScriptRecorder(of: app) { file.write($0) }
  await TerminalApp(source: recorder, settings: settings).run()
  recorder.end()
}

// MARK: Features

struct Blog {
  func post(_ id: Post.ID) async throws -> Post { Post() }
  func items() async throws -> [Post] { [] }
}

@MainActor final class ItemListViewModel {
  var items = Loadable<[Post]>()

  func load(scope: Scope, service: Blog) {
    guard items.begin() else { return }
    scope.run { [service] in
      try await service.items()
    } then: { [weak self] in
      self?.items.finish($0)
    }
  }
}

@MainActor final class PostViewModel {
  var state = (post: Loadable<Post>(), isOpen: true)

  func appear(scope: Scope, posts: Blog, id: Post.ID) {
    scope.load(\.state.post, of: self) { [posts, id] in try await posts.post(id) }
  }
}

// MARK: Views

#if canImport(SwiftUI)
  struct ItemListView: View {
    let model: ItemListModel
    var body: some View { EmptyView() }
  }

  @Observable
  final class ItemListModel: PageScreen { init() {} }

  extension ItemListModel {
    var view: some View { ItemListView(model: self) }
  }

  enum ItemsRoute: Routable {
    case items

    static let links = RouteLinks<Self>("items", root: .items, routes: .route(.items))

    var path: LinkPath { "items" }
    func screen(in items: ItemsCoordinator, scope: Scope) -> any PageScreen { ItemListModel() }
  }

  final class ItemsCoordinator {}

  extension LibraryCoordinator {
    static func feature() -> Feature<any PageScreen> {
      Feature(ItemsRoute.self) { _ in ItemsCoordinator() }
    }
  }

  struct ModelPage: View {
    let model: any ViewModel
    @Environment(\.page) private var page

    var body: some View {
      ScreenPage(model) { intent in
        page.perform { model.receive(intent) }
      }
    }
  }

  struct LoggingWindow: View {
    let navigator: Navigator<any PageScreen>

    var body: some View {
      FlowView(navigator).onMove { move in
        if case .refused(let error) = move() { print(error) }
      }
    }
  }

  #Preview("A loan over a book") {
    FlowPreview(LibraryCoordinator.feature(), at: "app://library/books/7/lend/7")
  }
#endif
