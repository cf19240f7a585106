import ScreenKit

/// A picture in the making: the cells, where the caret is, and what can be pointed at.
struct Canvas {
  var grid: Grid
  private(set) var caret: Point?
  private(set) var hits: [Hit] = []
  /// What is in view of each page that takes input.
  private(set) var viewports: [Page.ID: Viewport] = [:]

  init(size: Size) {
    grid = Grid(size: size)
    // There is hardly more to point at than there are rows.
    hits.reserveCapacity(size.rows + 8)
  }

  /// Draws a line into the first row of `rect`; what it lets a person point at belongs to `page`.
  mutating func draw(_ line: Line, in rect: Rect, of page: Page.ID? = nil) {
    if let caret = grid.draw(line, in: rect) { self.caret = caret }
    guard let page, rect.width > 0, (0..<grid.size.rows).contains(rect.row) else { return }
    let row = Rect(column: rect.column, row: rect.row, width: rect.width, height: 1)
    if let thing = line.thing { hits.append(Hit(page: page, thing: thing, rect: row)) }
    var left = 0
    for span in line.spans {
      let width = min(span.width, rect.width - left)
      if let thing = span.thing, width > 0 {
        hits.append(Hit(page: page, thing: thing, rect: row.inset(left: left, right: rect.width - left - width)))
      }
      left += span.width
    }
  }

  /// Draws lines below one another.
  mutating func draw(_ lines: [Line], in rect: Rect, of page: Page.ID? = nil) {
    for (index, line) in lines.prefix(max(0, rect.height)).enumerated() {
      draw(line, in: Rect(column: rect.column, row: rect.row + index, width: rect.width, height: 1), of: page)
    }
  }

  /// Notes what there is to point at.
  mutating func note(_ hit: Hit) { hits.append(hit) }

  /// Notes where a page is; what is drawn on it later comes before it.
  mutating func place(_ page: Page.ID, in rect: Rect, _ viewport: Viewport) {
    viewports[page] = viewport
    hits.append(Hit(page: page, thing: .page, rect: rect))
  }

  /// Draws everything so far faintly, and lets nobody point at it: a layer comes over it.
  mutating func recede() {
    grid.recede()
    caret = nil
    hits = []
    viewports = [:]
  }
}
