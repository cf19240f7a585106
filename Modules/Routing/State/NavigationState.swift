public import Links

/// What is open in one router: tabs with a stack each, and modals over them.
///
/// A flow without tabs has one tab. The topmost modal is active, or the selected tab when no modal is open. Modals form one
/// list, so two modals at the same level can't exist. Only a `Router` changes a state.
public struct NavigationState<Route: Linkable>: Hashable, Sendable {
  var stacks: OpenStacks

  /// Makes the state of a flow that has just begun: one tab for each root, the first one selected.
  init(_ root: Route, tabs: [Route]) {
    stacks = OpenStacks(OpenItem(Entry(id: EntryID(1, router: .random(in: 1 ... .max)), route: root)))
    var changes = OpenStacks.Changes()
    stacks.tabs += tabs.map { OpenStack(root: add($0, &changes)) }
  }

  /// One stack for each tab; at least one.
  public var tabs: [Stack<Route>] { stacks.tabs.map(stack) }
  /// The position of the visible tab.
  public var selectedTab: Int { stacks.selectedTab }
  /// The modals over the tabs; the last one is on top.
  public var modals: [Modal<Stack<Route>>] { stacks.modals.map { Modal(style: $0.style, stack: stack($0.stack)) } }
  /// The alert that asks before a screen with unsaved changes is left; it covers everything else.
  ///
  /// It belongs to the attempt to leave, not to what is open, so a snapshot doesn't hold it.
  public var confirmation: Entry<Route>? { stacks.confirmation.map { $0.entry() } }
  /// The stack on top: that of the confirmation, of the topmost modal, or of the selected tab.
  public var activeStack: Stack<Route> { confirmation.map { Stack(root: $0) } ?? stack(stacks.active) }
  /// The topmost entry of this module, which a child flow may cover.
  public var visible: Entry<Route> { stacks.topEntry.entry() }
  /// The number of entries and child flows above the root of the active stack.
  public var depth: Int { stacks.depth }
  /// Whether a modal or a confirmation is open.
  public var isPresenting: Bool { stacks.isPresenting }
  /// Whether an alert is on top, on which nothing can be pushed.
  public var isAlertOpen: Bool { stacks.isAlertOpen }
  /// Whether going back is possible.
  public var canGoBack: Bool { isPresenting || depth > 0 }

  /// The modals and, above them, the confirmation as an alert: everything that a UI presents.
  public var presented: [Modal<Stack<Route>>] {
    modals + (confirmation.map { [Modal(style: .alert, stack: Stack(root: $0))] } ?? [])
  }

  /// Every entry of this module: the tabs in order, then the modals from bottom to top, then the confirmation.
  public var entries: [Entry<Route>] { (tabs + presented.map(\.stack)).flatMap(\.entries) }

  /// The routes of this module that are open, without identities.
  public var snapshot: NavigationSnapshot<Route> { snapshot { $0.entries.map(\.route) } }

  /// The steps to everything that is open, child flows included.
  var steps: NavigationSnapshot<StackStep<Route>> { snapshot(\.steps) }

  private func snapshot<Step>(_ steps: (Stack<Route>) -> [Step]) -> NavigationSnapshot<Step> {
    NavigationSnapshot(
      tabs: tabs.map(steps), selectedTab: selectedTab,
      modals: modals.map { Modal(style: $0.style, stack: steps($0.stack)) })
  }

  private func stack(_ open: OpenStack) -> Stack<Route> { Stack(root: open.root.entry(), items: open.items) }
}
