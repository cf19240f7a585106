import Links
import Routing
import RoutingTesting
import TestTopics
import Testing

// The navigation of SyncUps, a sample app of the Composable Architecture, with routes and a coordinator.

/// The places of the app.
enum SyncUpRoute: Routable {
  enum Question: String, CaseIterable, LinkValue {
    case delete, end, speech
  }

  case list, add
  case detail(Int), edit(Int), record(Int)
  case meeting(syncUp: Int, Int)
  case ask(Question)

  static let links = RouteLinks<Self>(
    "sync-ups", root: .list,
    routes: .route(.list), .route(.add), .route(detail), .route(edit), .route(record), .route(meeting),
    .route(ask).asConfirmation())

  var path: LinkPath {
    switch self {
    case .list: "list"
    case .add: "new"
    case .detail(let id): "\(id)"
    case .edit(let id): "\(id)/edit"
    case .record(let id): "\(id)/record"
    case .meeting(let id, let number): "\(id)/meetings/\(number)"
    case .ask(let question): "ask/\(question)"
    }
  }

  var parent: Self? {
    switch self {
    case .edit(let id), .record(let id), .meeting(let id, _): .detail(id)
    default: nil
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .list, .detail, .record, .meeting: .push
    case .add, .edit: .sheet
    case .ask: .alert
    }
  }

  var leaveConfirmation: Self? { if case .record = self { .ask(.end) } else { nil } }

  func screen(in coordinator: SyncUpsCoordinator, scope: Scope) -> SyncUpPage {
    switch self {
    case .add: SyncUpPage(SyncUp(id: coordinator.store.all.count + 1), scope)
    case .detail(let id), .edit(let id), .meeting(let id, _): SyncUpPage(coordinator.store.syncUp(id), scope)
    case .record(let id): coordinator.recording(id, scope)
    case .list, .ask: SyncUpPage(SyncUp(id: 0), scope)
    }
  }
}

struct SyncUp: Equatable, Sendable {
  var id: Int
  var attendees: [String] = []
  var secondsEach = 2
  var meetings: [String] = []
}

/// The sync-ups, as a server keeps them.
@MainActor
final class SyncUpStore {
  private(set) var all: [Int: SyncUp]

  init(_ first: SyncUp) { all = [first.id: first] }

  func syncUp(_ id: Int) -> SyncUp { all[id] ?? SyncUp(id: id) }

  func save(_ syncUp: SyncUp) { all[syncUp.id] = syncUp }

  func delete(_ id: Int) async throws {
    await Task.yield()
    all[id] = nil
  }
}

/// A page, with the sync-up that it shows or edits.
@MainActor
class SyncUpPage {
  let entry: EntryID
  var syncUp: SyncUp

  init(_ syncUp: SyncUp, _ scope: Scope) { (self.syncUp, entry) = (syncUp, scope.entry) }
}

/// A meeting that is going on.
final class Recording: SyncUpPage {
  fileprivate(set) var seconds = 0
  fileprivate(set) var transcript = ""
  fileprivate(set) var isOver = false

  /// The position of the speaker, who has a fixed time.
  var speaker: Int { min(seconds / syncUp.secondsEach, syncUp.attendees.count - 1) }
  var isAtEnd: Bool { seconds >= syncUp.secondsEach * syncUp.attendees.count }
}

@MainActor
final class SyncUpsCoordinator {
  let router: Router<SyncUpRoute>
  let store: SyncUpStore
  private let listens: Bool
  private let seconds: AsyncStream<Void>
  private let words: AsyncThrowingStream<String, any Error>

  init(
    _ router: Router<SyncUpRoute>, _ store: SyncUpStore, listens: Bool, seconds: AsyncStream<Void>,
    words: AsyncThrowingStream<String, any Error>
  ) {
    self.router = router
    (self.store, self.listens, self.seconds, self.words) = (store, listens, seconds, words)
  }

  // MARK: The list and the forms

  func addTapped() { router.navigate(to: .add) }

  func editTapped(_ id: Int) { router.navigate(to: .edit(id)) }

  func doneTapped(_ form: SyncUpPage) {
    store.save(form.syncUp)
    router.dismiss(form.entry)
  }

  // MARK: A sync-up

