import ScreenKit

/// The states of the open pages, whose identities are never reused.
struct PageStates: Equatable, Sendable {
  private(set) var states: [Page.ID: PageState] = [:]

  subscript(page: Page.ID) -> PageState {
    get { states[page] ?? PageState() }
    set { states[page] = newValue }
  }

  /// A list in another order has another identifier, so the filter moves to the list that replaces the old one.
  mutating func see(_ page: Page) {
    if let filter = states[page.id]?.filter {
      if page.screen.list(filter.list) == nil, let list = page.screen.firstList {
        self[page.id].filter = filter.moved(to: list)
      } else {
        self[page.id].filter?.update(page.screen.list(filter.list)?.rows ?? [])
      }
    }
    for case .list(let list) in page.screen.elements
    where list.openRow != states[page.id]?.selections.openRow(of: list.id) {
      if self[page.id].selections.followOpenRow(of: list) { self[page.id].follow() }
    }
  }

  mutating func keepOnly(_ open: Set<Page.ID>) { states = states.filter { open.contains($0.key) } }

  func filtered(_ scene: Scene) -> Scene {
    guard states.values.contains(where: { $0.filter != nil }) else { return scene }
    var scene = scene
    scene.root = filtered(scene.root)
    scene.modals = scene.modals.map(filtered)
    return scene
  }

  func filtered(_ layer: Layer) -> Layer {
    var layer = layer
    layer.page = filtered(layer.page)
    layer.sidebar = layer.sidebar.map(filtered)
    return layer
  }

  func filtered(_ page: Page) -> Page {
    guard let filter = states[page.id]?.filter else { return page }
    var page = page
    page.screen.elements = page.screen.elements.map { element in
      guard case .list(var list) = element, list.id == filter.list else { return element }
      list.rows = filter.matches
      return filter.matches.isEmpty ? .empty("Nothing matches \(filter.line.text.quotedStart).") : .list(list)
    }
    return page
  }
}
