import ScreenKit
import Terminal

/// A frame under construction: the cells, the caret and the regions that respond to the mouse.
struct Canvas {
  var grid: Grid
  private(set) var caret: Point?
  /// The position of the mark of the focus.
  var focus: Point?
  private(set) var hits: [Hit] = []
  /// The visible part of each page that accepts input.
  private(set) var viewports: [Page.ID: Viewport] = [:]

  init(size: Size) {
    grid = Grid(size: size)
    // The number of regions rarely exceeds the number of rows.
    hits.reserveCapacity(size.rows + 8)
  }

  /// Draws a line into the first row of a rectangle.
  ///
  /// Its regions belong to a page.
  mutating func draw(_ line: Line, in rect: Rect, of page: Page.ID? = nil) {
    if let caret = grid.draw(line, in: rect) { self.caret = caret }
    if let column = line.focus { focus = Point(column: rect.column + column, row: rect.row) }
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

  /// Adds a region that responds to the mouse.
  mutating func add(_ hit: Hit) { hits.append(hit) }

  /// Adds the region of a page.
  ///
  /// Regions of its controls take precedence.
  mutating func place(_ page: Page.ID, in rect: Rect, _ viewport: Viewport) {
    viewports[page] = viewport
    hits.append(Hit(page: page, thing: .page, rect: rect))
  }

  /// Dims everything drawn so far and removes its regions, before drawing a layer above.
  mutating func dim() {
    grid.dim()
    (caret, focus) = (nil, nil)
    hits = []
    viewports = [:]
  }
}
