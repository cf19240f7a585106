import Routing
import ScreenKit
import Testing

@testable import Template

@Suite("An item")
@MainActor
struct DetailsTests {
  let scope = Scope()

  @Test("It says that it is loading, then shows the item")
  func display() async {
    let details = DetailsViewModel(StubItems.rope.id, items: StubItems(), scope: scope)
    #expect(details.screen == Screen("Item", elements: [.loading("Loading the item…")]))
    await scope.settle()
    #expect(details.screen == Screen("Rope", elements: [.text("Twenty metres.")]))
  }

  @Test("An item that doesn't exist says so, and can be tried again")
  func failure() async {
    let details = DetailsViewModel(.init(rawValue: 8), items: StubItems(), scope: scope)
    await scope.settle()
    #expect(
      details.screen.elements
        == [.error("This item doesn't exist any more."), .button(Action("Try again", .retryTapped))])
    details.send(.retryTapped)
    #expect(details.state == .loading)
  }

  @Test("Leaving ends the loading")
  func leaving() async {
    let details = DetailsViewModel(StubItems.rope.id, items: StubItems(), scope: scope)
    scope.end()
    await scope.settle()
    #expect(details.state == .loading)
  }
}
