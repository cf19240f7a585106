/// The size of a terminal or a frame, in character cells.
public struct Size: Equatable, Sendable, CustomStringConvertible {
  /// The cells from left to right.
  public var columns: Int
  /// The cells from top to bottom.
  public var rows: Int

  /// Makes a size; less than one cell and more than 1,000 either way is moved to that limit.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(1, columns), 1_000)
    self.rows = min(max(1, rows), 1_000)
  }

  /// Reads a size written as `80x24`; nil for anything else and for zero.
  public init?(parsing text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]) else { return nil }
    guard (1...1_000).contains(columns), (1...1_000).contains(rows) else { return nil }
    self.init(columns: columns, rows: rows)
  }

  /// 80 columns and 24 rows: the size of a terminal that doesn't tell.
  public static let standard = Size(columns: 80, rows: 24)

  /// The smallest size that anything but a notice is drawn in.
  static let smallest = Size(columns: 30, rows: 8)

  /// The size as `80x24`.
  public var description: String { "\(columns)x\(rows)" }
}

/// A cell's place, counted from the upper left corner.
package struct Point: Equatable, Sendable {
  var column: Int
  var row: Int
}

/// A part of a grid.
struct Rect: Equatable, Sendable {
  var column: Int
  var row: Int
  var width: Int
  var height: Int

  /// The upper left corner.
  var start: Point { Point(column: column, row: row) }

  /// The first row below the rectangle.
  var bottom: Int { row + height }

  /// The rectangle without so many cells at each edge.
  func inset(left: Int = 0, right: Int = 0, top: Int = 0, bottom: Int = 0) -> Rect {
    Rect(
      column: column + left, row: row + top, width: max(0, width - left - right),
      height: max(0, height - top - bottom))
  }
}
