import Links
import RoutingSamples
import Testing

@testable import Routing

@MainActor
@Suite("Notices")
struct NoticeTests {
  private let museum = Started<MuseumRoute>()
  private var router: Router<MuseumRoute> { museum.router }

  /// R8.
  @Test("Every change gives one notice, and the router shows the new state by then")
  func oneEach() {
    var seen: [Place<MuseumRoute>] = []
    let router = router
    router.observe { _ in seen.append(router.layers.place) }
    let commands: [@MainActor (Router<MuseumRoute>) -> Outcome] = [
      { $0.push(.painting(1)) }, { $0.replaceTop(with: .painting(2)) }, { $0.navigate(to: .map) },
      { $0.push(.painting(3)) }, { $0.dismiss() }, { $0.select(tab: .tickets, pushing: .painting(4)) },
      { $0.replaceStack(with: [.tickets, .painting(5), .painting(6)]) }, { $0.popToRoot() },
      { $0.open(Place(tabs: [[.halls, .painting(7)], [.tickets]], modals: [.init(style: .cover, stack: [.map])])) },
    ]
    let states = commands.map { command in
      #expect(command(router) == .done)
      return router.layers.place
    }
    #expect(seen == states)
    #expect(museum.notices == commands.count)
  }

  /// R8.
  @Test("What changes nothing gives no notice")
  func none() {
    #expect(router.pop(0) == .unchanged)
    #expect(router.show(.halls) == .unchanged)
    #expect(router.select(tab: .halls) == .unchanged)
    #expect(router.open(museum.place) == .unchanged)
    #expect(router.back() == .refused(.atRoot))
    #expect(router.dismiss() == .refused(.nothingPresented))
    #expect(router.replaceStack(with: []) == .refused(.emptyStack))
    #expect(museum.notices == 0)
  }

  @Test("Observers are told in the order they came")
  func order() {
    var told: [Int] = []
    for number in 1...3 { router.observe { _ in told.append(number) } }
    router.push(.painting(1))
    #expect(told == [1, 2, 3])
  }

  /// A5.
  @Test("A command from inside a notice waits until everybody has been told, and none is lost")
  func commandInNotice() {
    let router = router
    var depths: [Int] = []
    var outcomes: [Outcome] = []
    router.observe { _ in
      if router.layers.activeStack.depth == 1 { outcomes.append(router.push(.painting(2))) }
    }
    router.observe { _ in depths.append(router.layers.activeStack.depth) }
    router.push(.painting(1))
    #expect(outcomes == [.queued])
    #expect(depths == [1, 2])
    #expect(museum.stack == [.halls, .painting(1), .painting(2)])
    #expect(museum.notices == 2)
  }

  /// A6.
  @Test("Two routers do not know of each other")
  func twoRouters() {
    let other = Started<MuseumRoute>()
    router.push(.painting(1))
    #expect(other.place == Place(tabs: [[.halls], [.tickets]]))
    #expect(other.notices == 0)
  }
}
