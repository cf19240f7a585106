import ScreenKit
import Terminal

/// The drawing of a page in a rectangle: navigation bar, filter, content and toolbar.
struct PaneDrawing {
  let page: PageDrawing
  var way: [String] = []
  let hasRules: Bool

  func draw(into frame: inout Frame, _ rect: Rect, toolbarHeight: Int = 0) {
    let id = page.page.id
    let bar = rect.inset(left: 1, right: 1)
    let column = page.column(in: bar)
    let toolbar = page.toolbarLines(width: column.width, rows: PageDrawing.toolbarRows(in: rect))
    let foot = max(toolbar.count, toolbarHeight)
    let middle = rect.inset(top: hasRules ? 2 : 1, bottom: foot + (hasRules ? 1 : 0))
    let filter = page.filterLines(width: column.width)
    let content = Content(blocks: page.blocks(width: column.width))
    let inColumn = Rect(column: column.column, row: middle.row, width: column.width, height: middle.height)
    let place = inColumn.inset(top: filter.count)
    let viewport = page.viewport(of: content, height: place.height)

    frame.place(id, in: rect, viewport)
    frame.draw(navigationLine(width: bar.width), in: bar, of: id)
    frame.draw(filter, in: inColumn, of: id)
    content.draw(from: viewport.top, into: &frame, place)
    if hasRules {
      frame.draw(.rule(rect.width), in: rect.inset(top: 1))
      frame.draw(.rule(rect.width), in: Rect(column: rect.column, row: middle.bottom, width: rect.width, height: 1))
      frame.drawScrollMarks(
        viewport, page.position(in: viewport), from: middle.row - 1, to: middle.bottom,
        endingAt: middle.column + middle.width - 1)
    } else {
      frame.drawScrollMark(viewport, in: bar)
    }
    frame.draw(
      toolbar, in: Rect(column: column.column, row: rect.bottom - foot, width: column.width, height: foot), of: id)
  }

  private func navigationLine(width: Int) -> Line {
    var line = Line.blank
    if !way.isEmpty {
      let room = max(4, width / 3, (width - page.title.width) / 2 - 4)
      line.append("‹ " + CleanText(way: way, width: room), .accent, .back)
      line.append("  ")
    }
    // A page without controls shows in its title that it has the keys.
    let isFocused = page.isActive && page.isBesideAnother && page.focus == nil
    let title = (isFocused ? "> " : "") + page.title
    line.pad(to: (width - title.width) / 2)
    line.append(title.clipped(to: width - line.width), page.titleStyle)
    return line
  }
}

extension Frame {
  private static let moreAbove: CleanText = " ↑ more "
  private static let moreBelow: CleanText = " ↓ more "

  /// Marks in the rows above and below some content that there is more of it, and the position in it.
  mutating func drawScrollMarks(
    _ viewport: Viewport, _ position: @autoclosure () -> String, from top: Int, to bottom: Int, endingAt end: Int
  ) {
    guard viewport.hasMoreAbove || viewport.hasMoreBelow else { return }
    if viewport.hasMoreAbove { drawMark(Self.moreAbove, row: top, end: end) }
    if viewport.hasMoreBelow { drawMark(Self.moreBelow, row: bottom, end: end) }
    drawMark(" \(position()) ", row: bottom, end: end - (viewport.hasMoreBelow ? Self.moreBelow.width + 1 : 0))
  }

  private mutating func drawMark(_ mark: CleanText, row: Int, end: Int) {
    grid.put(mark, at: Point(column: end - mark.width, row: row), style: .quiet)
  }

  /// Marks in the title line that there is more content, for panes without rules.
  mutating func drawScrollMark(_ viewport: Viewport, in bar: Rect) {
    let arrows = (viewport.hasMoreAbove ? "↑" : "") + (viewport.hasMoreBelow ? "↓" : "")
    guard !arrows.isEmpty else { return }
    drawMark(CleanText(" \(arrows) more"), row: bar.row, end: bar.column + bar.width)
  }
}
