public import Links

/// Everything that is open in a flow, with its screens, those of its child flows included.
///
/// The visible layers, the snapshot and the content of a window are derived from it.
public struct FlowContent<Screen> {
  /// The stack of each tab, the root first; at least one.
  public internal(set) var tabs: [[OpenEntry<Screen>]] = []
  /// The position of the visible tab.
  public internal(set) var selectedTab = 0
  /// The modals with their stacks, the topmost last.
  public internal(set) var modals: [Modal<[OpenEntry<Screen>]>] = []
  /// The alert that asks before a screen with unsaved changes is left; it covers everything else, wherever that screen is.
  public internal(set) var confirmation: OpenEntry<Screen>?

  /// The modals and, above them, the confirmation as an alert: everything that a UI presents.
  public var presented: [Modal<[OpenEntry<Screen>]>] {
    modals + (confirmation.map { [Modal(style: .alert, stack: [$0])] } ?? [])
  }

  /// Every entry: the tabs in order, then what is presented, from bottom to top.
  public var entries: [OpenEntry<Screen>] { (tabs + presented.map(\.stack)).flatMap(\.self) }

  /// The same without screens, identities and the confirmation.
  var snapshot: NavigationSnapshot<DeepLink> {
    NavigationSnapshot(
      tabs: tabs.map { $0.map(\.link) }, selectedTab: selectedTab,
      modals: modals.map { Modal(style: $0.style, stack: $0.stack.map(\.link)) })
  }

  /// Adds what other content presents: its modals, and its confirmation unless there is one.
  fileprivate mutating func present(_ other: FlowContent) {
    modals += other.modals
    confirmation = confirmation ?? other.confirmation
  }

  /// Returns the content as the parent flow sees it, with the identity of this child flow in each entry.
  fileprivate func inChild(_ id: EntryID) -> FlowContent {
    func inChild(_ entry: OpenEntry<Screen>) -> OpenEntry<Screen> {
      var entry = entry
      entry.childFlows.insert(id, at: 0)
      return entry
    }
    var content = self
    content.tabs = tabs.map { $0.map(inChild) }
    content.modals = modals.map { Modal(style: $0.style, stack: $0.stack.map(inChild)) }
    content.confirmation = confirmation.map(inChild)
    return content
  }
}

extension Router {
  /// Every open stack with its screens, child flows included; `nil` before `start(in:)` and after `stop()`.
  public var content: FlowContent<Route.Screen>? {
    var content = FlowContent<Route.Screen>(
      selectedTab: state.selectedTab, confirmation: state.confirmation.flatMap(openEntry))
    for tab in state.tabs {
      guard let open = self.content(of: tab) else { return nil }
      content.tabs += open.tabs
      content.present(open)
    }
    for modal in state.modals {
      guard let open = self.content(of: modal.stack) else { return nil }
      content.modals.append(Modal(style: modal.style, stack: open.tabs[0]))
      content.present(open)
    }
    return content
  }

  /// Returns a stack as the only tab, with what its child flows present.
  private func content(of stack: Stack<Route>) -> FlowContent<Route.Screen>? {
    guard let root = openEntry(stack.root) else { return nil }
    var content = FlowContent<Route.Screen>(tabs: [[root]])
    for item in stack.items {
      if let entry = item.entry(Route.self) {
        guard let entry = openEntry(entry) else { return nil }
        content.tabs[0].append(entry)
      } else if let child = screens?.child(item.id)?.content?.inChild(item.id) {
        content.tabs[0] += child.tabs[child.selectedTab]
        content.present(child)
      }
    }
    return content
  }

  private func openEntry(_ entry: Entry<Route>) -> OpenEntry<Route.Screen>? {
    screen(of: entry.id).map { OpenEntry(id: entry.id, route: entry.route, screen: $0) }
  }
}
