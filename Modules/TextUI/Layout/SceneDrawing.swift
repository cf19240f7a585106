import ScreenKit

/// Draws the layers of a scene over one another, then the toast and the keys.
struct SceneDrawing {
  let scene: Scene
  let state: FrontEndState
  private(set) var grid: Grid
  private(set) var caret: Point?
  private(set) var viewport: Viewport?

  init(scene: Scene, state: FrontEndState, grid: Grid) {
    self.scene = scene
    self.state = state
    self.grid = grid
  }

  /// Draws everything.
  mutating func draw() {
    let layers = [scene.root] + scene.modals
    // Nothing under a cover is visible.
    let first = layers.lastIndex { $0.style == .cover } ?? 0
    for (level, layer) in layers[first...].enumerated() {
      if level > 0 { grid.recede() }
      draw(layer, level: level, isActive: first + level == layers.count - 1)
    }
    drawToast()
    let keys = Footer.line(for: Situation(scene: scene, state: state), width: grid.size.columns - 2)
    grid.draw(keys, in: row(grid.size.rows - 1).inset(left: 1, right: 1))
  }

  /// The rows of the layers: all but the toast and the keys.
  private var stage: Rect { Rect(column: 0, row: 0, width: grid.size.columns, height: grid.size.rows - 2) }

  private func row(_ row: Int) -> Rect { Rect(column: 0, row: row, width: grid.size.columns, height: 1) }

  private mutating func draw(_ layer: Layer, level: Int, isActive: Bool) {
    let page = PageDrawing(page: layer.page, state: state[layer.page.id], isActive: isActive)
    switch layer.style {
    case .root, .cover: drawPanel(layer, page, in: stage)
    case .sheet:
      let rect = sheetRect(level: level)
      grid.clear(rect)
      drawSheetEdge(rect)
      drawPanel(layer, page, in: rect.inset(left: 1, right: 1, top: 1))
    case .alert: drawAlert(page)
    }
  }

  /// The lower two thirds; a sheet over a sheet starts a row lower, so that both are seen.
  private func sheetRect(level: Int) -> Rect {
    let width = min(stage.width, 100)
    let height = max(stage.height * 2 / 3, min(stage.height - 1, 12))
    let top = stage.height - height + min(level - 1, max(0, height - 8))
    return Rect(column: (stage.width - width) / 2, row: top, width: width, height: stage.height - top)
  }

  private mutating func drawSheetEdge(_ rect: Rect) {
    grid.draw(Line("╭" + CleanText("─").repeated(rect.width - 2) + "╮"), in: rect)
    for row in rect.row + 1..<rect.bottom {
      grid.put("│", at: Point(column: rect.column, row: row))
      grid.put("│", at: Point(column: rect.column + rect.width - 1, row: row))
    }
  }

  private mutating func drawPanel(_ layer: Layer, _ page: PageDrawing, in rect: Rect) {
    var panel = PanelDrawing(layer: layer, page: page)
    panel.draw(into: &grid, rect)
    caret = panel.caret
    viewport = panel.viewport
  }

  private mutating func drawAlert(_ page: PageDrawing) {
    var alert = AlertDrawing(page: page)
    alert.draw(into: &grid, stage)
    caret = alert.caret
    viewport = alert.viewport
  }

  private mutating func drawToast() {
    guard let toast = state.toast ?? scene.toast else { return }
    let text = CleanText(toast).clipped(to: grid.size.columns - 4)
    grid.draw(Line("› ", .accent) + Line(text, .strong), in: row(grid.size.rows - 2).inset(left: 1, right: 1))
  }
}
