import ScreenKit
import Terminal

/// The drawing of an alert, a centered box with the height of its content.
///
/// A small window omits the blank lines. If the focused field still doesn't fit, the alert fills the window.
struct AlertDrawing {
  let page: PageDrawing
  /// The height of the content if it needs less, so that the box doesn't move while its content changes.
  var fewestLines = 0

  /// Draws the alert in the center of an area.
  func draw(into canvas: inout Canvas, _ area: Rect) {
    let width = min(area.width - 2, 60)
    let inner = width - 4
    let content = Content(blocks: page.blocks(width: inner))
    var toolbar = page.toolbarLines(width: inner, rows: .max)
    let title = Line("  ") + Line(CleanText(page.page.screen.title).clipped(to: inner - 2), .strong)
    let isTight = content.height + toolbar.count + 5 > area.height
    if isTight, toolbar.last == .blank { toolbar.removeLast() }
    let fixed = toolbar.count + (isTight ? 3 : 5)
    let viewport = page.viewport(
      of: content, height: max(1, min(max(content.height, fewestLines), area.height - fixed)))
    if let focus = viewport.focus, focus.count > viewport.height { return drawAsPage(into: &canvas, area) }
    let height = fixed + viewport.height
    let box = Rect(
      column: area.column + (area.width - width) / 2, row: area.row + max(0, (area.height - height) / 2),
      width: width, height: height)
    canvas.grid.clear(box)
    drawEdge(of: box, into: &canvas)
    let gap = isTight ? [] : [Line.blank]
    let inside = box.inset(left: 2, right: 2, top: 1, bottom: 1)
    let foot = inside.inset(top: 1 + gap.count + viewport.height)
    canvas.place(page.page.id, in: box, viewport)
    canvas.draw([title], in: inside)
    canvas.drawScrollMark(viewport, in: inside)
    content.draw(from: viewport.top, into: &canvas, inside.inset(top: 1 + gap.count, bottom: foot.height))
    canvas.draw(gap + toolbar, in: foot, of: page.page.id)
  }

  private func drawAsPage(into canvas: inout Canvas, _ area: Rect) {
    canvas.grid.clear(area)
    PaneDrawing(page: page, backTitle: nil, hasRules: PanelDrawing.hasRules(in: area)).draw(into: &canvas, area)
  }

  private func drawEdge(of box: Rect, into canvas: inout Canvas) {
    let across = CleanText("─").repeated(box.width - 2)
    canvas.draw(Line("╭" + across + "╮"), in: box)
    for row in box.row + 1..<max(box.row + 1, box.bottom - 1) {
      canvas.grid.put("│", at: Point(column: box.column, row: row))
      canvas.grid.put("│", at: Point(column: box.column + box.width - 1, row: row))
    }
    canvas.draw(Line("╰" + across + "╯"), in: box.inset(top: box.height - 1))
  }
}
