import AppRouting
import Links
import Observation
import Routing
import RoutingTesting
import ScreenKit
import TestTopics
import Testing

/// The links of the diary, in a target of their own that imports Links only.
enum DiaryLink {
  static let choose = DeepLink(module: "diary", path: "choose")
  static func walk(_ number: Int) -> DeepLink { DeepLink(module: "diary", path: "walks/\(number)") }
}

/// The diary of the user who is signed in; the gate keeps it closed to others.
@MainActor
func diaryFeature(of session: UserSession, walks: any WalksService) -> Feature<any ViewModel> {
  Feature(DiaryRoute.self) { router in
    let user = session.user ?? UserServices(name: "")  // the gate is open only with a user
    return DiaryCoordinator(router, services: DiaryServices(walks: walks, photos: user.photos))
  }
}

/// An object that lives as long as one of its users, such as the player of two modules.
@MainActor
final class Shared<Object: AnyObject> {
  private weak var object: Object?
  private let make: @MainActor () -> Object

  init(_ make: @escaping @MainActor () -> Object) { self.make = make }

  /// Returns the object that is in use, or a new one.
  func get() -> Object {
    if let object { return object }
    let new = make()
    object = new
    return new
  }
}

/// What plays a recording, in whichever module the user opens.
@MainActor
final class AudioPlayer {}

/// What one module keeps while it is open: a draft of its own, and the player that another module may keep too.
@MainActor
final class TourCoordinator {
  /// Ends with the last page of the flow.
  var draft: [Int] = []
  /// Ends with the last module that keeps it.
  let player: AudioPlayer

  init(_ player: Shared<AudioPlayer>) { self.player = player.get() }
}

#if DEBUG
  /// Opens the place of the launch arguments `-place app://diary/walks/2`; `nil` without one.
  @MainActor
  func openPlace(ofLaunch arguments: [String], in app: DiaryApp) -> NavigationOutcome? {
    guard let option = arguments.firstIndex(of: "-place"), arguments.indices.contains(option + 1) else { return nil }
    return app.appRouter.open(arguments[option + 1])
  }
#endif

/// Tells every page that shows a walk when one has changed, in whatever window.
@MainActor
final class WalkChanges {
  private var receivers: [AsyncStream<Int>.Continuation] = []

  /// The numbers of the walks that change from now on.
  func stream() -> AsyncStream<Int> {
    let (stream, receiver) = AsyncStream.makeStream(of: Int.self)
    receivers.append(receiver)
    return stream
  }

  func changed(_ walk: Int) {
    receivers.removeAll { receiver in
      if case .terminated = receiver.yield(walk) { return true }
      return false
    }
  }
}

/// The model of a page that loads when it opens, and again when its walk has changed elsewhere.
@MainActor
final class FreshWalk {
  private(set) var note = Loadable<String>()
  private let number: Int
  private let walks: any WalksService
  private let scope: Scope

  init(_ number: Int, walks: any WalksService, changes: WalkChanges, scope: Scope) {
    (self.number, self.walks, self.scope) = (number, walks, scope)
    load()
    scope.follow(changes.stream()) { [weak self] in if $0 == number { self?.load() } }
  }

  private func load() {
    guard note.begin() else { return }
    scope.run { [number, walks] in
      try await walks.note(of: number)
    } then: { [weak self] in
      self?.note.finish($0)
    }
  }
}

/// A page of another module, which gets the changes from its feature, and loads while the user sees it.
@MainActor
@Observable
final class NotesOfFriend {
  private(set) var notes: [String] = []
  /// Whether the page is on top; its view sets it.
  var isOnTop = false { didSet { loadIfOld() } }
  private var isOld = true
  private var isLoading = false
  private let scope: Scope
  private let load: @Sendable () async throws -> [String]

  init(_ changes: AsyncStream<Int>, _ scope: Scope, load: @escaping @Sendable () async throws -> [String]) {
    (self.scope, self.load) = (scope, load)
    scope.follow(changes) { [weak self] _ in
      self?.isOld = true
      self?.loadIfOld()
    }
  }

  private func loadIfOld() {
    guard isOnTop, isOld, !isLoading else { return }
    (isOld, isLoading) = (false, true)
    scope.run(load) { [weak self] in self?.finish($0) }
  }

  private func finish(_ loaded: Result<[String], any Error>) {
    isLoading = false
    guard case .success(let notes) = loaded else { return isOld = true }
    self.notes = notes
    loadIfOld()  // a change may have arrived meanwhile
  }
}

/// A page that counts down by a clock that the app or a test gives.
@MainActor
final class Countdown {
  private(set) var left = 3

  init(_ seconds: AsyncStream<Void>, _ scope: Scope) {
    scope.follow(seconds) { [weak self] _ in self?.left -= 1 }
  }
}

/// The calendar of the diary: one page with a container of its own, whose side is part of the route.
enum CalendarRoute: Routable {
  enum Side: String, CaseIterable, LinkValue {
    case month, year
  }

  case calendar(Side)

