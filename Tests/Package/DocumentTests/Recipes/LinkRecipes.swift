import AppRouting
import Foundation
import Links
import Observation
import Routing
import RoutingTesting
import ScreenKit
import TestTopics
import Testing

@MainActor
func openAlbum(of walk: Int, in router: Router<DiaryRoute>) -> NavigationOutcome {
  router.open(
    NavigationSnapshot(
      tabs: [[.walks, .walk(walk)], [.map]], selectedTab: 0,
      modals: [Modal(style: .sheet, stack: [.photo(1), .photo(2)])]))
}

extension DiaryApp {
  /// What is open, as the text to save.
  var savedText: String { NavigationArchive.text(of: navigator.snapshot) }

  /// Opens what was saved, and returns what could not be opened.
  func restore(_ saved: String) -> [String] {
    let archive = NavigationArchive(saved)
    let losses = archive.snapshot.map { navigator.restore($0).losses } ?? []
    return archive.problems.map(\.description) + losses.map(\.description)
  }
}

/// Parcels had numbers; now they have identifiers.
enum ParcelRoute: Routable {
  case list
  case parcel(UUID)
  /// Written by earlier versions.
  case numbered(Int)

  static let links = RouteLinks<Self>(
    "parcels", root: .list, routes: .route(.list), .route(parcel), .route(numbered))

  var path: LinkPath {
    switch self {
    case .list: "list"
    case .parcel(let id): "by-id/\(id)"
    case .numbered(let number): "parcels/\(number)"
    }
  }

  func screen(in parcels: Parcels, scope: Scope) -> String {
    switch self {
    case .list: "All parcels"
    case .parcel(let id): parcels.title(of: id)
    case .numbered(let number): parcels.title(of: parcels.ids[number])
    }
  }
}

@MainActor
final class Parcels {
  let ids = [7: UUID()]

  func title(of id: UUID?) -> String { id.map { "Parcel \($0)" } ?? "This parcel does not exist any more." }
}

/// Opens links whose place a server knows, and says what a window shows meanwhile and afterwards.
@MainActor
@Observable
final class PosterLinks {
  private let links: PendingLinks
  /// Why the last link didn't open; `nil` after the next change.
  private(set) var problem: String?
  /// Shown over the page that is open, which stays usable.
  var progress: String? { links.resolving == nil ? nil : "Looking up the poster…" }

  init(_ navigator: Navigator<any ViewModel>) {
    links = navigator.links
    navigator.observe { [weak self] event in self?.problem = event.error?.description }
  }
}

func message(for outcome: NavigationOutcome) -> String? {
  switch outcome {
  case .done, .doneIgnoring, .performed, .unchanged, .queued, .needsConfirmation: return nil
  case .waiting(.signedIn): return "This opens when you have logged in."
  case .waiting: return "This opens later."
  case .refused(let error):
    let others = error.linkError?.nearMisses ?? []
    return others.isEmpty ? "\(error)." : "There is no such place. Did you mean \(others[0])?"
  }
}

@Suite("Recipes for links and saved state", .tags(.links, .saving))
@MainActor
struct LinkRecipes {
  let app: DiaryApp
  let diary: DiaryCoordinator
  var router: Router<DiaryRoute> { diary.router }

  init() throws {
    app = try DiaryApp.sample()
    diary = try #require(app.diary)
  }

  @Test("A link waits for the log-in and opens after it, with the way back; a log-out drops it")
  func gate() {
    app.endSession()
    #expect(app.appRouter.open("app://diary/new-walk") == .waiting(.signedIn))
    #expect(app.place == ["app://log-in/form"])
    app.logIn?.logInTapped()
    #expect(app.place == ["app://diary/walks", "app://diary/new-walk"])
    app.endSession()
    app.appRouter.open("app://people/3")
    app.endSession()
    app.logIn?.logInTapped()
    #expect(app.place == ["app://diary/walks"])
  }

  @Test("A short code opens its place when the server has answered, and an unknown one says so")
  func code() async throws {
    let posters = PosterLinks(app.navigator)
    #expect(app.appRouter.open("app://codes/x7") == .queued)
    #expect(posters.progress == "Looking up the poster…")
    await app.navigator.settle()
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2"] && posters.progress == nil)
    app.appRouter.open("app://codes/x8")
    await app.navigator.settle()
    #expect(posters.problem?.contains("No poster has this code.") == true)
  }

  @Test("A tab, pages and a sheet open in one change")
  func album() {
    app.session.closed = [:]
    var changes = 0
    router.observe { _ in changes += 1 }
    #expect(openAlbum(of: 2, in: router) == .done)
    #expect(app.place.suffix(2) == ["app://diary/photos/1", "app://diary/photos/2"])
    #expect(changes == 1)
    #expect(app.appRouter.open("app://diary/walks/2/photos/1?style=sheet") == .done)
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2", "app://diary/photos/1"])
    #expect(router.state.modals.map(\.style) == [.sheet])
  }

  @Test("A link with a value of a former type opens the same page as one of today")
  func formerValue() throws {
    let parcels = Parcels()
    let app = Navigator(testing: Feature(ParcelRoute.self) { _ in parcels })
    #expect(app.open(try DeepLink("app://parcels/parcels/7")) == .done)
    let former = try #require(app.visibleScreen)
    let today = ParcelRoute.parcel(try #require(parcels.ids[7]))
    #expect(app.open(today.link) == .done)
    #expect(app.visibleScreen == former)
  }

  @Test("A refusal becomes a message")
  func messages() {
    #expect(message(for: app.appRouter.open("app://diary/wlaks")) == "There is no such place. Did you mean walks?")
    #expect(message(for: router.back())?.hasPrefix("This is the first screen") == true)
    app.endSession()
    #expect(message(for: app.appRouter.open("app://diary/map")) == "This opens when you have logged in.")
  }
}

/// Walks for tests and previews.
struct SampleWalks: WalksService {
  func note(of walk: Int) async throws -> String { "A note." }
}

extension DiaryServices {
  static var sample: Self { DiaryServices(walks: SampleWalks(), photos: PhotoCache()) }
}

extension DiaryApp {
  /// An app whose user is signed in.
  static func sample() throws -> DiaryApp {
    let session = DiarySession()
    session.isSignedIn = true
    let app = try DiaryApp(.sample, session)
    app.navigator.start()
    return app
  }

  /// The coordinator of the diary, while it is open.
  var diary: DiaryCoordinator? { coordinator() }
  var people: PeopleCoordinator? { coordinator() }
  var logIn: LogInCoordinator? { coordinator() }

  private func coordinator<Coordinator: AnyObject>() -> Coordinator? {
    let entries = navigator.content?.stacks.joined().map(\.id) ?? []
    return entries.lazy.compactMap { self.navigator.coordinator(of: $0) as? Coordinator }.first
  }

  /// The links of the visible tab and of the modals, from bottom to top.
  var place: [String] {
    let snapshot = navigator.snapshot
    return (snapshot.tabs[snapshot.selectedTab] + snapshot.modals.flatMap(\.stack)).map(\.description)
  }
}
