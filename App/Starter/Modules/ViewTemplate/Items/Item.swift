public import Links

/// A record of this module.
public nonisolated struct Item: Identifiable, Equatable, Sendable {
  /// The identifier in links, such as `app://viewTemplate/items/2`.
  public nonisolated struct ID: RawRepresentable, LinkValue {
    /// An identifier for example links.
    public static let sample = ID(rawValue: 1)

    /// The number in the link.
    public var rawValue: Int

    /// Creates an identifier.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The identifier.
  public var id: ID
  /// The title, in one line.
  public var title: String
  /// The text.
  public var text: String

  /// Creates an item.
  public init(id: ID, title: String, text: String) {
    self.id = id
    self.title = title
    self.text = text
  }
}
