import ScreenKit
import Terminal

/// The drawing of a window: the layers, the inspector, the toast and the footer.
struct SceneDrawing {
  let layout: WindowLayout
  let state: FrontEndState
  private let focused: Page.ID
  private let actionKeys: ActionKeys

  init(layout: WindowLayout, state: FrontEndState) {
    self.layout = layout
    self.state = state
    actionKeys = layout.actionKeys(state)
    focused = layout.page(state).id
  }

  func draw(into frame: inout Frame) {
    let layers = layout.scene.layers
    // A cover hides all layers below.
    let first = layers.lastIndex { $0.style == .cover } ?? 0
    for (layer, top) in visible(Array(layers[first...])) {
      if layer.style == .sheet || layer.style == .alert { frame.dim() }
      draw(layer, top: top, into: &frame)
    }
    drawInspector(into: &frame)
    drawToast(into: &frame)
    let keys = Footer.line(
      for: Situation(layout, state, viewports: frame.viewports), width: layout.size.columns - 2)
    frame.draw(keys, in: row(layout.size.rows - 1).inset(left: 1, right: 1), of: focused)
  }

  private func row(_ row: Int) -> Rect { Rect(column: 0, row: row, width: layout.size.columns, height: 1) }

  private func drawing(of page: Page, isBesideAnother: Bool) -> PageDrawing {
    PageDrawing(
      page: page, state: state[page.id], isActive: page.id == focused, isBesideAnother: isBesideAnother,
      actionKeys: actionKeys[page.id])
  }

  private func draw(_ layer: Layer, top: Int, into frame: inout Frame) {
    switch layer.style {
    case .root, .cover: panel(layer).draw(into: &frame, layout.app)
    case .sheet:
      let rect = Rect(
        column: (layout.app.width - sheetWidth(of: layer)) / 2, row: top, width: sheetWidth(of: layer),
        height: layout.app.height - top)
      sheet(layer).draw(into: &frame, rect)
    case .alert:
      let isLinkBar = layer.page.id == LinkBar.page
      var page = drawing(of: layer.page, isBesideAnother: false)
      page.keepsOpenRow = isLinkBar && page.focus != .list(LinkBar.list)
      drawAlert(BoxDrawing(page: page, fewestLines: isLinkBar ? LinkBar.lines : 0), into: &frame)
    }
  }

  /// If the focused field doesn't fit, the alert fills the window.
  private func drawAlert(_ box: BoxDrawing, into frame: inout Frame) {
    let area = layout.app
    let width = min(area.width - 2, 60)
    let height = min(box.neededHeight(width: width), area.height)
    guard box.showsFocus(width: width, height: height) else {
      frame.grid.clear(area)
      return PaneDrawing(page: box.page, hasRules: PanelDrawing.hasRules(in: area)).draw(into: &frame, area)
    }
    let place = Rect(
      column: area.column + (area.width - width) / 2, row: area.row + (area.height - height) / 2, width: width,
      height: height)
    box.draw(into: &frame, place)
  }

  private func sheet(_ layer: Layer) -> BoxDrawing {
    let panel = panel(layer)
    return BoxDrawing(page: panel.drawings[0], way: layer.way, tabs: panel.tabLines)
  }

  private func panel(_ layer: Layer) -> PanelDrawing {
    let panes = layer.panes(width: layout.app.width)
    let isOnTop = layer.page.id == layout.scene.active.page.id
    let isBesideAnother = isOnTop && (panes.count > 1 || layout.inspector != nil)
    var drawings = panes.map { drawing(of: $0, isBesideAnother: isBesideAnother) }
    if panes.count > 1 { drawings[0].keepsOpenRow = true }
    return PanelDrawing(layer: layer, drawings: drawings)
  }

  /// The width of a sheet, which leaves the rule before the inspector uncovered.
  private func sheetWidth(of layer: Layer) -> Int {
    let widest = layer.page.id == Help.page ? Help.widest : 100
    return min(layout.side.column == 0 ? layout.app.width : layout.app.width - 2, widest)
  }

  /// Returns the layers that no other one hides, from bottom to top, each with its first row: a sheet is as high as its content,
  /// in the lower part of the window.
  ///
  /// Of sheets over one another, each begins at least one row above the next, so that all edges are visible. Where there is no row
  /// left, the upper sheet hides the lower one.
  private func visible(_ layers: [Layer]) -> [(layer: Layer, top: Int)] {
    var visible: [(Layer, Int)] = []
    var (next, widest) = (layout.app.height, 0)
    for (level, layer) in layers.enumerated().reversed() {
      guard layer.style == .sheet else {
        visible.append((layer, 0))
        continue
      }
      let highest = min(level, max(1, layout.app.height - 8))
      let width = sheetWidth(of: layer)
      if next <= highest, width <= widest { continue }
      let top =
        next - 1 <= highest
        ? highest : max(highest, min(layout.app.height - sheet(layer).neededHeight(width: width), next - 1))
      visible.append((layer, top))
      (next, widest) = (top, max(widest, width))
    }
    return visible.reversed()
  }

  /// Draws the inspector, whose rules continue those of the app.
  private func drawInspector(into frame: inout Frame) {
    guard let page = layout.inspector else { return }
    let inspector = drawing(of: page, isBesideAnother: true)
    if layout.inspectorPlace == .below {
      frame.draw(.rule(layout.size.columns), in: row(layout.app.height))
      return PaneDrawing(page: inspector, hasRules: false).draw(into: &frame, layout.side)
    }
    let root = panel(layout.scene.modals.last { $0.style == .cover } ?? layout.scene.root)
    let pane = PaneDrawing(page: inspector, hasRules: PanelDrawing.hasRules(in: layout.app))
    pane.draw(
      into: &frame, layout.side.inset(top: root.tabsHeight), toolbarHeight: root.toolbarHeight(in: layout.app))
    frame.drawSeparator(column: layout.app.width, layout.app)
  }

  /// A long text uses more rows, up to half of the window.
  private func drawToast(into frame: inout Frame) {
    guard let toast = state.messages.toast ?? layout.scene.toast else { return }
    let lines = CleanText.lines(of: toast).flatMap { $0.wrapped(to: layout.size.columns - 4) }
      .prefix(layout.size.rows / 2)
    for (index, text) in lines.enumerated() {
      let place = row(layout.size.rows - 1 - lines.count + index)
      frame.grid.clear(place)
      frame.draw(
        Line(index == 0 ? "› " : "  ", .accent) + Line(text, .strong), in: place.inset(left: 1, right: 1))
    }
  }
}
