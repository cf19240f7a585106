import Links
import Observation
import Routing
import ScreenKit

// The first of two modules of the sample of all recipes: the diary of the tutorial, with a tab and two alerts.

/// The places of the diary.
enum DiaryRoute: Routable {
  case walks, map, add, deleteQuestion, discardQuestion
  case walk(Int)
  case photo(Int)

  static let links = RouteLinks<Self>(
    "diary", requires: .signedIn, root: .walks, tabs: .map,
    routes: .route(.walks).leading(to: DiaryCoordinator.people, DiaryCoordinator.choosePerson),
    .route(.map).formerly("app://atlas"),
    .route(.add),
    .route(.deleteQuestion).asConfirmation(), .route(.discardQuestion).asConfirmation(),
    .route(walk).formerly("outings/*").leading(to: DiaryCoordinator.person(1)), .route(photo, requires: .photos))

  var path: LinkPath {
    switch self {
    case .walks: "walks"
    case .map: "map"
    case .add: "new-walk"
    case .deleteQuestion: "delete"
    case .discardQuestion: "discard"
    case .walk(let number): "walks/\(number)"
    case .photo(let number): "photos/\(number)"
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .walks, .map, .walk: .push
    case .add: .sheet
    case .photo: .cover
    case .deleteQuestion, .discardQuestion: .alert
    }
  }

  var leaveConfirmation: Self? { self == .add ? .discardQuestion : nil }

  var showsInSidebar: Bool { self == .walks }

  func screen(in coordinator: DiaryCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .walk(let number) where coordinator.services.showsLargeWalks: LargeWalkViewModel(number)
    case .walk(let number): coordinator.walk(number, scope)
    case .photo(let number): coordinator.photo(number, scope)
    case .add: coordinator.add(scope)
    default: coordinator.page(self)
    }
  }
}

extension Gate {
  static let signedIn = Gate("signed in")
  static let photos = Gate("photos")
  static let people = Gate("people")
}

/// Where walks come from.
protocol WalksService: Sendable {
  func note(of walk: Int) async throws -> String
}

/// What a diary needs from outside; an app makes one, a test another.
struct DiaryServices {
  var walks: any WalksService
  var photos: PhotoCache
  var codes = PosterCodes()
  /// Which half of an experiment the user is in.
  var showsLargeWalks = false
}

@MainActor
final class DiaryCoordinator {
  nonisolated static let module = Module(of: DiaryRoute.self)

  static func feature(services: DiaryServices) -> Feature<any ViewModel> {
    Feature(DiaryRoute.self, module) { router in DiaryCoordinator(router, services: services) }
  }

  nonisolated static func person(_ number: Int) -> DeepLink { DeepLink(module: "people", path: "\(number)") }
  nonisolated static let people = DeepLink(module: "people")
  nonisolated static let choosePerson = DeepLink(module: "people", path: "choose")

  let router: Router<DiaryRoute>
  let services: DiaryServices
  /// The text of the walk that is being added.
  var draft = ""
  /// The person who comes along.
  private(set) var companion: Int?

  init(_ router: Router<DiaryRoute>, services: DiaryServices) {
    self.router = router
    self.services = services
  }

  func page(_ route: DiaryRoute) -> FixedViewModel<Never> {
    FixedViewModel(Screen("\(route.path)", elements: []))
  }

  func add(_ scope: Scope) -> FixedViewModel<Never> {
    scope.confirmLeaving { [self] in draft.isEmpty == false }
    scope.onEnd { [self] in draft = "" }
    return page(.add)
  }

  func walk(_ number: Int, _ scope: Scope) -> WalkViewModel {
    WalkViewModel(number, walks: services.walks, scope)
  }

  func photo(_ number: Int, _ scope: Scope) -> PhotoViewModel {
    PhotoViewModel(number, cache: services.photos, scope)
  }

  // MARK: Places of the other module

  func companionTapped(_ person: Int) { router.open(Self.person(person)) }

  func peopleTapped() { router.open(Self.people, as: .sheet) }

  func chooseCompanionTapped() {
    router.open(Self.choosePerson, as: .sheet, returning: Int.self) { [self] result in
      if case .finished(let person) = result { companion = person }
    }
  }
}

@MainActor
@Observable
final class WalkViewModel: ViewModel {
  private(set) var note = Loadable<String>()
  private let number: Int
  private let walks: any WalksService
  private let scope: Scope

  init(_ number: Int, walks: any WalksService, _ scope: Scope) {
    (self.number, self.walks, self.scope) = (number, walks, scope)
    load()
  }

  private func load() {
    guard note.begin() else { return }
    scope.run { [number, walks] in
      try await walks.note(of: number)
    } then: { [weak self] in
      self?.note.finish($0)
    }
  }

  var screen: Screen<WalkIntent> {
    Screen("Walk", elements: note.elements("the note", retry: .retryTapped) { [.text($0)] })
  }

  func send(_ intent: WalkIntent) {
    switch intent {
    case .retryTapped: load()
    }
  }
}

enum WalkIntent: Equatable { case retryTapped }

/// The other half of an experiment.
@MainActor
@Observable
final class LargeWalkViewModel: ViewModel {
  let screen: Screen<Never>

  init(_ number: Int) { screen = Screen("Walk \(number), large", elements: []) }

  func send(_ intent: Never) {}
}

/// Photos that several pages share.
///
/// A route names a photo by its number; the bytes are here once.
actor PhotoCache {
  private var photos: [Int: [UInt8]] = [:]

  func photo(_ number: Int) -> [UInt8] {
    if let photo = photos[number] { return photo }
    let photo = [UInt8](repeating: 0, count: 1_000)
    photos[number] = photo
    return photo
  }
}

@MainActor
@Observable
final class PhotoViewModel: ViewModel {
  private(set) var size = "…"

  init(_ number: Int, cache: PhotoCache, _ scope: Scope) {
    scope.run {
      await cache.photo(number)
    } then: { [weak self] result in
      if case .success(let photo) = result { self?.size = "\(photo.count) bytes" }
    }
  }

  var screen: Screen<Never> { Screen("Photo", elements: [.text(size)]) }

  func send(_ intent: Never) {}
}

/// The titles of the walks, for the recipes that change them.
@MainActor
final class Titles {
  var all: [String] = []
}
