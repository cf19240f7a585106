import Routing
import ScreenKit
import Testing

@testable import Template

@Suite("DetailsViewModel")
@MainActor
struct DetailsTests {
  let scope = Scope()
  let tryAgain = Element.button(Action<DetailsIntent>("Try again", .retryTapped, id: "Try again: the item"))

  @Test("A missing item shows a message, not an error")
  func missing() async {
    let details = DetailsViewModel(.init(rawValue: 8), items: StubItems(), scope: scope)
    await scope.settle()
    #expect(details.screen == Screen("Item", elements: [.empty("This item doesn't exist any more."), tryAgain]))
  }

  @Test("The screen shows progress, then the item or the reason of a failure, which can be retried")
  func failure() async {
    let items = StubItems(.failure(Offline()))
    let details = DetailsViewModel(StubItems.rope.id, items: items, scope: scope)
    #expect(details.screen == Screen("Item", elements: [.loading("Loading the item…")]))
    await scope.settle()
    #expect(details.screen == Screen("Item", elements: [.error("There is no network."), tryAgain]))
    items.result = .success([StubItems.rope])
    details.send(.retryTapped)
    #expect(details.screen == Screen("Item", elements: [.loading("Loading the item…")]))
    await scope.settle()
    #expect(details.screen == Screen("Rope", elements: [.text("Twenty metres.")]))
  }
}
