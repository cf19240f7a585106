public import Links

/// Everything that is open in a flow, with its screens: what a UI needs that keeps the screens below the visible one.
public struct FlowContent<Screen> {
  /// An entry and the entries pushed on it.
  public struct Stack {
    /// The entry at the bottom.
    public var root: OpenEntry<Screen>
    /// The entries above the root; the last one is on top.
    public var pushed: [OpenEntry<Screen>]

    /// The entry on top, which is the root while nothing is pushed.
    public var top: OpenEntry<Screen> { pushed.last ?? root }
    /// All entries, the root first.
    public var entries: [OpenEntry<Screen>] { [root] + pushed }
  }

  /// A modal and its stack.
  public struct Modal {
    /// How the modal covers the layer below: any style but `.push`.
    public var style: PresentationStyle
    /// The stack of the modal.
    public var stack: Stack
  }

  /// One stack for each tab; at least one.
  public var tabs: [Stack]
  /// The position of the visible tab.
  public var selectedTab: Int
  /// The modals and, above them, the confirmation as an alert.
  public var modals: [Modal]
}

/// An open entry with its screen.
///
/// Two values are equal if they are the same entry: an entry keeps its route and its screen.
public struct OpenEntry<Screen>: Identifiable {
  /// The identity of the entry.
  public let id: EntryID
  /// The route, in which a UI finds what it declares beyond `Routable`, such as a title.
  public let route: any Routable
  /// The screen of the entry.
  public let screen: Screen
}

extension OpenEntry: Equatable {
  /// Whether two values are the same entry.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

extension Router {
  /// Every open stack with its screens, child flows included; `nil` before `start(in:)` and after `stop()`.
  public var content: FlowContent<Route.Screen>? {
    var content = FlowContent<Route.Screen>(tabs: [], selectedTab: state.selectedTab, modals: [])
    for tab in state.tabs {
      guard let open = openStack(tab) else { return nil }
      content.tabs.append(open.stack)
      content.modals += open.modals
    }
    for modal in state.presented {
      guard let open = openStack(modal.stack) else { return nil }
      content.modals.append(FlowContent.Modal(style: modal.style, stack: open.stack))
      content.modals += open.modals
    }
    return content
  }

  /// Whether an entry asks for confirmation before it is left now.
  public func asksBeforeLeaving(_ entry: EntryID) -> Bool {
    if let child = child(holding: entry) { return child.asksBeforeLeaving(entry) }
    guard let screens, screens.hasUnsavedChanges(entry) else { return false }
    return state.entries.first { $0.id == entry }?.route.leaveConfirmation != nil
  }

  /// Selects the tab with this root; the visible one goes to its root.
  @discardableResult
  public func selectTab(of root: EntryID) -> NavigationOutcome {
    inTurn { router in
      guard let index = router.state.tabs.firstIndex(where: { $0.root.id == root }) else {
        return router.refuse(.noSuchEntry(root))
      }
      return router.perform(.select(tab: index))
    }
  }

  /// The child flow that holds an entry, or `nil`.
  func child(holding entry: EntryID) -> (any Flow<Route.Screen>)? {
    let children = state.stacks.ids.lazy.compactMap { self.screens?.child($0) }
    return children.first { child in child.entryPaths.contains { $0.last == entry } }
  }

  /// A stack with its screens, and the modals of the child flow on top of it.
  private func openStack(
    _ stack: Stack<Route>
  ) -> (stack: FlowContent<Route.Screen>.Stack, modals: [FlowContent<Route.Screen>.Modal])? {
    guard let root = openEntry(stack.root) else { return nil }
    var open = (stack: FlowContent.Stack(root: root, pushed: []), modals: [FlowContent<Route.Screen>.Modal]())
    for item in stack.items {
      switch item {
      case .entry(let entry):
        guard let entry = openEntry(entry) else { return nil }
        open.stack.pushed.append(entry)
      case .child(let id):
        guard let child = screens?.child(id)?.content else { continue }
        open.stack.pushed += child.tabs[0].entries
        open.modals = child.modals
      }
    }
    return open
  }

  private func openEntry(_ entry: Entry<Route>) -> OpenEntry<Route.Screen>? {
    screen(of: entry.id).map { OpenEntry(id: entry.id, route: entry.route, screen: $0) }
  }
}
