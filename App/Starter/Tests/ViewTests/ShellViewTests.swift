import Links
import Routing
import SwiftUI
import Testing

@testable import RoutingUI
@testable import Shell

@Suite("The views of the app, in simulated hosts")
@MainActor
struct ShellViewTests {
  private let session: Session
  private let shell: ShellCoordinator
  private let store = Store()

  /// The storage of the record.
  @MainActor
  private final class Store { var record: String? }

  init() throws {
    var services = ShellServices()
    services.savedRecord = { [store] in store.record }
    services.save = { [store] in store.record = $0 }
    session = Session(services)
    shell = try ShellCoordinator(session)
  }

  private func makeHost(_ habits: Habits) -> SimulatedHost {
    let host = SimulatedHost(habits) { pauses in FlowView(shell.navigator).environment(\.pauses, pauses) }
    host.settle()
    return host
  }

  private func settle(_ host: SimulatedHost) async {
    host.settle()
    await shell.navigator.settle()
    host.settle()
  }

  /// Settles, and requires that the screen shows what is open.
  private func expectSame(_ host: SimulatedHost, sourceLocation: SourceLocation = #_sourceLocation) async {
    await settle(host)
    #expect(shown(host) == wanted, sourceLocation: sourceLocation)
    #expect(host.faults == [], sourceLocation: sourceLocation)
  }

  private func shown(_ host: SimulatedHost) -> [Int] { host.layers.map(\.visiblePages.count) }

  private var wanted: [Int] {
    guard let open = shell.navigator.content else { return [] }
    return [open.tabs[open.selectedTab].count] + open.modals.map(\.stack.count)
  }

  private var visible: String { shell.navigator.visible.route.link.description }

  private func type(_ text: String, into field: String, _ host: SimulatedHost) {
    host.top.visiblePages.last?.fields.first { $0.0 == field }?.1.wrappedValue = text
    host.settle()
  }

  private func logIn(_ host: SimulatedHost) async {
    type("Mia", into: "Name", host)
    type("waymark", into: "Password", host)
    #expect(host.tap("Log in"))
    await settle(host)
  }

  @Test("The log-in leads to the tabs, and the button in the settings leads back", arguments: Habits.all)
  func roots(_ habits: Habits) async {
    let host = makeHost(habits)
    #expect(host.window.tree.tabs == nil)
    await logIn(host)
    await expectSame(host)
    #expect(host.window.tree.stacks.compactMap(\.label.first).prefix(3) == ["ViewTemplate", "Favorites", "Settings"])
    host.tapTab(2)
    await settle(host)
    #expect(host.tap("Log out"))
    await expectSame(host)
    #expect(visible == "app://logIn/form")
  }

  @Test(
    "An item that is chosen in a sheet of its module is a row of the other one, and leads to its page and back",
    arguments: Habits.all)
  func value(_ habits: Habits) async {
    let host = makeHost(habits)
    await logIn(host)
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

  @Test("A changed editor can't be swiped away, asks on every other way out, and saves", arguments: Habits.all)
  func editor(_ habits: Habits) async {
    let host = makeHost(habits)
    await logIn(host)
    #expect(host.tap("Rope"))
    await settle(host)
    #expect(host.tap("Edit"))
    await expectSame(host)
    type("Long rope", into: "Title", host)
    #expect(!host.swipeDown())
    shell.navigator.dismissModal()
    await settle(host)
    #expect(host.answer("Keep"))
    await expectSame(host)
    #expect(host.tap("Save"))
    await expectSame(host)
    #expect(visible == "app://viewTemplate/items/1")
  }

  @Test(
    "A link that comes before the window appears opens over the saved place, and the window keeps its own",
    arguments: Habits.all)
  func launchLink(_ habits: Habits) async throws {
    let place = "waymark 3\\ntab\\nentry app://viewTemplate/items\\ntab selected\\nentry app://favorites/list\\nend\\n"
    let store = Store()
    store.record = #"{"account":{"name":"Mia"},"places":{"2":"\#(place)"}}"#
    var services = ShellServices()
    services.savedRecord = { store.record }
    services.save = { store.record = $0 }
    StubSceneStorage.saved = ["window": "2"]
    let window = ShellWindow(Session(services))
    StubSceneStorage.saved = [:]
    let host = SimulatedHost(habits) { pauses in window.environment(\.pauses, pauses) }
    host.launchURL = URL(string: "app://viewTemplate/choose?style=sheet")
    host.settle()
    #expect(shown(host) == [1, 1])
    #expect(host.faults == [])
    #expect(store.record?.contains("sheet\\nentry app://viewTemplate/choose") == true)
  }
}