  static let links = RouteLinks<Self>("calendar", root: .calendar(.month), routes: .route(calendar))

  var path: LinkPath {
    switch self {
    case .calendar(let side): "\(side)"
    }
  }

  func screen(in coordinator: CalendarCoordinator, scope: Scope) -> String { "\(path)" }
}

@MainActor
final class CalendarCoordinator {
  let router: Router<CalendarRoute>

  init(_ router: Router<CalendarRoute>) { self.router = router }

  /// Shows another side in place of this one; links and saved state name it.
  func sideChosen(_ side: CalendarRoute.Side) { router.replaceTop(with: .calendar(side)) }
}

// MARK: What the tests of the recipes need besides

/// Walks whose notes a test changes.
@MainActor
final class ChangingWalks: WalksService {
  var note = "A note."

  func note(of walk: Int) async throws -> String { note }
}

@Suite("Recipes for an app that grows", .tags(.links, .lifetime))
@MainActor
struct GrowingRecipes {
  @Test("A link of the small target leads to a place of the module")
  func links() throws {
    let app = try DiaryApp.sample()
    #expect(app.navigator.open(DiaryLink.walk(2)) == .done)
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2"])
  }

  @Test("What belongs to a user ends at the log-out, and the next user gets services of their own")
  func userServices() throws {
    let session = UserSession()
    session.begin("Mia")
    weak let first = session.user
    #expect(first?.name == "Mia" && session.gates[.signedIn]?() == .open)
    let upload = Task<Void, Never> {}
    session.user?.upload = upload
    session.end()
    #expect(first == nil && upload.isCancelled && session.gates[.signedIn]?() == .waits)
    session.begin("Ada")
    #expect(session.user?.name == "Ada")
    let app = Navigator(testing: diaryFeature(of: session, walks: SampleWalks()))
    #expect(try app.coordinator(DiaryCoordinator.self).services.photos === session.user?.photos)
  }

  @Test("A draft lives as long as its module, and a shared player until the last module has closed")
  func lifetimes() {
    let shared = Shared { AudioPlayer() }
    var first: TourCoordinator? = TourCoordinator(shared)
    var second: TourCoordinator? = TourCoordinator(shared)
    weak let player = first?.player
    #expect(second?.player === player)
    first?.draft = [7]
    first = nil
    #expect(player != nil && second?.draft == [])
    second = nil
    #expect(player == nil)
  }

  #if DEBUG
    @Test("A launch argument opens a place, for a UI test")
    func launch() throws {
      let app = try DiaryApp.sample()
      #expect(openPlace(ofLaunch: ["diary"], in: app) == nil)
      #expect(openPlace(ofLaunch: ["diary", "-place"], in: app) == nil)
      #expect(openPlace(ofLaunch: ["diary", "-place", "app://diary/walks/2"], in: app) == .done)
      #expect(app.place == ["app://diary/walks", "app://diary/walks/2"])
    }
  #endif

  @Test("Pages load again when another one has changed what they show, as long as they are open")
  func changes() async {
    let (walks, changes) = (ChangingWalks(), WalkChanges())
    let scopes = [Scope(), Scope()]
    let pages = scopes.map { FreshWalk(2, walks: walks, changes: changes, scope: $0) }
    for scope in scopes { await scope.settle() }
    walks.note = "Two herons."
    scopes[1].end()
    changes.changed(3)
    changes.changed(2)
    await wait { pages[0].note.value == "Two herons." }
    #expect(pages[1].note.value == "A note.")
  }

  @Test("A visible page loads each change at once, a covered one when it is on top again")
  func loadsOnTop() async {
    let (walks, changes, scope) = (ChangingWalks(), WalkChanges(), Scope())
    let page = NotesOfFriend(changes.stream(), scope) { [try await walks.note(of: 2)] }
    #expect(page.notes.isEmpty)
    page.isOnTop = true
    await wait { page.notes == ["A note."] }
    walks.note = "Two herons."
    changes.changed(2)
    await wait { page.notes == ["Two herons."] }
    page.isOnTop = false
    walks.note = "Three herons."
    changes.changed(2)
    await scope.settle()
    #expect(page.notes == ["Two herons."])
    page.isOnTop = true
    await wait { page.notes == ["Three herons."] }
  }

  @Test("A page follows the clock of its test")
  func clock() async {
    let (seconds, clock) = AsyncStream.makeStream(of: Void.self)
    let scope = Scope()
    let page = Countdown(seconds, scope)
    clock.yield()
    clock.yield()
    await wait { page.left == 1 }
    scope.end()
  }

  @Test("The side of a container is part of the link, and the way back doesn't hold the sides before")
  func container() throws {
    let app = Navigator(testing: Feature(CalendarRoute.self) { CalendarCoordinator($0) })
    try app.coordinator(CalendarCoordinator.self).sideChosen(.year)
    #expect(app.visibleScreen == "year" && app.link.description == "app://calendar/year")
    #expect(app.back() == .refused(.atRoot))
  }
}
