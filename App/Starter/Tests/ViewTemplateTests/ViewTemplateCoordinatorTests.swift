import Links
import Routing
import RoutingTesting
import RoutingUI
import Testing

@testable import ViewTemplate

@Suite("The flow of the module")
@MainActor
struct ViewTemplateCoordinatorTests {
  private let app = Navigator(testing: ViewTemplateCoordinator.feature(as: .root, items: StubItems()))
  private let coordinator: ViewTemplateCoordinator

  init() throws { coordinator = try app.coordinator(ViewTemplateCoordinator.self) }

  @Test("A row leads to its item, another row replaces it, and help lies over the list")
  func ways() throws {
    let list = try #require(app.visibleScreen as? ItemListModel)
    let probe = RouterProbe(coordinator.router)
    list.itemTapped(StubItems.rope.id)
    probe.expect(.push, shows: .details(StubItems.rope.id))
    list.itemTapped(.init(rawValue: 8))
    probe.expect(.push, shows: .details(.init(rawValue: 8)))
    #expect(coordinator.router.state.depth == 1)
    app.back()
    probe.expect(.back, shows: .items)
    list.helpTapped()
    probe.expect(.present, shows: .help)
    probe.finish()
  }

  @Test("A choice that no module awaits opens the item")
  func choosing() throws {
    #expect(app.open(try DeepLink("app://viewTemplate/choose")) == .done)
    let probe = RouterProbe(coordinator.router)
    let choice = try #require(app.visibleScreen as? ItemListModel)
    choice.itemTapped(StubItems.rope.id)
    probe.expect(.push, shows: .details(StubItems.rope.id))
    probe.finish()
  }

  @Test("However help is presented, Done leaves it", arguments: ["push", "sheet", "cover"])
  func leavingHelp(style: String) throws {
    #expect(app.open(try DeepLink("app://viewTemplate/help?style=\(style)")) == .done)
    let help = try #require(app.visibleScreen as? HelpModel)
    help.doneTapped()
    #expect(app.link.description == "app://viewTemplate/items")
  }

  @Test(
    "Every route is written and read back",
    arguments: [
      (ViewTemplateRoute.items, "app://viewTemplate/items"),
      (.choice, "app://viewTemplate/choose"),
      (.details(.init(rawValue: 7)), "app://viewTemplate/items/7"),
      (.edit(.init(rawValue: 7)), "app://viewTemplate/edit/7"),
      (.help, "app://viewTemplate/help"),
    ])
  func links(route: ViewTemplateRoute, link: String) {
    #expect(route.link.description == link)
    app.open(route.link)
    #expect(coordinator.router.state.visible?.route == route)
    #expect(!route.label.title.isEmpty)
  }

  @Test("The items that come with the module are all to be had")
  func samples() async throws {
    let items = SampleItems()
    for item in try await items.items() { #expect(try await items.item(item.id) == item) }
    let other = Item(id: .init(rawValue: 0), title: "Other", text: "")
    await #expect(throws: UnknownItem.self) { try await items.item(other.id) }
    await #expect(throws: UnknownItem.self) { try await items.save(other) }
  }

  @Test("The items that come with the module keep what is saved")
  func saving() async throws {
    let items = SampleItems()
    let item = Item(id: .sample, title: "Long rope", text: "")
    try await items.save(item)
    #expect(try await items.item(item.id) == item)
  }
}
