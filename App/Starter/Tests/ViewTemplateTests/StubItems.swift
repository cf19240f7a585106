@testable import ViewTemplate

/// Items that load or fail at once.
@MainActor
final class StubItems: ItemsService {
  static let rope = Item(id: .init(rawValue: 7), title: "Rope", text: "Twenty metres.")

  var result: Result<[Item], Offline>

  /// The number of requests for all items.
  private(set) var count = 0

  init(_ result: Result<[Item], Offline> = .success([rope])) { self.result = result }

  func items() async throws -> [Item] {
    count += 1
    return try result.get()
  }

  func item(_ id: Item.ID) async throws -> Item {
    guard let item = try result.get().first(where: { $0.id == id }) else { throw UnknownItem() }
    return item
  }

  func save(_ item: Item) async throws {
    guard let index = try result.get().firstIndex(where: { $0.id == item.id }) else { throw UnknownItem() }
    result = result.map { items in
      var items = items
      items[index] = item
      return items
    }
  }
}

struct Offline: Error, CustomStringConvertible {
  let description = "There is no network."
}
