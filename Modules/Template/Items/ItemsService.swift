/// Where items come from.
protocol ItemsService: Sendable {
  /// All of them, in the order in which they are shown.
  func items() async throws -> [Item]
  /// One of them; throws `UnknownItem` when there is none with this identifier.
  func item(_ id: Item.ID) async throws -> Item
}

/// There is no such item.
struct UnknownItem: Error, CustomStringConvertible {
  let description = "This item doesn't exist any more."
}

/// Items that come with the module, until there is a server or a file to take them from.
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
