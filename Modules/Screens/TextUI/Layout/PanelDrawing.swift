import ScreenKit
import Terminal

/// The drawing of a layer in a rectangle: the tabs above its pages side by side.
struct PanelDrawing {
  let layer: Layer
  let drawings: [PageDrawing]

  /// A small window uses the rows of horizontal rules for content.
  static func hasRules(in rect: Rect) -> Bool { rect.height >= 12 }

  var tabsHeight: Int { tabLines.count }

  /// Returns the height of all toolbars, which is the maximum, so that their rules align.
  func toolbarHeight(in rect: Rect) -> Int {
    let body = rect.inset(top: tabsHeight)
    let places = layer.isSplit(width: rect.width) ? split(body) : [body]
    return zip(drawings, places).map { $0.toolbarHeight(in: $1) }.max() ?? 0
  }

  func draw(into frame: inout Frame, _ rect: Rect) {
    let tabs = tabLines
    frame.draw(tabs, in: rect.inset(left: 1, right: 1), of: layer.page.id)
    let body = rect.inset(top: tabs.count)
    let hasRules = Self.hasRules(in: rect)
    if layer.isSplit(width: rect.width) {
      drawPanes(into: &frame, body, hasRules: hasRules, toolbarHeight: toolbarHeight(in: rect))
    } else if let drawing = drawings.last {
      PaneDrawing(page: drawing, way: layer.way, hasRules: hasRules).draw(into: &frame, body)
    }
  }

  private func drawPanes(into frame: inout Frame, _ rect: Rect, hasRules: Bool, toolbarHeight toolbar: Int) {
    let places = split(rect)
    var panes = drawings.map { PaneDrawing(page: $0, hasRules: hasRules) }
    // The list is visible, so going back to it needs no way.
    if panes.count == 2, layer.depth > 1 { panes[1].way = layer.way }
    for (pane, place) in zip(panes, places) { pane.draw(into: &frame, place, toolbarHeight: toolbar) }
    if panes.count == 1 { drawPlaceholder(into: &frame, places[1], hasRules: hasRules, toolbarHeight: toolbar) }
    frame.drawSeparator(column: places[1].column - 1, rect)
  }

  /// The width of the list depends on the window alone, so that it stays the same while the list loads or is filtered.
  private func split(_ rect: Rect) -> [Rect] {
    let width = min(max(40, rect.width * 2 / 5), 64)
    return [Rect(column: rect.column, row: rect.row, width: width, height: rect.height), rect.inset(left: width + 1)]
  }

  private func drawPlaceholder(into frame: inout Frame, _ rect: Rect, hasRules: Bool, toolbarHeight: Int) {
    if hasRules {
      frame.draw(.rule(rect.width), in: rect.inset(top: 1))
      frame.draw(.rule(rect.width), in: rect.inset(top: rect.height - toolbarHeight - 1))
    }
    var lines = [Line("What you open is shown here.", .quiet)]
    if drawings[0].focus.map({ if case .list = $0 { true } else { false } }) == true {
      lines.append(Line("enter") + Line(" opens the selected row.", .quiet))
    }
    for (row, line) in lines.enumerated() {
      frame.draw(line, in: rect.inset(left: (rect.width - line.width) / 2, top: rect.height / 3 + row))
    }
  }

  var tabLines: [Line] {
    guard let bar = layer.tabs else { return [] }
    var line = Line.blank
    for (index, tab) in bar.tabs.enumerated() {
      let number = index < 9 ? CleanText("\(index + 1) ") : ""
      let title = number + CleanText(tab.label)
      let thing = Hit.Thing.tab(tab.id)
      if tab.id == bar.selected {
        line.append("[" + title + "]", .current, thing)
      } else {
        line.append(" " + title + " ", .plain, thing)
      }
      line.append(" ")
    }
    return [line]
  }
}

extension TabBar.Tab {
  var label: String { title + (badge.map { " (\($0))" } ?? "") }
}

extension Frame {
  mutating func drawSeparator(column: Int, _ rect: Rect) {
    for row in rect.row..<max(rect.row, rect.bottom) {
      let start = row * grid.size.columns
      let isRule = [column - 1, column + 1].map {
        (0..<grid.size.columns).contains($0) && grid.character(at: start + $0) == "─"
      }
      let mark: CleanText = isRule == [true, true] ? "┼" : isRule[0] ? "┤" : isRule[1] ? "├" : "│"
      grid.put(mark, at: Point(column: column, row: row), style: .quiet)
    }
  }
}
