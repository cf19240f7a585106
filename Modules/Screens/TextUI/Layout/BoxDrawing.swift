import ScreenKit
import Terminal

/// A sheet or an alert: a box with the title in its upper edge, without blank lines if it is low.
struct BoxDrawing {
  let page: PageDrawing
  var way: [String] = []
  var tabs: [Line] = []
  /// The minimum height of the content, so that the box doesn't move while its content changes.
  var fewestLines = 0

  func neededHeight(width: Int) -> Int {
    let parts = Parts(of: self, width: width, toolbarRows: .max)
    return parts.frameHeight + max(parts.content.height, fewestLines)
  }

  func showsFocus(width: Int, height: Int) -> Bool {
    let parts = parts(width: width, height: height)
    let viewport = page.viewport(of: parts.content, height: height - parts.frameHeight)
    return viewport.focus.map { $0.count <= viewport.height } ?? true
  }

  func draw(into frame: inout Frame, _ rect: Rect) {
    let id = page.page.id
    let column = page.column(in: rect.inset(left: 2, right: 2))
    let parts = parts(width: rect.width, height: rect.height)
    let inside = Rect(column: column.column, row: rect.row + 1, width: column.width, height: max(0, rect.height - 2))
    let place = inside.inset(top: parts.head.count, bottom: parts.gap + parts.toolbar.count)
    let viewport = page.viewport(of: parts.content, height: place.height)

    frame.grid.clear(rect)
    drawEdges(of: rect, into: &frame)
    frame.place(id, in: rect, viewport)
    frame.draw(titleLine(width: rect.width - 4), in: rect.inset(left: 2, right: 2), of: id)
    frame.drawScrollMarks(
      viewport, page.position(in: viewport), from: rect.row, to: rect.bottom - 1,
      endingAt: rect.column + rect.width - 2)
    frame.draw(parts.head, in: inside, of: id)
    parts.content.draw(from: viewport.top, into: &frame, place)
    frame.draw(parts.toolbar, in: inside.inset(top: inside.height - parts.toolbar.count), of: id)
  }

  private struct Parts {
    var head: [Line]
    var content: Content
    var gap: Int
    var toolbar: [Line]

    init(of box: BoxDrawing, width: Int, toolbarRows: Int) {
      let inside = box.page.column(in: Rect(column: 0, row: 0, width: width - 4, height: 0)).width
      head = box.tabs + box.page.filterLines(width: inside)
      content = Content(blocks: box.page.blocks(width: inside))
      toolbar = box.page.toolbarLines(width: inside, rows: toolbarRows)
      gap = toolbar.isEmpty ? 0 : 1
    }

    var frameHeight: Int { 2 + head.count + gap + toolbar.count }
  }

  private func parts(width: Int, height: Int) -> Parts {
    let all = Parts(of: self, width: width, toolbarRows: .max)
    guard all.frameHeight + all.content.height > height else { return all }
    var parts = Parts(of: self, width: width, toolbarRows: max(1, height / 2))
    parts.gap = 0
    if parts.toolbar.last == .blank { parts.toolbar.removeLast() }
    return parts
  }

  /// Returns the text of the upper edge: the way back, and the title in the center.
  private func titleLine(width: Int) -> Line {
    var line = Line.blank
    if !way.isEmpty {
      let room = max(4, width / 3, (width - page.title.width) / 2 - 5)
      line.append(" ‹ " + CleanText(way: way, width: room) + " ", .accent, .back)
    }
    let title = " " + page.title.clipped(to: max(1, width - line.width - 2)) + " "
    line.pad(to: (width - title.width) / 2, with: "─")
    line.append(title, page.titleStyle)
    line.pad(to: width, with: "─")
    return line
  }

  private func drawEdges(of rect: Rect, into frame: inout Frame) {
    let across = CleanText("─").repeated(rect.width - 2)
    frame.draw(Line("╭" + across + "╮"), in: rect)
    for row in rect.row + 1..<max(rect.row + 1, rect.bottom - 1) {
      frame.grid.put("│", at: Point(column: rect.column, row: row))
      frame.grid.put("│", at: Point(column: rect.column + rect.width - 1, row: row))
    }
    frame.draw(Line("╰" + across + "╯"), in: rect.inset(top: rect.height - 1))
  }
}
