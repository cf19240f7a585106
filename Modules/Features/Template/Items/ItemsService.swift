/// A source of items.
protocol ItemsService: Sendable {
  /// Returns all items in display order.
  func items() async throws -> [Item]
  /// Returns an item, or throws `UnknownItem` if it doesn't exist.
  func item(_ id: Item.ID) async throws -> Item
}

struct UnknownItem: Error, CustomStringConvertible {
  let description = "This item doesn't exist any more."
}

/// Sample data, to be replaced by a server or a file.
struct SampleItems: ItemsService {
  private static let all = [
    Item(id: .init(rawValue: 1), title: "Rope", text: "Twenty metres, for the ford and for the washing."),
    Item(id: .init(rawValue: 2), title: "Lamp", text: "It burns for nine hours. The spare battery is in the lid."),
    Item(id: .init(rawValue: 3), title: "Map", text: "The third edition, with the new bridge drawn in by hand."),
  ]

  func items() async throws -> [Item] { Self.all }

  func item(_ id: Item.ID) async throws -> Item {
    guard let item = Self.all.first(where: { $0.id == id }) else { throw UnknownItem() }
    return item
  }
}
