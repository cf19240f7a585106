import ScreenKit

/// Draws a layer that fills its rectangle: tabs, navigation bar, content, toolbar.
struct PanelDrawing {
  let layer: Layer
  let page: PageDrawing
  private(set) var caret: Point?
  private(set) var viewport: Viewport?

  init(layer: Layer, page: PageDrawing) {
    self.layer = layer
    self.page = page
  }

  /// Draws the layer.
  mutating func draw(into grid: inout Grid, _ rect: Rect) {
    let bar = rect.inset(left: 1, right: 1)
    // Lines cost rows: a small window spends them on content.
    let hasRules = rect.height >= 12
    let head = tabLines + [navigationLine(width: bar.width)]
    grid.draw(head, in: bar)
    var content = rect.inset(top: head.count)
    let column = page.column(in: bar)
    let toolbar = page.toolbarLines(width: column.width)
    content.height = max(0, content.height - toolbar.count)
    if hasRules {
      content = content.inset(top: 1, bottom: 1)
      grid.draw(.rule(rect.width), in: rect.inset(top: head.count))
      grid.draw(.rule(rect.width), in: Rect(column: rect.column, row: content.bottom, width: rect.width, height: 1))
    }
    drawContent(into: &grid, Rect(column: column.column, row: content.row, width: column.width, height: content.height))
    if hasRules, let viewport { drawScrollMarks(viewport, into: &grid, content) }
    let foot = Rect(
      column: column.column, row: rect.bottom - toolbar.count, width: column.width, height: toolbar.count)
    grid.draw(toolbar, in: foot)
  }

  private mutating func drawContent(into grid: inout Grid, _ rect: Rect) {
    let content = Content(blocks: page.blocks(width: rect.width))
    let viewport = page.viewport(of: content, height: rect.height)
    caret = grid.draw(content.lines(viewport.top..<viewport.top + viewport.height), in: rect)
    self.viewport = viewport
  }

  private func drawScrollMarks(_ viewport: Viewport, into grid: inout Grid, _ content: Rect) {
    let column = content.column + content.width - 9
    if viewport.hasMoreAbove { grid.put(" ↑ more ", at: Point(column: column, row: content.row - 1), style: .quiet) }
    if viewport.hasMoreBelow { grid.put(" ↓ more ", at: Point(column: column, row: content.bottom), style: .quiet) }
  }

  private var tabLines: [Line] {
    guard let bar = layer.tabs else { return [] }
    var line = Line.blank
    for (index, tab) in bar.tabs.enumerated() {
      let number = index < 9 ? CleanText("\(index + 1) ") : ""
      let title = number + CleanText(tab.title)
      if tab.id == bar.selected { line.append("[" + title + "]", .strong) } else { line.append(" " + title + " ") }
      line.append(" ")
    }
    return [line]
  }

  private func navigationLine(width: Int) -> Line {
    var line = Line.blank
    if let back = layer.backTitle {
      line.append("‹ " + CleanText(back).clipped(to: max(4, width / 3)), .accent)
      line.append("  ")
    }
    let title = CleanText(page.page.screen.title)
    line.pad(to: (width - title.width) / 2)
    line.append(title.clipped(to: width - line.width), .strong)
    return line
  }
}
