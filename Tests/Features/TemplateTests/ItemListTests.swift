import Routing
import ScreenKit
import Testing

@testable import Template

@Suite("ItemListViewModel")
@MainActor
struct ItemListTests {
  let scope = Scope()
  let rope = Element<ItemListIntent>.list(RowList([Row(id: "7", title: "Rope")]) { _ in nil })
  let tryAgain = Element.button(Action<ItemListIntent>("Try again", .reloadTapped, id: "Try again: items"))

  private func make(_ items: StubItems, onEvent: @escaping @MainActor (ItemListEvent) -> Void = { _ in })
    -> ItemListViewModel
  {
    ItemListViewModel(items: items, scope: scope).onEvent(onEvent)
  }

  @Test("The list shows progress, and then a row for each item")
  func display() async {
    let list = make(StubItems())
    #expect(list.screen.elements == [.loading("Loading items…")])
    await scope.settle()
    #expect(list.screen.elements == [rope])
  }

  @Test("A failure shows its reason and can be retried")
  func failure() async {
    let list = make(StubItems(.failure(Offline())))
    await scope.settle()
    #expect(list.screen.elements == [.error("There is no network."), tryAgain])
    list.send(.reloadTapped)
    #expect(list.screen.elements == [.loading("Loading items…")])
  }

  @Test("Loaded items stay visible during a reload and after a failed one, and an empty list shows a message")
  func reloading() async {
    let items = StubItems()
    let list = make(items)
    await scope.settle()
    items.result = .failure(Offline())
    list.send(.reloadTapped)
    #expect(list.screen.elements == [.loading("Reloading items…"), rope])
    await scope.settle()
    #expect(list.screen.elements == [.error("There is no network."), tryAgain, rope])
    items.result = .success([])
    list.send(.reloadTapped)
    await scope.settle()
    #expect(list.screen.elements == [.empty("There are no items yet.")])
  }

  @Test("Reloading while loading sends no second request")
  func reloadTwice() async {
    let items = StubItems()
    let list = make(items)
    list.send(.reloadTapped)
    await scope.settle()
    #expect(items.count == 1)
  }

  @Test("Leaving cancels the request")
  func leaving() async {
    let list = make(StubItems())
    scope.end()
    await scope.settle()
    #expect(list.screen.elements == [.loading("Loading items…")])
  }

  @Test("Selecting an item, help and Done report to the coordinator")
  func events() {
    var events: [ItemListEvent] = []
    let list = make(StubItems()) { events.append($0) }
    list.send(.itemTapped(StubItems.rope.id))
    list.send(.helpTapped)
    list.send(.doneTapped)
    #expect(events == [.itemTapped(StubItems.rope.id), .helpTapped, .doneTapped])
  }
}
