import Links

/// The stacks of a router, whatever the type of its routes: tabs, modals over them, and a confirmation over all.
///
/// Commands on stacks compare identities only, so this type isn't generic. `NavigationState` adds the type of the routes, and
/// the commands that compare routes.
struct OpenStacks: Hashable, Sendable {
  /// One stack for each tab; at least one.
  var tabs: [OpenStack]
  /// The position of the visible tab.
  var selectedTab = 0
  /// The modals over the tabs; the last one is on top.
  var modals: [Modal<OpenStack>] = []
  /// The alert that asks before a screen with unsaved changes is left.
  var confirmation: OpenItem?
  /// The newest identity.
  private(set) var lastID: EntryID

  /// What a command added and removed.
  struct Changes {
    /// New entries, in the order of their identities.
    var added: [OpenItem] = []
    /// New child flows and what is open in them, in the order of their identities.
    var addedChildren: [(id: EntryID, content: NavigationSnapshot<DeepLink>)] = []
    /// Removed entries and child flows, the innermost first.
    var removed: [EntryID] = []

    var isEmpty: Bool { added.isEmpty && addedChildren.isEmpty && removed.isEmpty }
  }

  init(_ root: OpenItem) {
    tabs = [OpenStack(root: root)]
    lastID = root.id
  }

  /// The stack that takes pushes when no confirmation is open.
  var active: OpenStack { modals.last?.stack ?? tabs[selectedTab] }
  /// What is on top of everything: an entry or a child flow.
  var top: OpenItem { confirmation ?? active.top }
  /// The topmost entry, which child flows may cover.
  var topEntry: OpenItem { confirmation ?? active.topEntry }
  /// The number of items above the root of the active stack; a confirmation has none.
  var depth: Int { confirmation == nil ? active.depth : 0 }
  var isPresenting: Bool { confirmation != nil || !modals.isEmpty }
  var isAlertOpen: Bool { confirmation != nil || modals.last?.style == .alert }

  /// Every entry and child flow: the tabs in order, the modals from bottom to top, the confirmation.
  var items: [OpenItem] {
    tabs.flatMap(\.allItems) + modals.flatMap(\.stack.allItems) + [confirmation].compactMap(\.self)
  }
  /// The identities of every entry and child flow, in the same order.
  var ids: [EntryID] { items.map(\.id) }

  /// The stack of the visible tab, then those of the modals from bottom to top.
  var visibleStacks: [OpenStack] { [tabs[selectedTab]] + modals.map(\.stack) }
  /// The child flows on top of a visible stack; only these may have modals.
  var childrenOnTop: [EntryID] { visibleStacks.map(\.top).filter(\.isChild).map(\.id) }

  /// The identity of the next new entry or child flow.
  var nextID: EntryID { EntryID(lastID.number + 1, router: lastID.router) }

  /// Returns the number of items below an item of the active stack; `nil` if that stack doesn't hold it.
  func depth(of id: EntryID) -> Int? {
    if let confirmation { return confirmation.id == id ? 0 : nil }
    return active.depth(of: id)
  }

  /// Returns the level of an entry: 0 for the visible tab, 1 for the lowest modal; `nil` if the entry isn't open or its tab
  /// is hidden.
  func level(of entry: EntryID) -> Int? {
    if tabs[selectedTab].contains(entry) { return 0 }
    if confirmation?.id == entry { return modals.count }
    return modals.firstIndex { $0.stack.contains(entry) }.map { $0 + 1 }
  }

  /// Returns the item above another one in its stack, or else the root of the modal above that stack.
  func above(_ id: EntryID) -> EntryID? {
    guard let stack = (tabs + modals.map(\.stack)).first(where: { $0.contains(id) }) else { return nil }
    if let depth = stack.depth(of: id), depth < stack.depth { return stack.items[depth].id }
    return level(of: id).flatMap { modals.dropFirst($0).first?.stack.root.id }
  }

  /// Removes all child flows, which end when the router stops.
  mutating func removeChildren() {
    for index in tabs.indices { tabs[index].items.removeAll(where: \.isChild) }
    for index in modals.indices { modals[index].stack.items.removeAll(where: \.isChild) }
  }

  // MARK: Stacks

  mutating func push(_ entry: OpenItem, _ changes: inout Changes) -> NavigationOutcome {
    guard !isAlertOpen else { return .refused(.alertIsOpen) }
    add(entry, &changes)
    changeActive { $0.items.append(entry) }
    return .done
  }

  mutating func pop(_ count: Int, _ changes: inout Changes) -> NavigationOutcome {
    guard count > 0 else { return .unchanged }
    guard depth > 0 else { return .refused(.atRoot) }
    truncate(to: max(0, depth - count), &changes)
    return .done
  }

  mutating func pop(to id: EntryID, _ changes: inout Changes) -> NavigationOutcome {
    guard let kept = depth(of: id) else { return .refused(.noSuchEntry(id)) }
    return pop(depth - kept, &changes)
  }

  mutating func replaceTop(with entry: OpenItem, _ changes: inout Changes) -> NavigationOutcome {
    guard confirmation == nil else { return .refused(.alertIsOpen) }
    changes.removed.append(top.id)
    add(entry, &changes)
    changeActive { stack in
      if stack.items.isEmpty { stack.root = entry } else { stack.items[stack.items.count - 1] = entry }
    }
    return .done
  }

