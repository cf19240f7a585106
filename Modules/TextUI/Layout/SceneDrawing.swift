import ScreenKit
import Terminal

/// The drawing of a window: the layers, the inspector, the toast and the footer.
struct SceneDrawing {
  let layout: WindowLayout
  let state: FrontEndState
  private(set) var canvas: Canvas
  private let focused: Page.ID

  init(layout: WindowLayout, state: FrontEndState) {
    self.layout = layout
    self.state = state
    canvas = Canvas(size: layout.size)
    focused = layout.page(state).id
  }

  /// Draws the window.
  mutating func draw() {
    let layers = [layout.scene.root] + layout.scene.modals
    // A cover hides all layers below.
    let first = layers.lastIndex { $0.style == .cover } ?? 0
    for (level, layer) in layers[first...].enumerated() {
      if level > 0 { canvas.dim() }
      draw(layer, level: level)
    }
    drawInspector()
    drawToast()
    let keys = Footer.line(for: Situation(layout: layout, state: state), width: layout.size.columns - 2)
    canvas.draw(keys, in: row(layout.size.rows - 1).inset(left: 1, right: 1))
  }

  private func row(_ row: Int) -> Rect { Rect(column: 0, row: row, width: layout.size.columns, height: 1) }

  private func drawing(of page: Page, isBesideAnother: Bool) -> PageDrawing {
    PageDrawing(page: page, state: state[page.id], isActive: page.id == focused, isBesideAnother: isBesideAnother)
  }

  private mutating func draw(_ layer: Layer, level: Int) {
    let panel = panel(layer)
    switch layer.style {
    case .root, .cover: panel.draw(into: &canvas, layout.app)
    case .sheet:
      let rect = sheetRect(level: level)
      canvas.grid.clear(rect)
      drawSheetEdge(rect)
      panel.draw(into: &canvas, rect.inset(left: 1, right: 1, top: 1))
    case .alert: AlertDrawing(page: drawing(of: layer.page, isBesideAnother: false)).draw(into: &canvas, layout.app)
    }
  }

  private func panel(_ layer: Layer) -> PanelDrawing {
    let panes = layer.panes(width: layout.app.width)
    let isOnTop = layer.page.id == layout.scene.active.page.id
    let isBesideAnother = isOnTop && (panes.count > 1 || layout.inspector != nil)
    var drawings = panes.map { drawing(of: $0, isBesideAnother: isBesideAnother) }
    if panes.count > 1 { drawings[0].keepsOpenRow = true }
    return PanelDrawing(layer: layer, drawings: drawings)
  }

  /// Returns the lower two thirds of the window.
  ///
  /// Each nested sheet starts one row lower, so that all are visible.
  private func sheetRect(level: Int) -> Rect {
    let app = layout.app
    // The sheet leaves the rule before the inspector uncovered.
    let width = min(layout.inspector == nil ? app.width : app.width - 2, 100)
    let height = max(app.height * 2 / 3, min(app.height - 1, 12))
    let top = app.height - height + min(level - 1, max(0, height - 8))
    return Rect(column: (app.width - width) / 2, row: top, width: width, height: app.height - top)
  }

  private mutating func drawSheetEdge(_ rect: Rect) {
    canvas.draw(Line("╭" + CleanText("─").repeated(rect.width - 2) + "╮"), in: rect)
    for row in rect.row + 1..<rect.bottom {
      canvas.grid.put("│", at: Point(column: rect.column, row: row))
      canvas.grid.put("│", at: Point(column: rect.column + rect.width - 1, row: row))
    }
  }

  /// Draws the inspector, whose rules continue those of the app.
  private mutating func drawInspector() {
    guard let page = layout.inspector else { return }
    let root = panel(layout.scene.modals.last { $0.style == .cover } ?? layout.scene.root)
    let pane = PaneDrawing(
      page: drawing(of: page, isBesideAnother: true), backTitle: nil, hasRules: PanelDrawing.hasRules(in: layout.app))
    pane.draw(
      into: &canvas, layout.side.inset(top: root.tabsHeight), toolbarHeight: root.toolbarHeight(in: layout.app))
    canvas.drawSeparator(column: layout.app.width, layout.app)
  }

  /// Draws the toast above the footer.
  ///
  /// A long text uses more rows, up to half of the window.
  private mutating func drawToast() {
    guard let toast = state.toast ?? layout.scene.toast else { return }
    let lines = CleanText.lines(of: toast).flatMap { $0.wrapped(to: layout.size.columns - 4) }
      .prefix(layout.size.rows / 2)
    for (index, text) in lines.enumerated() {
      let place = row(layout.size.rows - 1 - lines.count + index)
      canvas.grid.clear(place)
      canvas.draw(
        Line(index == 0 ? "› " : "  ", .accent) + Line(text, .strong), in: place.inset(left: 1, right: 1))
    }
  }
}
