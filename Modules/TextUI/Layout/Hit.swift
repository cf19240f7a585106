import ScreenKit

/// Something a person can point at, and where it is.
struct Hit: Equatable, Sendable {
  /// What there is to point at.
  enum Thing: Equatable, Sendable {
    case control(Control)
    /// The text of a control, which begins at this column of it.
    case text(Control, column: Int)
    case row(list: String, row: String)
    case tab(String)
    case back
    /// The page itself, where nothing else is.
    case page
  }

  var page: Page.ID
  var thing: Thing
  var rect: Rect
}

extension Rect {
  /// Whether a cell lies inside.
  func contains(_ point: Point) -> Bool {
    (column..<column + width).contains(point.column) && (row..<bottom).contains(point.row)
  }
}
