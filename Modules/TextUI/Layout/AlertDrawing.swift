import ScreenKit
import Terminal

/// The drawing of an alert, a centered box with the height of its content.
///
/// If the focused field doesn't fit, the alert fills the window.
struct AlertDrawing {
  let box: BoxDrawing

  /// Draws the alert in the center of an area.
  func draw(into canvas: inout Canvas, _ area: Rect) {
    let width = min(area.width - 2, 60)
    let height = min(box.neededHeight(width: width), area.height)
    guard box.showsFocus(width: width, height: height) else { return drawAsPage(into: &canvas, area) }
    let place = Rect(
      column: area.column + (area.width - width) / 2, row: area.row + (area.height - height) / 2, width: width,
      height: height)
    box.draw(into: &canvas, place)
  }

  private func drawAsPage(into canvas: inout Canvas, _ area: Rect) {
    canvas.grid.clear(area)
    PaneDrawing(page: box.page, backTitle: nil, hasRules: PanelDrawing.hasRules(in: area)).draw(into: &canvas, area)
  }
}
