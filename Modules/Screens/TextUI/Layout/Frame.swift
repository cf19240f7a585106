import ScreenKit
package import Terminal

/// A drawn scene: the cells, the caret and the regions that respond to the mouse.
package struct Frame: Equatable, Sendable {
  package internal(set) var grid: Grid
  package private(set) var caret: Point?
  package internal(set) var focus: Point?
  private(set) var viewports: [Page.ID: Viewport] = [:]
  private(set) var hits: [Hit] = []

  init(size: Size) { grid = Grid(size: size) }

  init(_ layout: WindowLayout, state: FrontEndState) {
    let size = layout.size
    self.init(size: size)
    guard !WindowLayout.isTooSmall(size) else {
      let smallest = WindowLayout.smallestSize
      let notice: CleanText = size.columns < 16 ? "Too small" : "Window too small (needs \(smallest.description))"
      for (row, line) in notice.wrapped(to: size.columns).prefix(size.rows).enumerated() {
        grid.put(line, at: Point(column: 0, row: row))
      }
      return
    }
    SceneDrawing(layout: layout, state: state).draw(into: &self)
  }
}

extension Frame {
  /// The regions of the line belong to `page`.
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

  mutating func draw(_ lines: [Line], in rect: Rect, of page: Page.ID? = nil) {
    for (index, line) in lines.prefix(max(0, rect.height)).enumerated() {
      draw(line, in: Rect(column: rect.column, row: rect.row + index, width: rect.width, height: 1), of: page)
    }
  }

  mutating func add(_ hit: Hit) { hits.append(hit) }

  func hit(at point: Point) -> Hit? { hits.last { $0.rect.contains(point) } }

  /// Adds the region of a page, over which those of its controls take precedence.
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
