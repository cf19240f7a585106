import Routing
import Testing

@testable import ViewTemplate

@Suite("An item")
@MainActor
struct DetailsTests {
  private let scope = Scope()

  @Test("It loads when it opens")
  func loading() async {
    let details = DetailsModel(StubItems.rope.id, items: StubItems(), scope: scope) { _ in }
    #expect(details.item == nil && details.problem == nil)
    await scope.settle()
    #expect(details.item == StubItems.rope)
  }

  @Test("An item that doesn't exist says so")
  func missing() async {
    let details = DetailsModel(.init(rawValue: 8), items: StubItems(), scope: scope) { _ in }
    await scope.settle()
    #expect(details.problem == "This item doesn't exist any more.")
  }

  @Test("A failure shows its reason, and can be tried again")
  func failure() async {
    let items = StubItems(.failure(Offline()))
    let details = DetailsModel(StubItems.rope.id, items: items, scope: scope) { _ in }
    await scope.settle()
    #expect(details.problem == "There is no network.")
    items.result = .success([StubItems.rope])
    details.retryTapped()
    #expect(details.problem == nil)
    await scope.settle()
    #expect(details.item == StubItems.rope)
  }
}
