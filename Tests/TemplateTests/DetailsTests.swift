import Routing
import ScreenKit
import Testing

@testable import Template

@Suite("An item")
@MainActor
struct DetailsTests {
  let scope = Scope()
  let tryAgain = Element.button(Action<DetailsIntent>("Try again", .retryTapped, id: "Try again: the item"))

  @Test("It says that it is loading, then shows the item")
  func display() async {
    let details = DetailsViewModel(StubItems.rope.id, items: StubItems(), scope: scope)
    #expect(details.screen == Screen("Item", elements: [.loading("Loading the item…")]))
    await scope.settle()
    #expect(details.screen == Screen("Rope", elements: [.text("Twenty metres.")]))
  }

  @Test("An item that doesn't exist says so, which is no error")
  func missing() async {
    let details = DetailsViewModel(.init(rawValue: 8), items: StubItems(), scope: scope)
    await scope.settle()
    #expect(details.screen == Screen("Item", elements: [.empty("This item doesn't exist any more."), tryAgain]))
  }

  @Test("A failure shows its reason, and can be tried again")
  func failure() async {
    let items = StubItems(.failure(Offline()))
    let details = DetailsViewModel(StubItems.rope.id, items: items, scope: scope)
    await scope.settle()
    #expect(details.screen == Screen("Item", elements: [.error("There is no network."), tryAgain]))
    items.result = .success([StubItems.rope])
    details.send(.retryTapped)
    #expect(details.screen == Screen("Item", elements: [.loading("Loading the item…")]))
    await scope.settle()
    #expect(details.screen == Screen("Rope", elements: [.text("Twenty metres.")]))
  }

  @Test("Leaving ends the loading")
  func leaving() async {
    let details = DetailsViewModel(StubItems.rope.id, items: StubItems(), scope: scope)
    scope.end()
    await scope.settle()
    #expect(details.screen == Screen("Item", elements: [.loading("Loading the item…")]))
  }
}
