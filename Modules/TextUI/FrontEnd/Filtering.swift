import ScreenKit

extension FrontEnd {
  /// Takes the lists as they are now, narrowed ones and those with a row that is open; forgets pages that have gone.
  func refresh(_ scene: Scene) {
    var visible: [Page.ID] = []
    see(scene.root, &visible)
    for layer in scene.modals { see(layer, &visible) }
    if state.isInspecting { see(Inspector.page(of: source), &visible) }
    if let overlay = state.overlay { visible.append(overlay.page) }
    guard visible != lastVisible else { return }
    lastVisible = visible
    state.keepOnly(source.openPages.union(visible))
  }

  private func see(_ layer: Layer, _ visible: inout [Page.ID]) {
    see(layer.page, &visible)
    if let sidebar = layer.sidebar { see(sidebar, &visible) }
  }

  private func see(_ page: Page, _ visible: inout [Page.ID]) {
    visible.append(page.id)
    state.updateFilter(of: page)
    for case .list(let list) in page.screen.elements {
      if list.openRow != state.pages[page.id]?.openRows[list.id] { state[page.id].followOpenRow(of: list) }
    }
  }

  /// Begins to narrow the list of the page, or goes on with it.
  func filter() {
    let page = page
    guard let list = state[page.id].filterableList(of: page.screen) else { return }
    if state[page.id].filter == nil { state[page.id].filter = Filter(list) }
    focus(on: .filter)
  }

  /// Goes from the filter to the rows that it leaves.
  func keepFilter() {
    guard let filter = state[page.id].filter else { return }
    if filter.line.text.isEmpty { return clearFilter() }
    if !filter.matches.isEmpty { focus(on: .list(filter.list)) }
  }

  /// Shows the whole list again, with the row still selected that was.
  func clearFilter() {
    let page = page
    guard let filter = state[page.id].filter else { return }
    if let list = page.screen.list(filter.list) {
      state[page.id].select(state[page.id].selectedIndex(in: list), in: list)
    }
    state[page.id].filter = nil
    focus(on: .list(filter.list))
  }

  /// Changes the text of the filter; the first row that it leaves is selected.
  func changeFilter(_ body: (inout LineEditor) -> Void) {
    let page = page.id
    guard let before = state[page].filter else { return }
    state[page].filter?.edit(body)
    if state[page].filter?.line.text != before.line.text { state[page].selections[before.list] = nil }
    state[page].follows = true
  }
}

extension FrontEndState {
  /// Takes the rows of the list of a page as they are now, when it is narrowed.
  mutating func updateFilter(of page: Page) {
    guard let filter = pages[page.id]?.filter else { return }
    self[page.id].filter?.update(page.screen.list(filter.list)?.rows ?? [])
  }
}

extension PageState {
  /// The list that a filter narrows: the one with the focus, else the first with more than one row.
  func filterableList(of screen: Screen<SceneIntent>) -> RowList<SceneIntent>? {
    if let filter { return screen.list(filter.list) ?? RowList(id: filter.list, []) { _ in nil } }
    if case .list(let id) = focus(in: screen), let list = screen.list(id), list.rows.count > 1 { return list }
    for case .list(let list) in screen.elements where list.rows.count > 1 { return list }
    return nil
  }
}
