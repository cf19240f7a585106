import Routing
import ScreenKit
import Testing

@testable import Template

@Suite("The list")
@MainActor
struct ItemListTests {
  let scope = Scope()

  private func make(_ items: StubItems, happened: @escaping @MainActor (ItemListEvent) -> Void = { _ in })
    -> ItemListViewModel
  {
    ItemListViewModel(items: items, scope: scope, happened: happened)
  }

  @Test("It says that it is loading, then shows a row for each item")
  func display() async {
    let list = make(StubItems())
    #expect(list.screen.elements == [.loading("Loading the items…")])
    await scope.settle()
    #expect(list.screen.elements == [.list(RowList([Row(id: "7", title: "Rope")]) { _ in nil })])
  }

  @Test("Where there is nothing it says so")
  func empty() async {
    let list = make(StubItems(result: .success([])))
    await scope.settle()
    #expect(list.screen.elements == [.empty("There are no items yet.")])
  }

  @Test("A failure shows its reason, and can be tried again")
  func failure() async {
    let list = make(StubItems(result: .failure(Offline())))
    await scope.settle()
    #expect(
      list.screen.elements == [.error("There is no network."), .button(Action("Try again", .retryTapped))])
    list.send(.retryTapped)
    #expect(list.state == .loading)
  }

  @Test("Leaving ends the loading")
  func leaving() async {
    let list = make(StubItems())
    scope.end()
    await scope.settle()
    #expect(list.state == .loading)
  }

  @Test("The ways out are told to the coordinator")
  func events() {
    var events: [ItemListEvent] = []
    let list = make(StubItems()) { events.append($0) }
    list.send(.itemTapped(StubItems.rope.id))
    list.send(.helpTapped)
    list.send(.doneTapped)
    #expect(events == [.itemTapped(StubItems.rope.id), .helpTapped, .doneTapped])
  }
}
