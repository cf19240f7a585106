/// Rows to choose from.
///
/// The rows are plain data that a view model makes once and shares: building a screen with ten thousand rows copies a
/// reference. Equality leaves `selected` out, as it is the same function for every state of a screen.
///
/// A list that stays in sight beside what it leads to says which row that is. A front end marks it, wherever it was opened
/// from, and has to know of no route.
public struct RowList<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// The name of the list, unique in its screen.
  public var id: String
  /// The rows, from top to bottom.
  public var rows: [Row]
  /// The `id` of the row that leads to what is open over the list; nil when none does.
  public var openRow: String?
  /// The intent of choosing the row of this id; nil when there is no such row.
  public var selected: @Sendable (_ row: String) -> Intent?

  /// Makes a list from its rows and what choosing one of them means.
  public init(
    id: String = "list", _ rows: [Row], openRow: String? = nil, selected: @escaping @Sendable (_ row: String) -> Intent?
  ) {
    self.id = id
    self.rows = rows
    self.openRow = openRow
    self.selected = selected
  }

  /// Whether both show the same rows under the same name, with the same one open.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.openRow == right.openRow && left.rows == right.rows
  }
}

/// One row of a list.
public struct Row: Equatable, Sendable {
  /// What stands at the end of a row.
  public enum Accessory: Sendable {
    /// Nothing.
    case none
    /// Choosing the row leads to another screen.
    case disclosure
    /// The row is an option, and it is on.
    case on
    /// The row is an option, and it is off.
    case off
  }

  /// The name of the row, unique in its list.
  public var id: String
  /// The first line, in the normal style of text.
  public var title: String
  /// The second line, shown less strongly.
  public var subtitle: String?
  /// What stands at the end of the row.
  public var accessory: Accessory

  /// Describes a row; its `id` must be unique in the list.
  public init(id: String, title: String, subtitle: String? = nil, accessory: Accessory = .disclosure) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.accessory = accessory
  }
}
