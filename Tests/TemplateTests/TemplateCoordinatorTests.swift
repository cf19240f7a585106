import Links
import Routing
import RoutingTesting
import ScreenKit
import Testing

@testable import Template

@Suite("TemplateCoordinator")
@MainActor
struct TemplateCoordinatorTests {
  private func tap(_ action: String, in coordinator: TemplateCoordinator) {
    let top = coordinator.router.visibleScreen
    #expect(top?.receive(.activate(Page.ID(""), action: action)) == .done)
  }

  @Test("A row opens its item, and help opens as a sheet over the list")
  func ways() async {
    let coordinator = TemplateCoordinator(items: StubItems())
    let probe = RouterProbe(coordinator.router)
    await coordinator.router.window?.settle()
    let list = coordinator.router.visibleScreen
    #expect(list?.receive(.select(Page.ID(""), list: "list", row: "7")) == .done)
    probe.expect(.push, shows: .details(StubItems.rope.id))
    coordinator.router.back()
    probe.expect(.back, shows: .items)
    tap("Help", in: coordinator)
    probe.expect(.present, shows: .help)
    tap("Done", in: coordinator)
    probe.expect(.dismiss, shows: .items)
    probe.finish()
  }

  @Test("In any presentation style, Done closes the help", arguments: ["push", "sheet", "cover"])
  func leavingHelp(style: String) throws {
    let coordinator = TemplateCoordinator(items: StubItems())
    #expect(coordinator.router.open(try DeepLink("app://template/help?style=\(style)")) == .done)
    tap("Done", in: coordinator)
    #expect(coordinator.router.link.description == "app://template/items")
  }

  @Test("Done ends the flow, once")
  func done() {
    var endings = 0
    let coordinator = TemplateCoordinator(items: StubItems()) { endings += 1 }
    tap("Done", in: coordinator)
    #expect(endings == 1)
  }

  @Test(
    "Every route equals the route read from its link",
    arguments: [
      (TemplateRoute.items, "app://template/items"),
      (.details(.init(rawValue: 7)), "app://template/items/7"),
      (.help, "app://template/help"),
    ])
  func links(route: TemplateRoute, link: String) {
    let coordinator = TemplateCoordinator(items: StubItems())
    #expect(route.link.description == link)
    _ = coordinator.router.open(route.link)
    #expect(coordinator.router.state.visible?.route == route)
  }

  @Test("Every sample item can be loaded, and an unknown one is refused")
  func samples() async throws {
    let items = SampleItems()
    for item in try await items.items() { #expect(try await items.item(item.id) == item) }
    await #expect(throws: UnknownItem.self) { try await items.item(.init(rawValue: 0)) }
  }
}
