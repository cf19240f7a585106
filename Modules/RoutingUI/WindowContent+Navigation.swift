import Links
import Presentation
import Routing

extension WindowContent {
  /// Creates the content of a window from everything that is open in it.
  init<Screen>(_ open: NavigationSnapshot<OpenEntry<Screen>>) where Page == OpenEntry<Screen> {
    let tabs = open.tabs.map { Tab(id: Self.tab(of: $0[0].id), stack: Stack($0)) }
    self.init(
      tabs: tabs, selectedTab: tabs[open.selectedTab].id,
      modals: open.modals.map { Modal(style: ModalStyle($0), stack: Stack($0.stack)) })
  }

  /// The identity of the tab with this root.
  static func tab(of root: EntryID) -> String { "\(root)" }
}

extension WindowContent.Stack {
  fileprivate init(_ stack: [Page]) {
    self.init(root: stack[0], pushed: Array(stack.dropFirst()))
  }
}

extension ModalStyle {
  fileprivate init<Screen>(_ modal: Modal<[OpenEntry<Screen>]>) {
    switch modal.style {
    case .alert: self = .alert
    case .cover: self = .cover
    case .push, .sheet: self = ModalOptions(modal.stack[0]).isPopover ? .popover : .sheet
    }
  }
}
