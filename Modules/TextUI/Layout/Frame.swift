import ScreenKit
package import Terminal

/// A drawn scene.
package struct Frame: Equatable, Sendable {
  /// The cells.
  package var grid: Grid
  /// The position of the caret, or `nil` if no field has the focus.
  package var caret: Point?
  /// The visible part of each page that accepts input.
  ///
  /// It is empty if the window is too small.
  var viewports: [Page.ID: Viewport] = [:]
  /// The regions that respond to the mouse, with the topmost last.
  var hits: [Hit] = []

  /// Draws a scene.
  ///
  /// The result depends only on the arguments.
  init(_ scene: Scene, size: Size, state: FrontEndState) {
    self.init(WindowLayout(scene: scene, size: size), state: state)
  }

  /// Draws a layout.
  ///
  /// The result depends only on the arguments.
  init(_ layout: WindowLayout, state: FrontEndState) {
    let size = layout.size
    guard size.columns >= WindowLayout.smallestSize.columns, size.rows >= WindowLayout.smallestSize.rows else {
      grid = Grid(size: size)
      let notice: CleanText =
        size.columns < 16 ? "Too small" : "Window too small (needs \(WindowLayout.smallestSize.description))"
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

/// The visible part of a page's content, in lines.
struct Viewport: Equatable, Sendable {
  /// The first visible line.
  var top: Int
  /// The number of lines that fit.
  var height: Int
  /// The number of lines of the whole content.
  var total: Int
  /// The lines of the focused control, or `nil` if it isn't in the content.
  var focus: Range<Int>?

  /// The maximum of `top`.
  var lastTop: Int { max(0, total - height) }
  /// A Boolean value that indicates whether there is content above the visible part.
  var hasMoreAbove: Bool { top > 0 }
  /// A Boolean value that indicates whether there is content below the visible part.
  var hasMoreBelow: Bool { top < lastTop }

  /// A Boolean value that indicates whether the focused control is invisible.
  var isFocusOutOfSight: Bool {
    focus.map { $0.upperBound <= top || $0.lowerBound >= top + height } ?? false
  }
  /// A Boolean value that indicates whether the focused control begins above the visible part.
  var isFocusAbove: Bool { focus.map { $0.lowerBound < top } ?? false }
  /// A Boolean value that indicates whether the focused control ends below the visible part.
  var isFocusBelow: Bool { focus.map { $0.upperBound > top + height } ?? false }

  /// Scrolls to the focused lines in steps of half a page, so that the reader keeps some context.
  mutating func reveal() {
    guard let focus else { return }
    if focus.lowerBound < top {
      top = focus.upperBound <= height ? 0 : max(0, min(focus.lowerBound, top - height / 2))
    } else if focus.upperBound > top + height {
      top = min(max(focus.upperBound - height, top + height / 2), focus.lowerBound, lastTop)
    }
  }
}
