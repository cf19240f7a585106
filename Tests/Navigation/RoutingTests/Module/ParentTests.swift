import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Parents in links", .tags(.links))
struct ParentTests {
  private typealias Place = NavigationSnapshot<ClubRoute>

  @Test(
    "A link opens its route above the parents, and the place has that link again",
    arguments: [
      ("clubs/3/meetings/8", Place(tabs: [[.list, .club(3), .meeting(3, 8)], [.account]])),
      ("clubs/3/meetings/8/notes", Place(tabs: [[.list, .club(3), .meeting(3, 8), .notes(3, 8)], [.account]])),
      (
        "clubs/3/vote",
        Place(tabs: [[.list, .club(3)], [.account]], modals: [.init(style: .sheet, stack: [.vote(3)])])
      ),
      ("profile", Place(tabs: [[.list], [.account, .profile]], selectedTab: 1)),
      (
        "list/clubs/3/meetings/8?style=cover-push",
        Place(tabs: [[.list], [.account]], modals: [.init(style: .cover, stack: [.club(3), .meeting(3, 8)])])
      ),
    ] as [(String, NavigationSnapshot<ClubRoute>)])
  func open(_ path: String, _ place: NavigationSnapshot<ClubRoute>) throws {
    let clubs = StartedRouter<ClubRoute>()
    #expect(clubs.router.open(try DeepLink("app://clubs/\(path)")) == .done)
    #expect(clubs.snapshot == place)
    #expect(clubs.router.link.description == "app://clubs/\(path)")
  }

  @Test("A parent that the link names too opens once, and going back leads to it")
  func named() throws {
    let clubs = StartedRouter<ClubRoute>()
    clubs.router.open(try DeepLink("app://clubs/clubs/3/clubs/3/meetings/8"))
    #expect(clubs.snapshot.tabs[0] == [.list, .club(3), .meeting(3, 8)])
    clubs.router.back()
    #expect(clubs.router.link.description == "app://clubs/clubs/3")
  }

  @Test("A route that lies above another than its parent has its own link, and is restored there")
  func elsewhere() {
    let (clubs, other) = (StartedRouter<ClubRoute>(), StartedRouter<ClubRoute>())
    clubs.router.push(.club(4))
    clubs.router.push(.meeting(3, 8))
    #expect(clubs.router.link.description == "app://clubs/clubs/3/meetings/8")
    #expect(other.navigator.restore(clubs.navigator.snapshot).losses.isEmpty)
    #expect(other.snapshot.tabs[0] == [.list, .club(4), .meeting(3, 8)])
  }

  @Test("The gates of a parent are in front of its children too")
  func gates() throws {
    let plan = try Module(of: ClubRoute.self).plan(DeepLink("app://clubs/clubs/3/meetings/8"))
    #expect(plan.gates == [ClubRoute.membership])
  }

  @Test("Parents in a circle, and one that no link opens, are problems")
  func problems() {
    #expect(ModuleProblem.find(in: ClubRoute.links) == [])
    #expect(
      ModuleProblem.find(in: LostRoute.links).map(\.description)
        == ["left", "right", "lonely"].map {
          "The parents of “\($0)” in “lost” must be routes that a link can open, and not lead in a circle"
        })
  }
}

enum ClubRoute: Routable {
  case list, account, profile
  case club(Int), meeting(Int, Int), notes(Int, Int), vote(Int)

  static let membership = Gate("membership")

  static let links = RouteLinks<Self>(
    "clubs", root: .list, tabs: .account,
    routes: .route(.list), .route(.account), .route(.profile), .route(club, requires: membership), .route(meeting),
    .route(notes), .route(vote))

  var path: LinkPath {
    switch self {
    case .list: "list"
    case .account: "account"
    case .profile: "profile"
    case .club(let club): "clubs/\(club)"
    case .meeting(let club, let meeting): "clubs/\(club)/meetings/\(meeting)"
    case .notes(let club, let meeting): "clubs/\(club)/meetings/\(meeting)/notes"
    case .vote(let club): "clubs/\(club)/vote"
    }
  }

  var presentation: PresentationStyle { if case .vote = self { .sheet } else { .push } }

  var parent: Self? {
    switch self {
    case .list, .account, .club: nil
    case .profile: .account
    case .meeting(let club, _), .vote(let club): .club(club)
    case .notes(let club, let meeting): .meeting(club, meeting)
    }
  }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(self)", scope) }
}

/// Routes whose parents are declared wrongly.
enum LostRoute: Routable {
  case home, left, right, lonely, unknown

  static let links = RouteLinks<Self>(
    "lost", root: .home, routes: .route(.home), .route(.left), .route(.right), .route(.lonely))

  var path: LinkPath {
    switch self {
    case .home: "home"
    case .left: "left"
    case .right: "right"
    case .lonely: "lonely"
    case .unknown: "unknown"
    }
  }

  var parent: Self? {
    switch self {
    case .left: .right
    case .right: .left
    case .lonely: .unknown
    case .home, .unknown: nil
    }
  }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(self)", scope) }
}
