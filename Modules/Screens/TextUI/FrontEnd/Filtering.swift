import ScreenKit

extension FrontEnd {
  /// Updates filters and selections from the scene, and discards the state of closed pages.
  func refresh() {
    let scene = appScene
    var visible: [Page.ID] = []
    see(scene.root, &visible)
    for layer in scene.modals { see(layer, &visible) }
    if state.isInspecting { see(inspectorPage, &visible) }
    if let overlay = state.overlay { visible.append(overlay.page) }
    guard visible != lastVisible else { return }
    let top = scene.active.page.id
    if let letter = state.lastLetter, !lastVisible.isEmpty, !lastVisible.contains(top) {
      state[top].openingKey = letter
    }
    lastVisible = visible
    state.removePages(except: source.openPages.union(visible))
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

  /// Moves the focus to the filter of the page.
  ///
  /// Creates the filter if needed. The help is searched instead.
  func filter() {
    if state.overlay == .help(search: nil) { return state.overlay = .help(search: "") }
    let page = page
    guard let list = state[page.id].filterableList(of: page.screen) else { return }
    if state[page.id].filter == nil { state[page.id].filter = Filter(list) }
    focus(on: .filter)
  }

  /// Moves the focus from the filter to the remaining rows.
  func acceptFilter() {
    guard let filter = state[page.id].filter else { return }
    if filter.line.text.isEmpty { return clearFilter() }
    if !filter.matches.isEmpty { focus(on: .list(filter.list)) }
  }

  /// Removes the filter and keeps the selected row.
  func clearFilter() {
    if state.overlay?.isSearching == true { return state.overlay = .help(search: nil) }
    let page = page
    guard let filter = state[page.id].filter else { return }
    if let list = page.screen.list(filter.list) {
      state[page.id].select(state[page.id].selectedIndex(in: list), in: list)
    }
    state[page.id].filter = nil
    focus(on: .list(filter.list))
  }

  /// Edits the filter and selects the first remaining row.
  func changeFilter(_ body: (inout FieldEditor) -> Void) {
    let page = page.id
    guard let before = state[page].filter else { return }
    state[page].filter?.edit(body)
    if state[page].filter?.line.text != before.line.text { state[page].selections[before.list] = nil }
    state[page].follows = true
  }
}

extension FrontEndState {
  /// A list in another order has another identifier, so the filter moves to the list that takes the place of the old one.
  mutating func updateFilter(of page: Page) {
    guard let filter = pages[page.id]?.filter else { return }
    if page.screen.list(filter.list) == nil, let list = page.screen.firstList {
      self[page.id].filter = filter.moved(to: list)
    } else {
      self[page.id].filter?.update(page.screen.list(filter.list)?.rows ?? [])
    }
  }
}

extension PageState {
  /// Returns the list to filter: the focused one, otherwise the first with more than one row.
  func filterableList(of screen: Screen<SceneIntent>) -> RowList<SceneIntent>? {
    if let filter { return screen.list(filter.list) ?? RowList(id: filter.list, []) { _ in nil } }
    if case .list(let id) = focus(in: screen), let list = screen.list(id), list.rows.count > 1 { return list }
    for case .list(let list) in screen.elements where list.rows.count > 1 { return list }
    return nil
  }
}
