import Links
import Presentation
import Routing

extension WindowContent {
  /// Creates the content of a window from everything that is open in a flow.
  ///
  /// This is the only place that reads what is open.
  init<Screen>(_ flow: FlowContent<Screen>) where Page == OpenEntry<Screen> {
    let tabs = flow.tabs.map { Tab(id: Self.tab(of: $0[0].id), stack: Stack($0)) }
    self.init(
      tabs: tabs, selectedTab: tabs[flow.selectedTab].id,
      modals: flow.presented.map { Modal(style: ModalStyle($0), stack: Stack($0.stack)) })
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
