import ScreenKit
import Terminal

extension FrontEnd {
  private static let wheelStep = 3

  /// Handles a click or scroll on the last frame.
  ///
  /// Does nothing outside of a control.
  func point(_ mouse: Mouse) -> TerminalRequest {
    guard let hit = hits.last(where: { $0.rect.contains(mouse.point) }) else { return .none }
    switch mouse.kind {
    case .click:
      if case .key(let key) = hit.thing { return press(key) }
      click(hit, mouse.point)
    case .wheelUp: turnWheel(on: hit.page, by: -Self.wheelStep)
    case .wheelDown: turnWheel(on: hit.page, by: Self.wheelStep)
    }
    return source.isOver ? .quit : .none
  }

  private func click(_ hit: Hit, _ point: Point) {
    // The scene may have changed since the last frame.
    guard let page = layout.pages.first(where: { $0.id == hit.page }) else { return }
    switch hit.thing {
    case .tab(let id): send(.tab(id))
    case .back: send(.back(hit.page))
    case .page, .key: state.chosenPage = hit.page
    case .control(let control):
      state.chosenPage = hit.page
      focus(on: control)
      if case .action = control { activateFocus() }
    case .text(let control, let piece):
      state.chosenPage = hit.page
      focus(on: control)
      placeCaret(atColumn: point.column - hit.rect.column, of: piece)
    case .row(let id, let row):
      guard let list = page.screen.list(id), let index = list.rows.firstIndex(where: { $0.id == row }) else { return }
      state.chosenPage = hit.page
      state[page.id].select(index, in: list)
      focus(on: .list(id))
      activateFocus()
    }
  }

  private func turnWheel(on page: Page.ID, by distance: Int) {
    guard let page = layout.pages.first(where: { $0.id == page }), let viewport = viewports[page.id] else { return }
    scroll(page, to: viewport.top + distance, keepsSelection: true)
  }
}