  func deleteTapped(_ id: Int, on detail: SyncUpPage) {
    ask(.delete) { [router, store] isAgreed in
      guard isAgreed else { return }
      router.dismiss(detail.entry)
      router.scope.run {
        try await store.delete(id)
      } then: { _ in
      }
    }
  }

  func startTapped(_ id: Int) {
    let start: @MainActor (Bool) -> Void = { [router] isAgreed in if isAgreed { router.push(.record(id)) } }
    if listens { start(true) } else { ask(.speech, then: start) }
  }

  private func ask(_ question: SyncUpRoute.Question, then act: @escaping @MainActor (Bool) -> Void) {
    router.navigate(to: .ask(question), returning: Bool.self) { result in
      if case .finished(let isAgreed) = result { act(isAgreed) }
    }
  }

  /// Answers the visible alert for the caller that awaits its result.
  func answerTapped(_ isAgreed: Bool, on alert: SyncUpPage) {
    router.finish(alert.entry, with: isAgreed)
  }

  // MARK: A meeting

  func recording(_ id: Int, _ scope: Scope) -> Recording {
    let recording = Recording(store.syncUp(id), scope)
    scope.confirmLeaving { [weak recording] in recording?.isOver == false }
    scope.follow(seconds) { [self, weak recording] in
      if let recording { tick(recording) }
    }
    if listens {
      scope.follow(words) { [weak recording] in
        recording?.transcript = $0
      } then: { [self, weak recording] result in
        guard case .failure = result else { return }
        ask(.speech) { [self] goesOn in if !goesOn, let recording { leave(recording) } }
      }
    }
    return recording
  }

  func tick(_ recording: Recording) {
    if router.state.isAlertOpen { return }
    recording.seconds += 1
    if recording.isAtEnd {
      save(recording)
      leave(recording)
    }
  }

  func nextTapped(_ recording: Recording) {
    if recording.speaker == recording.syncUp.attendees.count - 1 {
      router.dismiss(recording.entry)
    } else {
      recording.seconds = (recording.speaker + 1) * recording.syncUp.secondsEach
    }
  }

  private func save(_ recording: Recording) {
    var syncUp = recording.syncUp
    syncUp.meetings.insert(recording.transcript, at: 0)
    store.save(syncUp)
  }

  /// Closes a meeting without a question.
  private func leave(_ recording: Recording) {
    recording.isOver = true
    router.dismiss(recording.entry)
  }

  /// The meeting that the question about its end is about.
  var asking: Recording? { router.asking.flatMap { router.screen(of: $0.id) } as? Recording }

  func saveTapped() {
    guard let recording = asking else { return }
    save(recording)
    router.answerConfirmation(true)
  }

  func discardTapped() { router.answerConfirmation(true) }

  func resumeTapped() { router.answerConfirmation(false) }
}

@Suite("SyncUps", .tags(.navigation, .results))
@MainActor
struct SyncUpsTests {
  private let store = SyncUpStore(SyncUp(id: 1, attendees: ["Ada", "Bo"], meetings: ["Hello."]))
  private let clock = AsyncStream<Void>.makeStream()
  private let words = AsyncThrowingStream<String, any Error>.makeStream()

  private let app: Navigator<SyncUpPage>
  private let coordinator: SyncUpsCoordinator
  private var router: Router<SyncUpRoute> { coordinator.router }

  init() throws {
    app = Navigator(
      testing: Feature(SyncUpRoute.self) { [store, clock, words] in
        SyncUpsCoordinator($0, store, listens: true, seconds: clock.stream, words: words.stream)
      })
    coordinator = try app.coordinator(SyncUpsCoordinator.self)
  }

  private func open(_ path: String) throws { router.open(try DeepLink("app://sync-ups/\(path)")) }

