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
    let top = coordinator.flow.visibleLayers.last?.top.screen
    #expect(top?.receive(.activate(Page.ID(""), action: action)) == .done)
  }

  @Test("A row opens its item, and help opens as a sheet over the list")
  func ways() async {
    let coordinator = TemplateCoordinator(items: StubItems()) {}
    let probe = RouterProbe(coordinator.router)
    await coordinator.router.settle()
    let list = coordinator.flow.visibleLayers.last?.top.screen
    #expect(list?.receive(.select(Page.ID(""), list: "list", row: "7")) == .done)
    probe.expect(.push(.details(StubItems.rope.id)), shows: .details(StubItems.rope.id))
    coordinator.router.back()
    probe.expect(.back, shows: .items)
    tap("Help", in: coordinator)
    probe.expect(.present(.help, .sheet), shows: .help)
    let help = coordinator.router.state.visible.id
    tap("Done", in: coordinator)
    probe.expect(.dismiss(help), shows: .items)
    probe.finish()
  }

  @Test("In any presentation style, Done closes the help", arguments: ["push", "sheet", "cover"])
  func leavingHelp(style: String) throws {
    let coordinator = TemplateCoordinator(items: StubItems()) {}
    #expect(coordinator.flow.open(try DeepLink("app://template/help?style=\(style)")) == .done)
    tap("Done", in: coordinator)
    #expect(coordinator.flow.link.description == "app://template/items")
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
    let coordinator = TemplateCoordinator(items: StubItems()) {}
    #expect(route.link.description == link)
    _ = coordinator.flow.open(route.link)
    #expect(coordinator.router.state.visible.route == route)
  }

  @Test("Every sample item can be loaded, and an unknown one is refused")
  func samples() async throws {
    let items = SampleItems()
    for item in try await items.items() { #expect(try await items.item(item.id) == item) }
    await #expect(throws: UnknownItem.self) { try await items.item(.init(rawValue: 0)) }
  }
}
