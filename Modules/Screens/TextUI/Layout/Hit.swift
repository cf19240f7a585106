import ScreenKit
import Terminal

/// A region that responds to the mouse.
struct Hit: Equatable, Sendable {
  enum Thing: Equatable, Sendable {
    case control(Control)
    /// A piece of the text of a control, as positions in bytes.
    case text(Control, Range<Int>)
    case row(list: String, row: String)
    case tab(String)
    case back
    case page
    case key(Key)
  }

  var page: Page.ID
  var thing: Thing
  var rect: Rect
}

extension Rect {
  func contains(_ point: Point) -> Bool {
    (column..<column + width).contains(point.column) && (row..<bottom).contains(point.row)
  }
}
