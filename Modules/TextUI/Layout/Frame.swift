import ScreenKit
package import Terminal

/// A drawn scene.
package struct Frame: Equatable, Sendable {
  /// The cells.
  package var grid: Grid
  /// The position of the caret, or `nil` if no field has the focus.
  package var caret: Point?
  /// The position of the focus, or `nil` if no control has it.
  package var focus: Point?
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
    focus = drawing.canvas.focus
    viewports = drawing.canvas.viewports
    hits = drawing.canvas.hits
  }
}
