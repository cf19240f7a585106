@testable import Template

/// A service whose items load at once, or fail with a fixed error.
@MainActor
final class StubItems: ItemsService {
  static let rope = Item(id: .init(rawValue: 7), title: "Rope", text: "Twenty metres.")

  var result: Result<[Item], Offline>

  /// The number of calls to `items()`.
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
}

struct Offline: Error, CustomStringConvertible {
  let description = "There is no network."
}
