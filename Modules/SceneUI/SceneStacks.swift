import Presentation
import ScreenKit

/// The stacks of a window, completed from the scenes that it showed before.
///
/// A scene says how many pages are below the top page of a layer, and the title of the one directly below. This type remembers
/// the pages that were visible and are still open, and fills the gaps with empty pages. So a window has a real navigation
/// stack with the system's back button and gesture, and never asks the app for pages that a user doesn't see.
struct SceneStacks {
  private var stacks: [String: [ScenePage]] = [:]
  private var lastNumber = 0

  /// Returns the content of a window for a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - open: The pages that are open; remembered pages that are not are forgotten.
  mutating func content(of scene: Scene, open: Set<Page.ID>) -> WindowContent<ScenePage> {
    let older = stacks
    stacks = [:]
    let tabs = scene.root.tabs ?? TabBar(tabs: [TabBar.Tab(id: "", title: "")], selected: "")
    let shown = tabs.tabs.map { tab in
      let key = "tab \(tab.id)"
      let known = Self.known(older[key], open)
      let pages = tab.id == tabs.selected ? stack(scene.root, over: known) : known.isEmpty ? [empty(tab.title)] : known
      stacks[key] = pages
      return WindowContent.Tab(id: tab.id, stack: WindowContent.Stack(pages))
    }
    let modals = scene.modals.enumerated().map { level, layer in
      let key = "modal \(level) \(layer.style.rawValue)"
      let pages = stack(layer, over: Self.known(older[key], open))
      stacks[key] = pages
      return WindowContent.Modal(style: ModalStyle(layer.style), stack: WindowContent.Stack(pages))
    }
    return WindowContent(tabs: shown, selectedTab: tabs.selected, modals: modals)
  }

  /// The pages of a stack up to the first one that has been closed.
  private static func known(_ pages: [ScenePage]?, _ open: Set<Page.ID>) -> [ScenePage] {
    Array((pages ?? []).prefix { $0.page.map { open.contains($0.id) } ?? true })
  }

  private mutating func stack(_ layer: Layer, over known: [ScenePage]) -> [ScenePage] {
    var pages = Array(known.filter { $0.page?.id != layer.page.id }.prefix(layer.depth))
    while pages.count < layer.depth { pages.append(empty("")) }
    if let sidebar = layer.sidebar, layer.depth > 0 {
      if let other = pages[0].page, other.id != sidebar.id { pages[0] = empty("") }
      pages[0].show(sidebar, isSidebar: true)
    }
    if let title = layer.backTitle, layer.depth > 0 { pages[layer.depth - 1].title = title }
    var top = known.first { $0.page?.id == layer.page.id } ?? place(at: layer.depth, of: known)
    top.show(layer.page, isSidebar: layer.depth == 0 && layer.sidebar != nil)
    return pages + [top]
  }

  /// The place of a page that becomes visible: an empty one that waits for it, or another.
  private mutating func place(at depth: Int, of known: [ScenePage]) -> ScenePage {
    if known.indices.contains(depth), known[depth].page == nil { return known[depth] }
    return empty("")
  }

  private mutating func empty(_ title: String) -> ScenePage {
    lastNumber += 1
    return ScenePage(id: lastNumber, title: title)
  }
}

extension WindowContent.Stack where Page == ScenePage {
  /// Creates a stack from at least one page.
  fileprivate init(_ pages: [ScenePage]) { self.init(root: pages[0], pushed: Array(pages.dropFirst())) }
}

extension ModalStyle {
  fileprivate init(_ style: Layer.Style) {
    switch style {
    case .root, .cover: self = .cover
    case .sheet: self = .sheet
    case .alert: self = .alert
    }
  }
}
