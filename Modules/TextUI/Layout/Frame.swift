import ScreenKit

/// A finished picture of a scene.
package struct Frame: Equatable, Sendable {
  /// The cells to show, one for each column of each row.
  package var grid: Grid
  /// Where the caret of the focused field stands; nil when no field has the focus.
  package var caret: Point?
  /// What is in view of each page that takes input; nothing when the window is too small to draw it.
  var viewports: [Page.ID: Viewport] = [:]
  /// What can be pointed at, the uppermost last.
  var hits: [Hit] = []

  /// Draws a scene: the same scene, size and state always give the same frame.
  init(_ scene: Scene, size: Size, state: FrontEndState) {
    self.init(WindowLayout(scene: scene, size: size), state: state)
  }

  /// Draws a window: the same layout and state always give the same frame.
  init(_ layout: WindowLayout, state: FrontEndState) {
    let size = layout.size
    guard size.columns >= Size.smallest.columns, size.rows >= Size.smallest.rows else {
      grid = Grid(size: size)
      let notice: CleanText = size.columns < 16 ? "Too small" : "Window too small (needs \(Size.smallest.description))"
      for (row, line) in notice.wrapped(to: size.columns).prefix(size.rows).enumerated() {
        grid.put(line, at: Point(column: 0, row: row))
      }
      return
    }
    var drawing = SceneDrawing(layout: layout, state: state)
    drawing.draw()
    grid = drawing.canvas.grid
    caret = drawing.canvas.caret
    viewports = drawing.canvas.viewports
    hits = drawing.canvas.hits
  }
}

/// The part of a page's content that is in view, in lines of the content.
struct Viewport: Equatable, Sendable {
  /// The first line in view.
  var top: Int
  /// The lines there is room for.
  var height: Int
  /// The lines of the whole content.
  var total: Int
  /// The lines of the focused control; nil when it is not in the content.
  var focus: Range<Int>?

  /// The last possible `top`.
  var lastTop: Int { max(0, total - height) }
  /// Whether there is content above the view.
  var hasMoreAbove: Bool { top > 0 }
  /// Whether there is content below the view.
  var hasMoreBelow: Bool { top < lastTop }

  /// Whether no line of the focused control is in view.
  var isFocusOutOfSight: Bool {
    focus.map { $0.upperBound <= top || $0.lowerBound >= top + height } ?? false
  }
  /// Whether a line of the focused control is above the view.
  var isFocusAbove: Bool { focus.map { $0.lowerBound < top } ?? false }
  /// Whether a line of the focused control is below the view.
  var isFocusBelow: Bool { focus.map { $0.upperBound > top + height } ?? false }

  /// Brings the focused lines into view, half a page at a time, so that the eye has something to hold on to.
  mutating func reveal() {
    guard let focus else { return }
    if focus.lowerBound < top {
      top = focus.upperBound <= height ? 0 : max(0, min(focus.lowerBound, top - height / 2))
    } else if focus.upperBound > top + height {
      top = min(max(focus.upperBound - height, top + height / 2), focus.lowerBound, lastTop)
    }
  }
}
