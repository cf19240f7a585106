import ScreenKit

/// A finished picture of a scene.
package struct Frame: Equatable, Sendable {
  /// The cells.
  package var grid: Grid
  /// Where the caret of the focused field stands; nil when no field has the focus.
  package var caret: Point?
  /// What of the active page is in view; nil when the window is too small to draw it.
  var viewport: Viewport?

  /// Draws a scene: the same scene, size and state always give the same frame.
  init(_ scene: Scene, size: Size, state: FrontEndState) {
    guard size.columns >= Size.smallest.columns, size.rows >= Size.smallest.rows else {
      grid = Grid(size: size)
      grid.put("Window too small (needs \(Size.smallest.description))", at: Point(column: 0, row: 0))
      return
    }
    var drawing = SceneDrawing(scene: scene, state: state, grid: Grid(size: size))
    drawing.draw()
    grid = drawing.grid
    caret = drawing.caret
    viewport = drawing.viewport
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
