import ScreenKit

extension FrontEnd {
  /// Takes the lists as they are now, narrowed ones and those with a row that is open; forgets pages that have gone.
  func refresh() {
    let scene = source.scene
    let pages = ([scene.root] + scene.modals).flatMap { [$0.page, $0.sidebar].compactMap(\.self) }
    let inspector = state.isInspecting ? [Inspector.page(of: source)] : []
    for page in pages {
      for case .list(let list) in page.screen.elements { state[page.id].followOpenRow(of: list) }
    }
    state.updateFilters(of: pages + inspector)
    let visible = Set((pages + inspector).map(\.id) + [state.overlay?.page].compactMap(\.self))
    guard visible != lastVisible else { return }
    lastVisible = visible
    state.keepOnly(source.openPages.union(visible))
  }

  /// Begins to narrow the list of the page, or goes on with it.
  func filter() {
    let page = page
    guard let list = state.filterableList(of: page) else { return }
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
  /// Takes the rows of the lists that are narrowed as they are now.
  mutating func updateFilters(of pages: [Page]) {
    for page in pages {
      guard let filter = self[page.id].filter else { continue }
      self[page.id].filter?.update(page.screen.list(filter.list)?.rows ?? [])
    }
  }

  /// The list that a filter narrows: the one with the focus, else the first with more than one row.
  func filterableList(of page: Page) -> RowList<SceneIntent>? {
    let screen = page.screen
    if let filter = self[page.id].filter {
      return screen.list(filter.list) ?? RowList(id: filter.list, []) { _ in nil }
    }
    if case .list(let id) = self[page.id].focus(in: screen), let list = screen.list(id), list.rows.count > 1 {
      return list
    }
    for case .list(let list) in screen.elements where list.rows.count > 1 { return list }
    return nil
  }
}
