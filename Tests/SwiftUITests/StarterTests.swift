import Links
import RandomTesting
import Routing
import SwiftUI
import TestTopics
import Testing

@testable import RoutingUI
@testable import Shell

@Suite("The app that a new module starts", .tags(.navigation, .modals))
@MainActor
struct StarterTests {
  typealias Kind = SimulatedHost.Kind

  private let shell: ShellCoordinator

  init() throws { shell = try ShellCoordinator() }

  private func makeHost(_ kind: Kind) -> SimulatedHost {
    let host = SimulatedHost(kind) { pauses in ShellView(shell: shell).environment(\.pauses, pauses) }
    host.settle()
    return host
  }

  private func settle(_ host: SimulatedHost) async {
    host.settle()
    for _ in 0..<20 { await Task.yield() }
    host.settle()
  }

  /// Requires that the screen shows what the modules have open.
  private func expectSame(_ host: SimulatedHost, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(shown(host) == wanted, sourceLocation: sourceLocation)
    #expect(host.faults == [], sourceLocation: sourceLocation)
  }

  /// The number of pages in each layer.
  private func shown(_ host: SimulatedHost) -> [Int] { host.layers.map(\.visiblePages.count) }

  /// The number of pages in each layer of the visible modules.
  private var wanted: [Int] {
    let state = shell.router.state
    return ([state.tabs[state.selectedTab]] + state.modals.map(\.stack)).flatMap { stack -> [Int] in
      guard let snapshot = shell.router.screen(of: stack.root.id)?.flow.snapshot else { return [] }
      return [snapshot.tabs[snapshot.selectedTab].count] + snapshot.modals.map(\.stack.count)
    }
  }

  @Test("Getting started leads from the first page to the tabs", arguments: Kind.allCases)
  func roots(_ kind: Kind) async {
    let host = makeHost(kind)
    #expect(host.window.tree.tabs == nil)
    #expect(host.tap("Get started"))
    await settle(host)
    #expect(host.window.tree.stacks.map(\.label) == [["ViewTemplate", "list.bullet"], ["Favorites", "star"]])
    expectSame(host)
  }

  @Test("A tap in one module leads to a page of another, in its tab", arguments: Kind.allCases)
  func link(_ kind: Kind) async {
    let host = makeHost(kind)
    host.tap("Get started")
    await settle(host)
    host.tapTab(1)
    await settle(host)
    #expect(host.tap("The first item"))
    await settle(host)
    #expect(shell.place == "app://viewTemplate/items/1")
    expectSame(host)
    #expect(host.goBack())
    await settle(host)
    #expect(shell.place == "app://viewTemplate/items")
    expectSame(host)
  }

  @Test("The sheet of a third module opens over the tabs, and is swiped away", arguments: Kind.allCases)
  func sheet(_ kind: Kind) async {
    let host = makeHost(kind)
    host.tap("Get started")
    await settle(host)
    host.tapTab(1)
    await settle(host)
    #expect(host.tap("Welcome"))
    await settle(host)
    #expect(host.layers.map(\.kind) == [nil, .sheet])
    expectSame(host)
    #expect(host.swipeDown())
    await settle(host)
    #expect(!shell.router.state.isPresenting)
    expectSame(host)
  }

  @Test("A sheet that a module opens while the user chooses another tab shows over its own", arguments: Kind.allCases)
  func tabBelowSheet(_ kind: Kind) async {
    let host = makeHost(kind)
    host.tap("Get started")
    await settle(host)
    host.tapTab(1)
    shell.open("app://viewTemplate/help")
    await settle(host)
    #expect(host.layers.map(\.kind) == [nil, .sheet])
    #expect(shell.place == "app://viewTemplate/items/help")
    expectSame(host)
  }

  @Test("A sheet that waits for the end of another one stays with its tab", arguments: Kind.allCases)
  func tabBelowWaitingSheet(_ kind: Kind) async {
    let host = makeHost(kind)
    host.tap("Get started")
    await settle(host)
    shell.open("app://welcome")
    await settle(host)
    shell.open("app://viewTemplate/help")
    host.endTurn()
    #expect(host.tapTab(1))
    await settle(host)
    #expect(shell.place == "app://viewTemplate/items/help")
    expectSame(host)
  }

  @Test(
    "A tap on a page of a module that the app has already left has no effect", arguments: Kind.allCases,
    ["app://welcome", "app://favorites"])
  func lateTap(_ kind: Kind, _ link: String) async {
    let host = makeHost(kind)
    host.tap("Get started")
    await settle(host)
    shell.open(link)
    let place = shell.place
    #expect(host.tap("Help"))
    await settle(host)
    #expect(shell.place == place)
    expectSame(host)
  }

  @Test(
    "A link that comes before the window appears opens over the saved place", arguments: Kind.allCases,
    ["app://welcome", "app://viewTemplate/items/1"])
  func launchLink(_ kind: Kind, _ link: String) async {
    StubSceneStorage.saved = ["place": "app://favorites"]
    let window = ShellWindow()
    StubSceneStorage.saved = [:]
    let host = SimulatedHost(kind) { pauses in window.environment(\.pauses, pauses) }
    host.launchURL = URL(string: link)
    await settle(host)
    let isSheet = link == "app://welcome"
    #expect(host.window.stack?.label.first == (isSheet ? "Favorites" : "ViewTemplate"))
    #expect(shown(host) == (isSheet ? [1, 1] : [2]))
    #expect(host.faults == [])
  }

  @Test("A sheet of one module goes before that of another comes, in one turn", arguments: Kind.allCases)
  func oneSheetAtATime(_ kind: Kind) async {
    let host = makeHost(kind)
    host.tap("Get started")
    await settle(host)
    for link in ["app://viewTemplate/help", "app://welcome", "app://viewTemplate/help", "app://favorites"] {
      shell.open(link)
      await settle(host)
      expectSame(host)
      #expect(host.layers.count == (link == "app://favorites" ? 1 : 2), "\(link)")
    }
  }

  @Test("Whatever the user does, the screen ends where the modules are", .tags(.random), arguments: Kind.allCases)
  func random(_ kind: Kind) async throws {
    for round in RandomRound.rounds(10) {
      var random = round.generator
      let shell = try ShellCoordinator()
      let tests = StarterTests(shell)
      let host = tests.makeHost(kind)
      host.tap("Get started")
      for _ in 0..<20 {
        let times = random.pick(1, 1, 2)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: host.goBack(writing: times)
        case 1: host.swipeDown(writing: times)
        case 2: host.tapTab(Int.random(in: 0...1, using: &random), writing: times)
        case 3:
          shell.open(
            random.pick("app://viewTemplate/items/2", "app://viewTemplate/help", "app://welcome", "app://favorites"))
        default:
          host.tap(random.pick("Help", "Done", "Welcome", "The first item", "Rope", "Get started"), times: times)
        }
        if !random.once(in: 4) { host.writeBindings() }
        if !random.once(in: 4) { host.endTurn() }
        if random.once(in: 2) { host.tick() }
        if random.once(in: 3) { await tests.settle(host) }
      }
      await tests.settle(host)
      #expect(tests.shown(host) == tests.wanted, "\(round)")
      #expect(host.faults == [], "\(round)")
    }
  }

  private init(_ shell: ShellCoordinator) { self.shell = shell }
}
