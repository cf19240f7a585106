import Links
import Routing
import RoutingTesting
import ScreenKit
import Testing

@testable import Template

@Suite("TemplateCoordinator")
@MainActor
struct TemplateCoordinatorTests {
  private let app: Navigator<any ViewModel>
  private let coordinator: TemplateCoordinator
  private let endings = Endings()

  /// Counts how often the app is told that the flow is over.
  @MainActor
  private final class Endings { var count = 0 }

  init() throws {
    app = Navigator(testing: TemplateCoordinator.feature(as: .root, items: StubItems()))
    app.onEnding = { [endings] _ in endings.count += 1 }
    coordinator = try app.coordinator(TemplateCoordinator.self)
  }

  private func tap(_ action: String) {
    #expect(app.visibleScreen?.receive(.activate(Page.ID(""), action: action)) == .done)
  }

  @Test("A row opens its item, and help opens as a sheet over the list")
  func ways() async {
    let probe = RouterProbe(coordinator.router)
    await app.settle()
    #expect(app.visibleScreen?.receive(.select(Page.ID(""), list: "list", row: "7")) == .done)
    probe.expect(.push, shows: .details(StubItems.rope.id))
    app.back()
    probe.expect(.back, shows: .items)
    tap("Help")
    probe.expect(.present, shows: .help)
    tap("Done")
    probe.expect(.dismiss, shows: .items)
    probe.finish()
  }

  @Test("In any presentation style, Done closes the help", arguments: ["push", "sheet", "cover"])
  func leavingHelp(style: String) throws {
    #expect(app.open(try DeepLink("app://template/help?style=\(style)")) == .done)
    tap("Done")
    #expect(app.link.description == "app://template/items")
  }

  @Test("Done ends the flow, once")
  func done() {
    tap("Done")
    #expect(endings.count == 1)
  }

  @Test(
    "Every route equals the route read from its link",
    arguments: [
      (TemplateRoute.items, "app://template/items"),
      (.details(.init(rawValue: 7)), "app://template/items/7"),
      (.help, "app://template/help"),
    ])
  func links(route: TemplateRoute, link: String) {
    #expect(route.link.description == link)
    app.open(route.link)
    #expect(coordinator.router.state.visible?.route == route)
  }

  @Test("Every sample item can be loaded, and an unknown one is refused")
  func samples() async throws {
    let items = SampleItems()
    for item in try await items.items() { #expect(try await items.item(item.id) == item) }
    await #expect(throws: UnknownItem.self) { try await items.item(.init(rawValue: 0)) }
  }
}
