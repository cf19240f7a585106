import ScreenKit

/// Draws one page into its rectangle: navigation bar, filter, content, toolbar.
struct PaneDrawing {
  let page: PageDrawing
  /// The title of the page that going back shows; nil where there is nothing to go back to, or where it is in sight.
  var backTitle: String?
  let hasRules: Bool

  /// Draws the page; its toolbar takes at least `toolbarHeight` rows.
  func draw(into canvas: inout Canvas, _ rect: Rect, toolbarHeight: Int = 0) {
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

    canvas.place(id, in: rect, viewport)
    canvas.draw(navigationLine(width: bar.width), in: bar, of: id)
    if hasRules {
      canvas.draw(.rule(rect.width), in: rect.inset(top: 1))
      canvas.draw(.rule(rect.width), in: Rect(column: rect.column, row: middle.bottom, width: rect.width, height: 1))
    }
    canvas.draw(filter, in: inColumn, of: id)
    content.draw(from: viewport.top, into: &canvas, place)
    if hasRules {
      drawScrollMarks(viewport, into: &canvas, middle)
    } else {
      canvas.drawScrollMark(viewport, in: bar)
    }
    canvas.draw(
      toolbar, in: Rect(column: column.column, row: rect.bottom - foot, width: column.width, height: foot), of: id)
  }

  private static let moreAbove: CleanText = " ↑ more "
  private static let moreBelow: CleanText = " ↓ more "

  private func drawScrollMarks(_ viewport: Viewport, into canvas: inout Canvas, _ content: Rect) {
    let column = content.column + content.width - 9
    if viewport.hasMoreAbove {
      canvas.grid.put(Self.moreAbove, at: Point(column: column, row: content.row - 1), style: .quiet)
    }
    if viewport.hasMoreBelow {
      canvas.grid.put(Self.moreBelow, at: Point(column: column, row: content.bottom), style: .quiet)
    }
  }

  private func navigationLine(width: Int) -> Line {
    var line = Line.blank
    if let back = backTitle {
      line.append("‹ " + CleanText(back).clipped(to: max(4, width / 3)), .accent, .back)
      line.append("  ")
    }
    // A page beside another that has the keys and no control tells so with its title.
    let isFocused = page.isActive && page.isBesideAnother && page.focus == nil
    let title = (isFocused ? "> " : "") + CleanText(page.page.screen.title)
    line.pad(to: (width - title.width) / 2)
    // Of pages side by side, the one that takes the keys has the strong title.
    let style = page.isActive || !page.isBesideAnother ? Style.strong : .quiet
    line.append(title.clipped(to: width - line.width), style)
    return line
  }
}

extension Canvas {
  /// Where no lines across can tell that there is more, the end of the title line does.
  mutating func drawScrollMark(_ viewport: Viewport, in bar: Rect) {
    let arrows = (viewport.hasMoreAbove ? "↑" : "") + (viewport.hasMoreBelow ? "↓" : "")
    guard !arrows.isEmpty else { return }
    let mark = CleanText(" \(arrows) more")
    grid.put(mark, at: Point(column: bar.column + bar.width - mark.width, row: bar.row), style: .quiet)
  }
}
