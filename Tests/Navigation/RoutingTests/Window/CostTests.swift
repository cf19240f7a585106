import AppRouting
import Links
import RoutingSamples
import Synchronization
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("What a call costs", .tags(.navigation, .links), .serialized)
struct CostTests {
  private let navigator: Navigator<Screen>
  private let router: Router<CountedRoute>

  init() throws {
    var made: Router<CountedRoute>?
    let counted = Feature(CountedRoute.self) { router in
      made = router
      return ScreenFactory()
    }
    let library = Feature(LibraryRoute.self, as: .page) { _ in ScreenFactory() }
    navigator = try Navigator(Modules([counted, library]), root: "counted")
    navigator.start()
    router = try #require(made)
  }

  @Test("A push reads its route back from the link, and going back nothing, at any depth", arguments: [10, 1_000])
  func push(depth: Int) throws {
    router.replaceStack(with: (0..<depth).map { .number(.init($0)) })
    let history = NavigationHistory(navigator)
    #expect(CountedRoute.costs { router.push(.number(.init(1))) } == Costs(read: 1, written: 2))
    #expect(CountedRoute.costs { router.back() } == Costs())
    #expect(history.steps.count == 3)
  }

  @Test("A change copies no stack, so it costs the same at any depth")
  func copies() {
    for number in 0..<1_000 { router.push(.number(.init(number))) }
    func place() -> UnsafePointer<Entry<AnyRoute>>? { navigator.tree.tabs[0].withUnsafeBufferPointer(\.baseAddress) }
    let before = place()
    let calls = [
      { router.pop(500) }, { router.push(.number(.init(1))) }, { router.popOrPush(.number(.init(2_000))) },
      { router.replaceTop(with: .home) }, { router.navigate(to: .home, as: .sheet) }, { router.dismissModal() },
      { navigator.back() }, { router.navigate(to: .home) }, { router.dismiss(navigator.visible.id) },
      { router.popToRoot() },
    ]
    for call in calls {
      #expect(call() == .done)
      #expect(place() == before)
    }
  }

  @Test(
    "A link that a feature opens is read once, at any depth", arguments: [10, 1_000], [nil, PresentationStyle.sheet])
  func open(depth: Int, style: PresentationStyle?) {
    router.replaceStack(with: (0..<depth).map { .number(.init($0)) })
    let link = CountedRoute.number(.init(7)).link
    #expect(CountedRoute.costs { router.open(link, .push, as: style) } == Costs(read: 1, written: 1))
    #expect(
      CountedRoute.costs { router.open(link, as: style, returning: Int.self) { _ in } } == Costs(read: 1, written: 1))
  }

  @Test("A link that waits is read once, however often its gate is checked")
  func waiting() throws {
    let gate = Gate("counted")
    let feature = Feature(CountedRoute.self) { _ in ScreenFactory() }
    let library = Feature(LibraryRoute.self) { _ in ScreenFactory() }
    var state = GateState.waits
    let navigator = try Navigator(
      Modules([feature.requiring(gate), library]), root: "library", gates: [gate: { state }])
    navigator.start()
    let appRouter = AppRouter(navigator)
    let costs = CountedRoute.costs {
      #expect(appRouter.open("app://counted/numbers/7") == .waiting(gate))
      #expect(navigator.openWaiting() == .waiting(gate))
      state = .open
      #expect(navigator.showRoot("counted", openingWaiting: true).outcome == .done)
    }
    #expect(navigator.visible.route == AnyRoute(CountedRoute.number(.init(7))))
    #expect(costs.read == 1)
  }

  @Test(
    "A restart reads each saved link once",
    arguments: [
      NavigationSnapshot(tabs: [[.home] + numbers(400)]),
      NavigationSnapshot(tabs: [[.home]], modals: numbers(400).map { Modal(style: .sheet, stack: [$0]) }),
      NavigationSnapshot(tabs: [[.home]], modals: numbers(200).map { Modal(style: .sheet, stack: [$0, $0]) }),
    ])
  fileprivate func restart(_ place: NavigationSnapshot<CountedRoute>) throws {
    let text = NavigationArchive.text(of: place.map(\.link))
    var restoration: Restoration?
    let costs = try CountedRoute.costs {
      restoration = navigator.restore(try #require(NavigationArchive(text).snapshot))
    }
    #expect(restoration == Restoration(outcome: .done))
    #expect(costs.read == 400)
    #expect(costs.written == 400)
    #expect(router.state.snapshot == place)
    // What is saved again after a change is not read.
    #expect(CountedRoute.costs { _ = NavigationArchive.text(of: navigator.snapshot) } == Costs())
  }

  @Test(
    "A refused link is read once, however long it is",
    arguments: [
      ("counted/" + repeating("numbers/1", 7, "/") + "/numbers/x", 8),
      ("counted?then=" + repeating("counted%2Fnumbers%2F1", 60, "%20") + "%20counted%2Fnumbers%2Fx", 61),
    ])
  func longLink(_ text: String, places: Int) throws {
    let link = try DeepLink("app://" + text)
    let costs = CountedRoute.costs {
      guard case .refused(.invalidLink(let error)) = navigator.open(link) else {
        Issue.record("It was opened")
        return
      }
      #expect(error.text == "x")
    }
    #expect(costs.read <= places)
  }

  private nonisolated static func repeating(_ text: String, _ count: Int, _ separator: String) -> String {
    Array(repeating: text, count: count).joined(separator: separator)
  }

  private nonisolated static func numbers(_ count: Int) -> [CountedRoute] { (0..<count).map { .number(.init($0)) } }
}

/// How many numbers were read from links, and how many routes with a number were written.
private struct Costs: Equatable {
  var read = 0
  var written = 0
}

/// A route that counts how often it is read and written, for this serialized suite only.
private enum CountedRoute: Routable {
  case home
  case number(CountedNumber)

  static let links = RouteLinks<Self>("counted", root: .home, routes: .route(.home), .route(number))

  private static let reads = Atomic(0)
  private static let writes = Atomic(0)

  var path: LinkPath {
    switch self {
    case .home:
      return "home"
    case .number(let number):
      Self.writes.add(1, ordering: .relaxed)
      return "numbers/\(number)"
    }
  }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("", scope) }

  /// Returns what some work costs.
  static func costs(_ work: () throws -> Void) rethrows -> Costs {
    let before = Costs(read: CountedNumber.reads.load(ordering: .relaxed), written: writes.load(ordering: .relaxed))
    try work()
    let written = writes.load(ordering: .relaxed) - before.written
    // Writing a number reads it once, to check it.
    return Costs(read: CountedNumber.reads.load(ordering: .relaxed) - before.read - written, written: written)
  }
}

/// A number in a link that counts how often it is read.
private struct CountedNumber: LinkValue {
  static let reads = Atomic(0)
  static let sample = CountedNumber(1)

  let number: Int

  init(_ number: Int) { self.number = number }

  init?(linkText: String) {
    guard let number = Int(linkText) else { return nil }
    Self.reads.add(1, ordering: .relaxed)
    self.number = number
  }

  var linkText: String { String(number) }
}
