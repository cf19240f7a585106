import ScreenKit

extension FrontEnd {
  /// Moves the focus through the controls of all pages that accept input, from left to right.
  ///
  /// Wraps around at the ends.
  func moveFocus(by distance: Int) {
    let places = layout.places(state)
    let current = places.firstIndex(of: FocusPlace(page: page.id, control: focus)) ?? 0
    let next = places[(current + distance + places.count) % places.count]
    state.chosenPage = next.page
    if let control = next.control { focus(on: control) }
  }

  /// Moves the keys to the page beside the current one.
  func movePane(by distance: Int) {
    let pages = layout.pages
    let page = page.id
    guard let index = pages.firstIndex(where: { $0.id == page }), pages.indices.contains(index + distance) else {
      return
    }
    state.chosenPage = pages[index + distance].id
  }

  /// Moves the selection of a list, scrolls, or moves between controls.
  func move(_ command: Command, on page: Page) {
    if case .list(let id) = state[page.id].focus(in: page.screen), let list = page.screen.list(id) {
      moveSelection(command, in: list, of: page.id)
    } else if command == .first || command == .last, let list = page.screen.firstList {
      // The keys go on with the row that comes into view.
      state[page.id].select(command == .first ? 0 : list.rows.count - 1, in: list)
      focus(on: .list(list.id))
    } else if command == .up || command == .down {
      moveLine(command)
    } else {
      scroll(command)
    }
  }

  private func moveSelection(_ command: Command, in list: RowList<SceneIntent>, of page: Page.ID) {
    let old = state[page].selectedIndex(in: list)
    let viewport = viewports[page]
    let step = max(1, (viewport?.height ?? 2) / 2)
    let new =
      switch command {
      case .up: old - 1
      case .down: old + 1
      case .pageUp: old - step
      case .pageDown: old + step
      case .first: 0
      default: list.rows.count - 1
      }
    let row = min(max(0, new), list.rows.count - 1)
    // Scrolls to a row that is out of view before leaving it, so that the user can read text above a list.
    if command == .down, viewport?.isFocusBelow == true { return scroll(command) }
    if command == .up, viewport?.isFocusAbove == true { return scroll(command) }
    if command == .up || command == .down, row != new { return leaveList(list.id, command) }
    // If the selection can't move, the page scrolls, so that the text around the list is reachable.
    let isPage = command == .pageUp || command == .pageDown
    if row == old || isPage && viewport?.isFocusOutOfSight == true { return scroll(command) }
    state[page].select(row, in: list)
    state[page].focus(on: .list(list.id))
  }

  /// Moves beyond the end of a list: scrolls first, then focuses the next control.
  private func leaveList(_ id: String, _ command: Command) {
    guard let viewport, command == .down ? viewport.top >= viewport.lastTop : viewport.top <= 0 else {
      return scroll(command)
    }
    let controls = page.screen.controls
    guard let current = controls.firstIndex(of: .list(id)) else { return }
    let next = current + (command == .down ? 1 : -1)
    if controls.indices.contains(next) { focus(on: controls[next]) }
  }

  /// Moves up or down outside a list: between controls, or through the text of a page without controls.
  private func moveLine(_ command: Command) {
    let controls = page.screen.controls
    let current = focus.flatMap(controls.firstIndex(of:)) ?? 0
    // The toolbar is one line. Down stops there, and up leaves it.
    let toolbar = controls.count - page.screen.actions.count
    let next = command == .down ? current + 1 : min(current, toolbar) - 1
    let isAtEnd = command == .down && current >= toolbar
    guard !isAtEnd, controls.indices.contains(next) else { return scroll(command) }
    focus(on: controls[next])
  }

  private func scroll(_ command: Command) {
    guard let viewport else { return }
    let top =
      switch command {
      case .up: viewport.top - 1
      case .down: viewport.top + 1
      case .pageUp: viewport.top - max(1, viewport.height - 1)
      case .pageDown: viewport.top + max(1, viewport.height - 1)
      case .first: 0
      default: viewport.lastTop
      }
    scroll(page, to: top)
  }

  /// Scrolls a page, within its content.
  ///
  /// The selection of the focused list stays in view, so that Enter opens a row that the user sees; the wheel leaves it.
  func scroll(_ page: Page, to top: Int, keepsSelection: Bool = false) {
    guard var viewport = viewports[page.id] else { return }
    viewport.top = min(max(0, viewport.aligned(top, isUp: top < viewport.top)), viewport.lastTop)
    state[page.id].top = viewport.top
    state[page.id].follows = false
    guard !keepsSelection, case .list(let id) = state[page.id].focus(in: page.screen),
      let list = page.screen.list(id), let visible = viewport.visibleRows
    else { return }
    let selected = state[page.id].selectedIndex(in: list)
    guard !visible.contains(selected) else { return }
    state[page.id].select(min(max(visible.lowerBound, selected), visible.upperBound), in: list)
  }
}

extension Screen<SceneIntent> {
  var firstList: RowList<SceneIntent>? {
    for case .list(let list) in elements where !list.rows.isEmpty { return list }
    return nil
  }
}
