import Links
import RandomTesting
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Hiding and rearranging tabs", .tags(.tabs))
struct ArrangementTests {
  private let museum = StartedRouter<MuseumRoute>()
  private var router: Router<MuseumRoute> { museum.router }

  @Test("A pushed link to a root that is not a tab now is put on top")
  func pushHiddenRoot() throws {
    router.push(.painting(1))
    #expect(router.setTabs([.halls]) == .done)
    #expect(router.open(try DeepLink("app://museum/tickets"), .push) == .done)
    #expect(museum.stack == [.halls, .painting(1), .tickets])
  }

  @Test("A link that resets the module keeps the arrangement of its tabs")
  func resetAfterRearranging() throws {
    #expect(router.setTabs([.tickets, .painting(9), .halls]) == .done)
    #expect(router.open(try DeepLink("app://museum/paintings/1"), .reset) == .done)

    #expect(museum.snapshot == NavigationSnapshot(tabs: [[.tickets, .painting(1)], [.painting(9)], [.halls]]))
  }

  @Test("A route hides the tab bar while it is visible, even with modals over it")
  func hidesTabBar() {
    let gallery = StartedRouter<GalleryRoute>()
    func showsTabs() -> Bool { gallery.router.visibleLayers.first?.tabs.isEmpty == false }
    #expect(showsTabs())
    gallery.router.push(.picture)
    for _ in 1...3 {
      gallery.router.present(.hall, as: .sheet)
      gallery.router.present(.picture, as: .cover)
      #expect(!showsTabs())
      gallery.router.dismissModals()
      #expect(!showsTabs())
    }
    gallery.router.back()
    #expect(showsTabs())
    gallery.router.present(.picture, as: .sheet)
    #expect(showsTabs())
  }

  @Test(
    "Rearranging keeps the stack, identities and screens of a remaining root, and adds new roots")
  func setTabs() {
    router.push(.painting(1))
    router.select(tab: .tickets, pushing: .painting(2))
    router.navigate(to: .map)
    let before = router.state

    #expect(router.setTabs([.painting(9), .tickets, .halls]) == .done)
    let after = router.state
    #expect(Array(after.tabs.dropFirst()) == before.tabs.reversed())
    #expect(after.tabs[0].entries.map(\.route) == [.painting(9)])
    #expect(after.selectedTab == 1)
    #expect(after.modals == before.modals)
    #expect(museum.notices == 4)
    #expect(museum.factory.living == museum.identities.count)
  }

  @Test("Rearranging closes the stack of a removed root, and selects the first tab if the visible one is removed")
  func leaveOut() {
    router.push(.painting(1))
    router.select(tab: .tickets, pushing: .painting(2))
    #expect(router.setTabs([.halls]) == .done)
    #expect(museum.snapshot == NavigationSnapshot(tabs: [[.halls, .painting(1)]]))
    #expect(museum.factory.living == 2)
    #expect(router.visibleLayers[0].tabs.isEmpty)
  }

  @Test("Rearranging to the current tabs changes nothing, and an empty list is refused")
  func noChange() {
    let before = router.state
    #expect(router.setTabs([.halls, .tickets]) == .unchanged)
    #expect(router.setTabs([]) == .refused(.emptyStack))
    #expect(router.state == before)
    #expect(museum.notices == 0)
  }

  @Test("Two routers used in turns behave like each one alone", .tags(.random), arguments: RandomRound.rounds(1))
  func interleaved(_ round: RandomRound) {
    var random = round.generator
    let runs = [0, 1].map { _ in (0..<300).map { Step.random($0, &random) }.filter(\.needsNoWaiting) }
    let alone = runs.map { steps in
      let studio = StartedRouter<StudioRoute>()
      let outcomes = steps.map { studio.router.take($0) }
      return (outcomes: outcomes, layers: studio.router.state, notices: studio.notices)
    }

    let studios = [StartedRouter<StudioRoute>(), StartedRouter<StudioRoute>()]
    var outcomes: [[NavigationOutcome]] = [[], []]
    for turn in 0..<runs.map(\.count).reduce(0, max) {
      for which in [0, 1] where turn < runs[which].count {
        outcomes[which].append(studios[which].router.take(runs[which][turn]))
      }
    }
    for which in [0, 1] {
      #expect(outcomes[which].map(\.withoutIdentities) == alone[which].outcomes.map(\.withoutIdentities))
      #expect(studios[which].router.state.snapshot == alone[which].layers.snapshot)
      #expect(
        studios[which].router.state.entries.map(\.id.number) == alone[which].layers.entries.map(\.id.number))
      #expect(studios[which].notices == alone[which].notices)
    }
  }
}

extension Step {
  fileprivate var needsNoWaiting: Bool {
    switch self {
    case .ask, .leave, .during: false
    default: true
    }
  }
}

/// Routes with two tabs and a picture that hides the tab bar.
private enum GalleryRoute: Routable {
  case hall
  case shop
  case picture

  static let links = RouteLinks<Self>(
    "gallery", root: .hall, tabs: .shop, routes: .route(.hall), .route(.shop), .route(.picture))

  var path: LinkPath {
    switch self {
    case .hall: "hall"
    case .shop: "shop"
    case .picture: "picture"
    }
  }

  var hidesTabBar: Bool { self == .picture }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}
