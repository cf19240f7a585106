import Links
import Routing
import ScreenKit

extension Layer {
  @MainActor
  init(_ stack: [OpenEntry<any ViewModel>], style: Style, page: (EntryID) -> Page.ID) {
    let top = stack[stack.count - 1]
    self.init(
      style: style, page: top.screen.page(page(top.id)),
      sidebar: stack[0].showsInSidebar ? stack[0].screen.page(page(stack[0].id)) : nil,
      depth: stack.count - 1, backTitle: stack.dropLast().last?.screen.title, breadcrumbs: Self.breadcrumbs(of: stack))
  }

  /// Returns the names of the last eight pages.
  @MainActor
  private static func breadcrumbs(of stack: [OpenEntry<any ViewModel>]) -> [String] {
    guard stack.count > 1 else { return [] }
    let names = stack.suffix(8).map(\.screen.breadcrumb)
    return stack.count > names.count ? ["…"] + names : names
  }

  /// The layer before a window has started.
  static var blank: Layer {
    Layer(style: .root, page: Page(id: Page.ID(""), screen: Screen("", elements: [])))
  }
}

extension Layer.Style {
  init(_ style: PresentationStyle) {
    switch style {
    case .push: self = .root
    case .sheet: self = .sheet
    case .cover: self = .cover
    case .alert: self = .alert
    }
  }
}

extension OpenEntry {
  /// Whether the entry, as a root, stays visible beside pushed ones.
  var showsInSidebar: Bool { route.base.showsInSidebar }
}

extension NavigationSnapshot {
  /// The stack of the visible tab, then those of the modals, bottom first.
  var visibleStacks: [[Element]] { [tabs[selectedTab]] + modals.map(\.stack) }
}
