/// The size of a terminal or a frame, in character cells.
public struct Size: Equatable, Sendable, CustomStringConvertible {
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Creates a size.
  ///
  /// Values are clamped to 1 through 1,000.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(1, columns), 1_000)
    self.rows = min(max(1, rows), 1_000)
  }

  /// Parses a size such as `80x24`.
  ///
  /// Returns `nil` for another format and for zero.
  public init?(parsing text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]) else { return nil }
    guard (1...1_000).contains(columns), (1...1_000).contains(rows) else { return nil }
    self.init(columns: columns, rows: rows)
  }

  /// The size of a terminal that reports none: 80 columns and 24 rows.
  public static let standard = Size(columns: 80, rows: 24)

  /// The smallest size for which a frame is drawn.
  ///
  /// Smaller windows show a notice.
  static let smallest = Size(columns: 30, rows: 8)

  /// The size as `80x24`.
  public var description: String { "\(columns)x\(rows)" }
}

/// The position of a cell, counted from the upper-left corner.
package struct Point: Equatable, Sendable {
  var column: Int
  var row: Int
}

/// A rectangle of cells.
struct Rect: Equatable, Sendable {
  var column: Int
  var row: Int
  var width: Int
  var height: Int

  /// The upper-left corner.
  var start: Point { Point(column: column, row: row) }

  /// The first row below the rectangle.
  var bottom: Int { row + height }

  /// Returns the rectangle without a number of cells at each edge.
  func inset(left: Int = 0, right: Int = 0, top: Int = 0, bottom: Int = 0) -> Rect {
    Rect(
      column: column + left, row: row + top, width: max(0, width - left - right),
      height: max(0, height - top - bottom))
  }
}