  mutating func truncate(to depth: Int, _ changes: inout Changes) {
    changeActive { changes.removed += $0.truncate(to: depth) }
  }

  mutating func changeActive(_ change: (inout OpenStack) -> Void) {
    if modals.isEmpty { change(&tabs[selectedTab]) } else { change(&modals[modals.count - 1].stack) }
  }

  // MARK: Modals

  /// Presents an entry over everything.
  ///
  /// An open alert closes first, because nothing can be above an alert.
  mutating func present(_ entry: OpenItem, as style: PresentationStyle, _ changes: inout Changes) -> NavigationOutcome {
    if style == .push { return push(entry, &changes) }
    closeConfirmation(&changes)
    if isAlertOpen { closeModals(keeping: modals.count - 1, &changes) }
    add(entry, &changes)
    modals.append(Modal(style: style, stack: OpenStack(root: entry)))
    return .done
  }

  mutating func confirm(_ entry: OpenItem, _ changes: inout Changes) -> NavigationOutcome {
    closeConfirmation(&changes)
    add(entry, &changes)
    confirmation = entry
    return .done
  }

  mutating func dismiss(_ id: EntryID, _ changes: inout Changes) -> NavigationOutcome {
    if confirmation?.id == id { return dismissModal(&changes) }
    if let index = modals.firstIndex(where: { $0.stack.contains(id) }) {
      let depth = modals[index].stack.depth(of: id) ?? 0
      closeModals(keeping: depth == 0 ? index : index + 1, &changes)
      if depth > 0 { changes.removed += modals[index].stack.truncate(to: depth - 1) }
      return .done
    }
    guard let tab = tabs.firstIndex(where: { $0.contains(id) }) else { return .refused(.noSuchEntry(id)) }
    guard let depth = tabs[tab].depth(of: id), depth > 0 else { return .refused(.atRoot) }
    if tab == selectedTab { closeModals(keeping: 0, &changes) } else { closeConfirmation(&changes) }
    changes.removed += tabs[tab].truncate(to: depth - 1)
    return .done
  }

  mutating func show(
    _ entry: OpenItem, as style: PresentationStyle, atLevel level: Int, _ changes: inout Changes
  ) -> NavigationOutcome {
    guard (0...modals.count).contains(level) else { return .refused(.nothingPresented) }
    if style == .push, level > 0, modals[level - 1].style == .alert { return .refused(.alertIsOpen) }
    closeModals(keeping: level, &changes)
    return present(entry, as: style, &changes)
  }

  mutating func dismissModal(_ changes: inout Changes) -> NavigationOutcome {
    guard isPresenting else { return .refused(.nothingPresented) }
    closeModals(keeping: confirmation != nil ? modals.count : modals.count - 1, &changes)
    return .done
  }

  mutating func dismissModals(keeping kept: Int, _ changes: inout Changes) -> NavigationOutcome {
    guard isPresenting else { return .refused(.nothingPresented) }
    guard confirmation != nil || kept < modals.count else { return .unchanged }
    closeModals(keeping: max(0, kept), &changes)
    return .done
  }

  private mutating func closeConfirmation(_ changes: inout Changes) {
    if let confirmation { changes.removed.append(confirmation.id) }
    confirmation = nil
  }

  private mutating func closeModals(keeping kept: Int, _ changes: inout Changes) {
    closeConfirmation(&changes)
    while modals.count > kept { changes.removed += modals.removeLast().stack.allItems.reversed().map(\.id) }
  }

  // MARK: Tabs

  /// Selects a tab, closes all modals, and pushes an entry unless it is `nil`.
  ///
  /// Without an entry, selecting the visible tab pops its stack to the root if no modal is open.
  mutating func select(tab index: Int, pushing entry: OpenItem?, _ changes: inout Changes) -> NavigationOutcome {
    guard tabs.indices.contains(index) else { return .refused(.noSuchTab(String(index))) }
    if entry == nil, index == selectedTab, !isPresenting { return pop(depth, &changes) }
    closeModals(keeping: 0, &changes)
    selectedTab = index
    return if let entry { push(entry, &changes) } else { .done }
  }

  // MARK: Adding and replacing

  mutating func add(_ entry: OpenItem, _ changes: inout Changes) {
    lastID = entry.id
    changes.added.append(entry)
  }

  mutating func addChild(_ content: NavigationSnapshot<DeepLink>, _ changes: inout Changes) -> OpenItem {
    lastID = nextID
    changes.addedChildren.append((lastID, content))
    return OpenItem(child: lastID)
  }

  /// Replaces everything, and records the entries and child flows that are gone.
  mutating func replace(
    tabs: [OpenStack], selectedTab: Int, modals: [Modal<OpenStack>], _ changes: inout Changes
  ) {
    let before = ids
    (self.tabs, self.selectedTab, self.modals, confirmation) = (tabs, selectedTab, modals, nil)
    let kept = Set(ids)
    changes.removed = before.reversed().filter { !kept.contains($0) }
  }
}