  private func page<Page>(_: Page.Type = SyncUpPage.self) throws -> Page { try #require(app.visibleScreen as? Page) }

  private func pass(_ seconds: Int, in recording: Recording) async {
    let end = recording.seconds + seconds
    for _ in 0..<seconds { clock.continuation.yield() }
    await wait { recording.seconds == end }
  }

  @Test("A form saves its sync-up and returns to its page, and a closed form saves nothing", arguments: ["list", "1"])
  func form(path: String) throws {
    try open(path)
    let place = router.state.snapshot
    for isDone in [false, true] {
      if path == "list" { coordinator.addTapped() } else { coordinator.editTapped(1) }
      let form = try page()
      form.syncUp.attendees = ["Cy"]
      if isDone { coordinator.doneTapped(form) } else { router.dismissModal() }
      #expect((store.syncUp(path == "list" ? 2 : 1).attendees == ["Cy"]) == isDone)
      #expect(router.state.snapshot == place)
    }
  }

  @Test("Deleting asks first, then closes the page, and the request goes on without it")
  func delete() async throws {
    try open("1")
    let detail = try page()
    coordinator.deleteTapped(1, on: detail)
    coordinator.answerTapped(false, on: try page())
    #expect(router.state.visible?.route == .detail(1))
    coordinator.deleteTapped(1, on: detail)
    coordinator.answerTapped(true, on: try page())
    #expect(router.state.visible?.route == .list && store.all.count == 1)
    await app.settle()
    #expect(store.all.isEmpty)
  }

  @Test("A meeting ends by itself when everyone has spoken, and is saved with its words", .timeLimit(.minutes(10)))
  func recording() async throws {
    try open("1")
    coordinator.startTapped(1)
    let recording = try page(Recording.self)
    words.continuation.yield("I built it.")
    await wait { recording.transcript == "I built it." }
    await pass(2, in: recording)
    #expect(recording.speaker == 1)
    await pass(2, in: recording)
    #expect(store.syncUp(1).meetings == ["I built it.", "Hello."])
    #expect(router.state.snapshot == .init(tabs: [[.list, .detail(1)]]))
  }

  @Test("Every way out of a meeting asks, the clock stands still, and resuming goes on", .timeLimit(.minutes(10)))
  func resume() async throws {
    try open("1/record")
    let recording = try page(Recording.self)
    #expect(router.back() == .needsConfirmation)
    coordinator.tick(recording)
    #expect(recording.seconds == 0)
    coordinator.resumeTapped()
    #expect(router.state.visible?.route == .record(1))
    await pass(1, in: recording)
  }

  @Test("A link during a meeting opens when the meeting is saved or discarded", arguments: [true, false])
  func leave(saves: Bool) throws {
    try open("1/record")
    #expect(router.open(try DeepLink("app://sync-ups/1/meetings/0")) == .needsConfirmation)
    if saves { coordinator.saveTapped() } else { coordinator.discardTapped() }
    #expect(store.syncUp(1).meetings.count == (saves ? 2 : 1))
    #expect(router.state.snapshot == .init(tabs: [[.list, .detail(1), .meeting(syncUp: 1, 0)]]))
    #expect(router.link.description == "app://sync-ups/1/meetings/0")
  }

  @Test("The next speaker begins at once, and after the last one the meeting asks how it ends")
  func next() throws {
    try open("1/record")
    let recording = try page(Recording.self)
    coordinator.nextTapped(recording)
    #expect(recording.speaker == 1 && recording.seconds == 2)
    coordinator.nextTapped(recording)
    #expect(coordinator.asking === recording)
    coordinator.saveTapped()
    #expect(router.state.visible?.route == .detail(1) && store.syncUp(1).meetings.count == 2)
  }

  @Test("Without speech recognition a meeting begins, or goes on, if the user agrees", .timeLimit(.minutes(10)))
  func speech() async throws {
    for (listens, isAgreed) in [(true, true), (true, false), (false, true), (false, false)] {
      let failing = AsyncThrowingStream<String, any Error> { $0.finish(throwing: CancellationError()) }
      let app = Navigator(
        testing: Feature(SyncUpRoute.self) { [store, clock] in
          SyncUpsCoordinator($0, store, listens: listens, seconds: clock.stream, words: failing)
        })
      let coordinator = try app.coordinator(SyncUpsCoordinator.self)
      coordinator.router.push(.detail(1))
      coordinator.startTapped(1)
      await wait { coordinator.router.state.isAlertOpen }
      coordinator.answerTapped(isAgreed, on: try #require(app.visibleScreen))
      #expect(coordinator.router.state.visible?.route == (isAgreed ? .record(1) : .detail(1)))
      #expect(store.syncUp(1).meetings.count == 1)
    }
  }
}
