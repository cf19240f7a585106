/// The size of a terminal or a frame, in character cells.
public struct Size: Equatable, Sendable, CustomStringConvertible {
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Creates a size, clamped to 1 through 1,000.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(1, columns), 1_000)
    self.rows = min(max(1, rows), 1_000)
  }

  /// Creates a size from text such as `80x24`; `nil` for another format or a number outside 1 through 1,000.
  public init?(parsing text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]) else { return nil }
    guard (1...1_000).contains(columns), (1...1_000).contains(rows) else { return nil }
    self.init(columns: columns, rows: rows)
  }

  /// The size of a terminal that reports none.
  public static let standard = Size(columns: 80, rows: 24)

  /// The size as `80x24`.
  public var description: String { "\(columns)x\(rows)" }
}

/// A cell position, from the upper-left corner.
package struct Point: Equatable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

package struct Rect: Equatable, Sendable {
  package var column: Int
  package var row: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  package init(column: Int, row: Int, width: Int, height: Int) {
    self.column = column
    self.row = row
    self.width = width
    self.height = height
  }

  package var start: Point { Point(column: column, row: row) }

  /// The first row below the rectangle.
  package var bottom: Int { row + height }

  package func inset(left: Int = 0, right: Int = 0, top: Int = 0, bottom: Int = 0) -> Rect {
    Rect(
      column: column + left, row: row + top, width: max(0, width - left - right),
      height: max(0, height - top - bottom))
  }
}
