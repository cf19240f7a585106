/// A list of rows to choose from.
public struct RowList<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// The identifier, unique in its screen.
  public var id: String
  /// The rows, from top to bottom.
  public var rows: [Row]
  /// The identifier of the row whose screen is open over the list.
  public var openRow: String?
  /// The action that shows the rows in their next order; `nil` if they have only one.
  public var nextOrder: Action<Intent>?
  /// Returns the intent of a chosen row, or `nil` for an unknown one.
  public var selected: @Sendable (_ row: String) -> Intent?

  /// Creates a list.
  public init(
    id: String = "list", _ rows: [Row], openRow: String? = nil, nextOrder: Action<Intent>? = nil,
    selected: @escaping @Sendable (_ row: String) -> Intent?
  ) {
    self.id = id
    self.rows = rows
    self.openRow = openRow
    self.nextOrder = nextOrder
    self.selected = selected
  }

  /// Returns whether everything but `selected` is equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.openRow == right.openRow && left.nextOrder == right.nextOrder && left.rows == right.rows
  }
}

/// A row of a list.
public struct Row: Equatable, Sendable {
  /// The symbol at the end of a row.
  public enum Accessory: Sendable {
    /// No symbol.
    case none
    /// The row leads to another screen.
    case disclosure
    /// An option that is on.
    case on
    /// An option that is off.
    case off
  }

  /// The identifier, unique in its list.
  public var id: String
  /// The first line.
  public var title: String
  /// The second line, less prominent.
  public var subtitle: String?
  /// The symbol at the end.
  public var accessory: Accessory

  /// Creates a row.
  public init(id: String, title: String, subtitle: String? = nil, accessory: Accessory = .disclosure) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.accessory = accessory
  }
}
