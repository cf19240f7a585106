import Routing
import Testing

@testable import ViewTemplate

@Suite("The list")
@MainActor
struct ItemListTests {
  private let scope = Scope()

  private func make(_ items: StubItems) -> ItemListModel {
    ItemListModel("ViewTemplate", items: items, scope: scope) { _ in }
  }

  @Test("It loads when it opens")
  func loading() async {
    let list = make(StubItems())
    #expect(list.isLoading && list.items.isEmpty)
    await scope.settle()
    #expect(!list.isLoading && list.hasLoaded && list.items == [StubItems.rope])
  }

  @Test("A failure shows its reason, and can be tried again")
  func failure() async {
    let items = StubItems(.failure(Offline()))
    let list = make(items)
    await scope.settle()
    #expect(list.problem == "There is no network." && !list.hasLoaded)
    items.result = .success([])
    list.reloadTapped()
    #expect(list.problem == nil && list.isLoading)
    await scope.settle()
    #expect(list.hasLoaded && list.items.isEmpty)
  }

  @Test("Loaded items stay visible while the list reloads, and when that fails")
  func reloading() async {
    let items = StubItems()
    let list = make(items)
    await scope.settle()
    items.result = .failure(Offline())
    list.reloadTapped()
    #expect(list.items == [StubItems.rope])
    await scope.settle()
    #expect(list.items == [StubItems.rope] && list.problem != nil)
  }

  @Test("Asking again while it loads sends no second request")
  func reloadTwice() async {
    let items = StubItems()
    let list = make(items)
    list.reloadTapped()
    await scope.settle()
    #expect(items.count == 1)
  }

  @Test("Leaving ends the loading")
  func leaving() async {
    let list = make(StubItems())
    scope.end()
    await scope.settle()
    #expect(!list.hasLoaded)
  }
}
