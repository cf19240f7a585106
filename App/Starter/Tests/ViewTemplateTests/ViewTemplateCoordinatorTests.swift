import Links
import Routing
import RoutingTesting
import RoutingUI
import Testing

@testable import ViewTemplate

@Suite("The flow of the module")
@MainActor
struct ViewTemplateCoordinatorTests {
  private let coordinator = ViewTemplateCoordinator(items: StubItems())

  /// The model of the list, which is always open.
  private var list: ItemListModel? {
    guard case .items(let model)? = coordinator.router.screen(of: coordinator.router.state.tabs[0].root.id) else {
      return nil
    }
    return model
  }

  @Test("A row leads to its item, another row replaces it, and help lies over the list")
  func ways() throws {
    let list = try #require(list)
    let probe = RouterProbe(coordinator.router)
    let root = coordinator.router.state.visible.id
    #expect(list.itemTapped(StubItems.rope.id) == .done)
    probe.expect(.pushOver(root, .details(StubItems.rope.id)), shows: .details(StubItems.rope.id))
    #expect(list.itemTapped(.init(rawValue: 8)) == .done)
    probe.expect(.pushOver(root, .details(.init(rawValue: 8))), shows: .details(.init(rawValue: 8)))
    #expect(coordinator.router.state.depth == 1)
    coordinator.router.back()
    probe.expect(.back, shows: .items)
    #expect(list.helpTapped() == .done)
    probe.expect(.present(.help, .sheet), shows: .help)
    probe.finish()
  }

  @Test("However help is presented, Done leaves it", arguments: ["push", "sheet", "cover"])
  func leavingHelp(style: String) throws {
    #expect(coordinator.flow.open(try DeepLink("app://viewTemplate/help?style=\(style)")) == .done)
    let screen = try #require(coordinator.router.screen(of: coordinator.router.state.visible.id))
    guard case .help(let help) = screen else { return #expect(Bool(false), "help is not visible") }
    #expect(help.doneTapped() == .done)
    #expect(coordinator.flow.link.description == "app://viewTemplate/items")
  }

  @Test(
    "Every route is written and read back",
    arguments: [
      (ViewTemplateRoute.items, "app://viewTemplate/items"),
      (.details(.init(rawValue: 7)), "app://viewTemplate/items/7"),
      (.help, "app://viewTemplate/help"),
    ])
  func links(route: ViewTemplateRoute, link: String) {
    #expect(route.link.description == link)
    _ = coordinator.flow.open(route.link)
    #expect(coordinator.router.state.visible.route == route)
    #expect(!route.label.title.isEmpty)
  }

  @Test("The items that come with the module are all to be had")
  func samples() async throws {
    let items = SampleItems()
    for item in try await items.items() { #expect(try await items.item(item.id) == item) }
    await #expect(throws: UnknownItem.self) { try await items.item(.init(rawValue: 0)) }
  }
}
