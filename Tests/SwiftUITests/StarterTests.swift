import Links
import Routing
import SwiftUI
import TestTopics
import Testing

@testable import RoutingUI
@testable import Shell

@Suite("The app that a new module starts", .tags(.navigation, .modals))
@MainActor
struct StarterTests {
  private let shell: ShellCoordinator

  init() throws { shell = try ShellCoordinator(services: ShellServices()) }

  private func makeHost(_ habits: Habits) -> SimulatedHost {
    let host = SimulatedHost(habits) { pauses in FlowView(shell.navigator).environment(\.pauses, pauses) }
    host.settle()
    return host
  }

  private func settle(_ host: SimulatedHost) async {
    host.settle()
    for _ in 0..<20 { await Task.yield() }
    host.settle()
  }

  /// Settles, and requires that the screen shows what is open.
  private func expectSame(_ host: SimulatedHost, sourceLocation: SourceLocation = #_sourceLocation) async {
    await settle(host)
    #expect(shown(host) == wanted, sourceLocation: sourceLocation)
    #expect(host.faults == [], sourceLocation: sourceLocation)
  }

  /// The number of pages in each layer.
  private func shown(_ host: SimulatedHost) -> [Int] { host.layers.map(\.visiblePages.count) }

  private var wanted: [Int] {
    guard let open = shell.navigator.content else { return [] }
    return [open.tabs[open.selectedTab].count] + open.modals.map(\.stack.count)
  }

  /// The place of the visible page.
  private var visible: String { shell.navigator.visible.route.link.description }

  @Test("Getting started leads from the first page to the tabs", arguments: Habits.all)
  func roots(_ habits: Habits) async {
    let host = makeHost(habits)
    #expect(host.window.tree.tabs == nil)
    #expect(host.tap("Get started"))
    await expectSame(host)
    #expect(host.window.tree.stacks.map(\.label) == [["ViewTemplate", "list.bullet"], ["Favorites", "star"]])
  }

  @Test(
    "An item that is chosen in a sheet of its module is a row of the other one, and leads to its page and back",
    arguments: Habits.all)
  func value(_ habits: Habits) async {
    let host = makeHost(habits)
    host.tap("Get started")
    await settle(host)
    host.tapTab(1)
    await settle(host)
    #expect(host.tap("Add"))
    await expectSame(host)
    #expect(host.tap("Lamp"))
    await expectSame(host)
    #expect(visible == "app://favorites/list")
    #expect(host.tap("Item 2"))
    await expectSame(host)
    #expect(visible == "app://viewTemplate/items/2")
    #expect(host.goBack())
    await expectSame(host)
    #expect(visible == "app://favorites/list")
  }

  @Test("A link that comes before the window appears opens over the saved place", arguments: Habits.all)
  func launchLink(_ habits: Habits) async {
    let saved = "waymark 3\ntab\nentry app://viewTemplate/items\ntab selected\nentry app://favorites/list\nend\n"
    StubSceneStorage.saved = ["place": saved]
    var services = ShellServices()
    services.hasStarted = true
    let window = ShellWindow(services: services)
    StubSceneStorage.saved = [:]
    let host = SimulatedHost(habits) { pauses in window.environment(\.pauses, pauses) }
    host.launchURL = URL(string: "app://welcome")
    await settle(host)
    #expect(host.window.stack?.label.first == "Favorites")
    #expect(shown(host) == [1, 1])
    #expect(host.faults == [])
  }

  @Test("A window saves its place when its scene stops being active")
  func saving() async {
    let window = ShellWindow(services: ShellServices())
    let host = SimulatedHost(.compares) { pauses in window.environment(\.pauses, pauses) }
    await settle(host)
    host.tap("Get started")
    await settle(host)
    host.tapTab(1)
    await settle(host)
    host.changePhase(.background)
    await settle(host)
    #expect(window.savedPlace.contains("tab selected\nentry app://favorites/list"))
  }
}

extension ShellWindow {
  /// What the window has saved.
  fileprivate var savedPlace: String {
    let storage = Mirror(reflecting: self).children.first { $0.label == "_place" }?.value as? SceneStorage<String>
    return storage?.wrappedValue ?? ""
  }
}
