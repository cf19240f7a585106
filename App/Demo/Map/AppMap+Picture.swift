import AppShell
import Terminal

extension AppMap {
  /// Returns the map as boxes and arrows for a terminal with 80 columns.
  func picture(mostRails: Int = 10) -> String {
    let layout = MapLayout(self, mostRails: mostRails)
    var canvas = Canvas(width: MapLayout.width, height: layout.height)
    for box in layout.boxes { canvas.draw(box) }
    for arrow in layout.arrows { canvas.draw(arrow) }
    for label in layout.labels { canvas.write(label.text, at: label.place) }
    let entries = entryLinks.isEmpty ? [] : ["\(entryLinks.count) URLs lead in from outside; demo routes lists them."]
    let unreached = unreached.isEmpty ? "Every place is reached." : "Not reached: \(unreached.joined(separator: ", "))"
    let legend = [
      "• where a module begins, ─▶ leads to a place;",
      "at the side: ─▶ the module that is shown next, ┄▶ a module that a link opens.",
    ]
    return (canvas.lines + [""] + legend + entries + [unreached]).joined(separator: "\n")
  }
}

/// A grid of characters whose lines join where they meet.
private struct Canvas {
  private struct Cell {
    /// The directions in which a line leaves the cell: 1 up, 2 right, 4 down, 8 left.
    var ways = 0
    var isDashed = true
    var text: Character?
  }

  private static let joints = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")
  private var rows: [[Cell]]

  init(width: Int, height: Int) {
    rows = Array(repeating: Array(repeating: Cell(), count: width), count: height)
  }

  var lines: [String] {
    rows.map { row in
      let line = row.map { cell -> Character in
        if let text = cell.text { return text }
        let line = Self.joints[cell.ways]
        guard cell.isDashed, cell.ways != 0 else { return line }
        return line == "│" ? "┆" : line == "─" ? "┄" : line
      }
      return String(String(line).reversed().drop { $0 == " " }.reversed())
    }
  }

  mutating func draw(_ box: MapLayout.Box) {
    let (right, bottom) = (box.x + box.width - 1, box.y + box.height - 1)
    let corners = [(box.x, box.y), (right, box.y), (right, bottom), (box.x, bottom), (box.x, box.y)]
    draw(corners.map { MapLayout.Point(x: $0.0, y: $0.1) }, isDashed: false)
    if box.isModule {
      write(" \(box.title) ", at: .init(x: box.x + 2, y: box.y))
    } else {
      write(box.title, at: .init(x: box.x + 2, y: box.y + 1))
      if let note = box.note { write(note, at: .init(x: box.x + 2, y: bottom)) }
    }
  }

  mutating func draw(_ arrow: MapLayout.Arrow) {
    draw(arrow.points, isDashed: arrow.kind == .link)
    guard let end = arrow.points.last, let before = arrow.points.dropLast().last else { return }
    write(end.x < before.x ? "◀" : "▶", at: end)
  }

  mutating func write(_ text: String, at point: MapLayout.Point) {
    for (offset, character) in text.enumerated() where rows[point.y].indices.contains(point.x + offset) {
      rows[point.y][point.x + offset].text = character
    }
  }

  private mutating func draw(_ points: [MapLayout.Point], isDashed: Bool) {
    for (from, to) in zip(points, points.dropFirst()) where from != to {
      let (dx, dy) = ((to.x - from.x).signum(), (to.y - from.y).signum())
      let (forth, back) = dx > 0 ? (2, 8) : dx < 0 ? (8, 2) : dy > 0 ? (4, 1) : (1, 4)
      var point = from
      while point != to {
        join(point, forth, isDashed)
        point = MapLayout.Point(x: point.x + dx, y: point.y + dy)
        join(point, back, isDashed)
      }
    }
  }

  private mutating func join(_ point: MapLayout.Point, _ way: Int, _ isDashed: Bool) {
    rows[point.y][point.x].ways |= way
    if !isDashed { rows[point.y][point.x].isDashed = false }
  }
}
