/// A source of items.
public protocol ItemsService: Sendable {
  /// Returns all items in display order.
  func items() async throws -> [Item]
  /// Returns an item, or throws `UnknownItem` if it doesn't exist.
  func item(_ id: Item.ID) async throws -> Item
  /// Replaces the item with the same identifier, or throws `UnknownItem` if it doesn't exist.
  func save(_ item: Item) async throws
}

/// The error for an identifier without an item.
public struct UnknownItem: Error, CustomStringConvertible {
  /// The text for the user.
  public let description = "This item doesn't exist any more."

  /// Creates the error.
  public init() {}
}

/// Sample data, until the app has a server or a file; changes last until the app ends.
public actor SampleItems: ItemsService {
  private var all = [
    Item(id: .init(rawValue: 1), title: "Rope", text: "Twenty metres, for the ford and for the washing."),
    Item(id: .init(rawValue: 2), title: "Lamp", text: "It burns for nine hours. The spare battery is in the lid."),
    Item(id: .init(rawValue: 3), title: "Map", text: "The third edition, with the new bridge drawn in by hand."),
  ]

  /// Creates the service.
  public init() {}

  /// Returns all items.
  public func items() async throws -> [Item] { all }

  /// Returns an item.
  public func item(_ id: Item.ID) async throws -> Item {
    guard let item = all.first(where: { $0.id == id }) else { throw UnknownItem() }
    return item
  }

  /// Saves an item.
  public func save(_ item: Item) async throws {
    guard let index = all.firstIndex(where: { $0.id == item.id }) else { throw UnknownItem() }
    all[index] = item
  }
}
