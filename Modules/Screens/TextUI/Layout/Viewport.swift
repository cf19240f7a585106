/// The visible part of a page's content, in lines.
struct Viewport: Equatable, Sendable {
  /// The lines of a list, whose rows all have the same height.
  struct Rows: Equatable, Sendable {
    var lines: Range<Int>
    var height: Int
  }

  var top: Int
  var height: Int
  var total: Int
  var focus: Range<Int>?
  var rows: Rows?
  /// The rows of all lists, which scrolling doesn't cut in half.
  var lists: [Rows] = []
  var texts: [String: WrappedText] = [:]

  var lastTop: Int { aligned(max(0, total - height), isUp: false) }
  var hasMoreAbove: Bool { top > 0 }
  var hasMoreBelow: Bool { top < lastTop }

  var isFocusOutOfSight: Bool {
    focus.map { $0.upperBound <= top || $0.lowerBound >= top + height } ?? false
  }
  var isFocusAbove: Bool { focus.map { $0.lowerBound < top } ?? false }
  var isFocusBelow: Bool { focus.map { $0.upperBound > top + height } ?? false }

  /// The indices of the rows that are visible as a whole, or `nil` without any.
  var visibleRows: ClosedRange<Int>? {
    guard let rows else { return nil }
    let first = max(0, (top - rows.lines.lowerBound + rows.height - 1) / rows.height)
    let last = (min(top + height, rows.lines.upperBound) - rows.lines.lowerBound) / rows.height - 1
    return first <= last ? first...last : nil
  }

  /// Scrolls to the focused lines, and an error if both fit, in steps of half a page, so that the reader keeps some context.
  mutating func reveal(with error: Range<Int>? = nil) {
    guard var focus = focus ?? error else { return }
    if let error {
      let both = min(focus.lowerBound, error.lowerBound)..<max(focus.upperBound, error.upperBound)
      if both.count <= height { focus = both }
    }
    if focus.lowerBound < top {
      // The end of a tall control stays visible, so that the next frame has nothing to reveal.
      let step = max(aligned(top - height / 2, isUp: true), aligned(focus.upperBound - height, isUp: false))
      top = focus.upperBound <= height ? 0 : max(0, min(focus.lowerBound, step))
    } else if focus.upperBound > top + height {
      let step = aligned(max(focus.upperBound - height, top + height / 2), isUp: false)
      top = min(step, focus.lowerBound, lastTop)
    }
  }

  /// Returns a line at which no row of the list is cut in half: the nearest one above or below.
  func aligned(_ line: Int, isUp: Bool) -> Int {
    guard let rows = lists.first(where: { $0.lines.contains(line) }) else { return line }
    let rest = (line - rows.lines.lowerBound) % rows.height
    // A window that is lower than a row shows its lines one by one.
    guard rest > 0, height >= rows.height else { return line }
    return isUp ? line - rest : line + rows.height - rest
  }
}
