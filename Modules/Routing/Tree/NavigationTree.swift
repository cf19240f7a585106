import Links

/// Everything that is open in a window: tabs with a stack each, modals over them, and a confirmation over all.
///
/// The entries belong to any modules. A stack is never empty, at least one tab is open, and only the topmost modal can be an alert.
/// A command changes the tree as a whole or, when it is refused, not at all.
struct NavigationTree: Hashable, Sendable {
  typealias Stack = [Entry<AnyRoute>]

  /// What a command has added and removed.
  struct Difference {
    /// The new entries, the oldest first.
    var added: Stack = []
    /// The removed entries, the innermost first.
    var removed: Stack = []
  }

  /// The stack of each tab, the root first.
  private(set) var tabs: [Stack]
  /// The position of the visible tab.
  private(set) var selectedTab: Int
  /// The modals over the tabs; the last one is on top.
  private(set) var modals: [Modal<Stack>] = []
  /// The alert that asks before a screen with unsaved changes is left.
  private(set) var confirmation: Entry<AnyRoute>?
  /// The identity of the newest entry.
  private var newest: EntryID

  /// Makes a tree with a tab for each root; there is at least one.
  init(roots: [AnyRoute], selectedTab: Int = 0) {
    let window = UInt64.random(in: 1 ... .max)
    tabs = roots.enumerated().map { [Entry(id: EntryID($0 + 1, window: window), route: $1)] }
    newest = EntryID(roots.count, window: window)
    self.selectedTab = selectedTab
  }

  // MARK: Queries

  /// The stack on top: that of the confirmation, of the topmost modal, or of the visible tab.
  var activeStack: Stack { confirmation.map { [$0] } ?? modals.last?.stack ?? tabs[selectedTab] }
  /// The entry on top of everything.
  var top: Entry<AnyRoute> {
    if let confirmation { return confirmation }
    return modals.isEmpty ? tabs[selectedTab][tabs[selectedTab].count - 1] : modals[modals.count - 1].top
  }
  /// The number of entries above the root of the active stack.
  var depth: Int {
    if confirmation != nil { return 0 }
    return (modals.isEmpty ? tabs[selectedTab].count : modals[modals.count - 1].stack.count) - 1
  }
  /// Whether a modal or a confirmation is open.
  var isPresenting: Bool { confirmation != nil || !modals.isEmpty }
  /// Whether an alert is on top, on which nothing can be pushed.
  var isAlertOpen: Bool { confirmation != nil || modals.last?.style == .alert }
  /// The number of modals below the topmost one or, if a confirmation is open, below that.
  var countBelowTop: Int { confirmation != nil ? modals.count : modals.count - 1 }

  /// Every entry: the tabs in order, the modals from bottom to top, the confirmation.
  var entries: Stack { tabs.flatMap(\.self) + modals.flatMap(\.stack) + [confirmation].compactMap(\.self) }

  /// The way to the visible entry: the stack of the visible tab, those of the modals from bottom to top, the confirmation.
  var way: Stack { tabs[selectedTab] + modals.flatMap(\.stack) + [confirmation].compactMap(\.self) }

  /// What is open, without the confirmation, which belongs to an attempt to leave.
  var snapshot: NavigationSnapshot<Entry<AnyRoute>> {
    NavigationSnapshot(tabs: tabs, selectedTab: selectedTab, modals: modals)
  }

  /// Returns the level of an entry: 0 for the visible tab, 1 for the lowest modal; `nil` if the entry isn't open or its tab
  /// is hidden.
  func level(of entry: EntryID) -> Int? {
    if tabs[selectedTab].contains(entry) { return 0 }
    if confirmation?.id == entry { return modals.count }
    return modals.firstIndex { $0.stack.contains(entry) }.map { $0 + 1 }
  }

  /// Returns the entries of one module up to an entry, from bottom to top, without an entry of another module in between.
  ///
  /// A run leads through the modals on the way; in a hidden tab it ends at the root. Empty if the entry isn't open.
  func run(endingAt entry: EntryID) -> ArraySlice<Entry<AnyRoute>> {
    let ways = [way] + tabs
    guard let way = ways.first(where: { $0.contains(entry) }), let end = way.lastIndex(of: entry) else { return [] }
    let module = way[end].route.module
    let start = way[..<end].lastIndex { $0.route.module != module }.map { $0 + 1 } ?? 0
    return way[start...end]
  }

  // MARK: Commands

  /// Performs a command and returns what it has added and removed, or `nil` if everything was already as requested.
  ///
  /// Throws, and changes nothing, if the command can't be done.
  mutating func perform(_ command: NavigationCommand) throws(NavigationError) -> Difference? {
    switch command {
    case .present(let route, let style): try present(route, as: style)
    case .pushOver(let entry, let route): try push(route, over: entry)
    case .pop(let count): try pop(count)
    case .popTo(let entry): try pop(to: entry)
    case .popOrPush(let route):
      if let entry = activeStack.last(where: { $0.route == route }) { try pop(to: entry.id) } else { try push(route) }
    case .replaceStack(let routes, let kept): try replaceStack(with: routes, keeping: kept)
    case .confirm(let route): confirm(route)
    case .dismiss(let entry): try dismiss(entry)
    case .showAtLevel(let level, let route, let style): try show(route, as: style, atLevel: level)
    case .dismissModals(let kept): try dismissModals(keeping: kept)
    case .back: if depth == 0, isPresenting { try dismissModals(keeping: countBelowTop) } else { try pop(1) }
    case .select(let tab, let route): try select(tab: tab, pushing: route)
    case .setTabs(let roots): try setTabs(roots)
    case .open(let snapshot), .openRoot(let snapshot): try open(snapshot, keepingShared: true)
    case .reset(let snapshot): try open(snapshot, keepingShared: false)
    }
  }

  /// Opens a confirmation, which takes the place of another one.
  private mutating func confirm(_ route: AnyRoute) -> Difference {
    let removed = closeConfirmation()
    let entry = makeEntry(route)
    confirmation = entry
    return Difference(added: [entry], removed: removed)
  }

  /// Closes the confirmation, and returns it.
  mutating func closeConfirmation() -> Stack {
    defer { confirmation = nil }
    return confirmation.map { [$0] } ?? []
  }

  // MARK: Stacks

  private mutating func push(_ route: AnyRoute) throws(NavigationError) -> Difference {
    guard !isAlertOpen else { throw .alertIsOpen }
    let entry = makeEntry(route)
    changeActiveStack { $0.append(entry) }
    return Difference(added: [entry])
  }

  /// Pushes a route over an entry, in place of everything above it; an equal route directly above the entry stays.
  private mutating func push(_ route: AnyRoute, over entry: EntryID) throws(NavigationError) -> Difference? {
    let stack = activeStack
    guard let position = stack.lastIndex(of: entry) else { throw .noSuchEntry(entry) }
    guard !isAlertOpen else { throw .alertIsOpen }
    if position + 1 < stack.count, stack[position + 1].route == route { return try pop(stack.count - position - 2) }
    let removed = truncateActiveStack(to: position + 1)
    return Difference(added: try push(route).added, removed: removed)
  }

  private mutating func pop(_ count: Int) throws(NavigationError) -> Difference? {
    guard count > 0 else { return nil }
    guard depth > 0 else { throw .atRoot }
    return Difference(removed: truncateActiveStack(to: max(1, depth + 1 - count)))
  }

  private mutating func pop(to entry: EntryID) throws(NavigationError) -> Difference? {
    guard let position = activeStack.lastIndex(of: entry) else { throw .noSuchEntry(entry) }
    return try pop(depth - position)
  }

  private mutating func replaceStack(with routes: [AnyRoute], keeping kept: Int) throws(NavigationError) -> Difference {
    // An alert has room for one screen; a confirmation can't be replaced.
    let room = confirmation != nil ? 0 : isAlertOpen ? 1 : Int.max
    guard kept + routes.count <= room else { throw .alertIsOpen }
    guard !routes.isEmpty else { throw .emptyStack }
    let removed = truncateActiveStack(to: kept)
    let added = routes.map { makeEntry($0) }
    changeActiveStack { $0 += added }
    return Difference(added: added, removed: removed)
  }

  /// Removes everything above the lowest `count` entries of the active stack; the caller fills an empty stack.
  private mutating func truncateActiveStack(to count: Int) -> Stack {
    var removed: Stack = []
    changeActiveStack { removed = $0.truncate(to: count) }
    return removed
  }

  private mutating func changeActiveStack(_ change: (inout Stack) -> Void) {
    if modals.isEmpty { change(&tabs[selectedTab]) } else { change(&modals[modals.count - 1].stack) }
  }

  // MARK: Modals

  /// Presents a route over everything.
  ///
  /// An open alert closes first, because nothing can be above an alert.
  private mutating func present(_ route: AnyRoute, as style: PresentationStyle) throws(NavigationError) -> Difference {
    if style == .push { return try push(route) }
    let removed = closeModals(keeping: modals.last?.style == .alert ? modals.count - 1 : modals.count)
    let entry = makeEntry(route)
    modals.append(Modal(style: style, stack: [entry]))
    return Difference(added: [entry], removed: removed)
  }

  private mutating func show(
    _ route: AnyRoute, as style: PresentationStyle, atLevel level: Int
  ) throws(NavigationError) -> Difference {
    guard (0...modals.count).contains(level) else { throw .nothingPresented }
    if style == .push, level > 0, modals[level - 1].style == .alert { throw .alertIsOpen }
    let removed = closeModals(keeping: level)
    let shown = try present(route, as: style)
    return Difference(added: shown.added, removed: removed + shown.removed)
  }

  private mutating func dismiss(_ entry: EntryID) throws(NavigationError) -> Difference {
    if confirmation?.id == entry { return Difference(removed: closeConfirmation()) }
    if let index = modals.firstIndex(where: { $0.stack.contains(entry) }) {
      guard let position = modals[index].stack.lastIndex(of: entry), position > 0 else {
        return Difference(removed: closeModals(keeping: index))
      }
      let closed = closeModals(keeping: index + 1)
      return Difference(removed: closed + modals[index].stack.truncate(to: position))
    }
    guard let tab = tabs.firstIndex(where: { $0.contains(entry) }) else { throw .noSuchEntry(entry) }
    guard let position = tabs[tab].lastIndex(of: entry), position > 0 else { throw .atRoot }
    let closed = tab == selectedTab ? closeModals(keeping: 0) : closeConfirmation()
    return Difference(removed: closed + tabs[tab].truncate(to: position))
  }

  private mutating func dismissModals(keeping kept: Int) throws(NavigationError) -> Difference? {
    guard isPresenting else { throw .nothingPresented }
    guard confirmation != nil || kept < modals.count else { return nil }
    return Difference(removed: closeModals(keeping: max(0, kept)))
  }

  private mutating func closeModals(keeping kept: Int) -> Stack {
    var removed = closeConfirmation()
    while modals.count > kept { removed += modals.removeLast().stack.reversed() }
    return removed
  }

  // MARK: Tabs

  /// Selects a tab, closes all modals, and pushes a route unless it is `nil`.
  ///
  /// Without a route, selecting the visible tab pops its stack to the root if no modal is open.
  private mutating func select(tab: Int, pushing route: AnyRoute?) throws(NavigationError) -> Difference? {
    guard tabs.indices.contains(tab) else { throw .noSuchTab(String(tab)) }
    if route == nil, tab == selectedTab, !isPresenting { return try pop(depth) }
    let removed = closeModals(keeping: 0)
    selectedTab = tab
    return Difference(
      added: try route.map { route throws(NavigationError) in try push(route).added } ?? [], removed: removed)
  }

  /// Gives each root a tab.
  ///
  /// A root that is already there keeps its stack, and the visible tab stays visible if its root stays.
  private mutating func setTabs(_ roots: [AnyRoute]) throws(NavigationError) -> Difference? {
    guard !roots.isEmpty else { throw .emptyStack }
    guard roots != tabs.map(\.[0].route) else { return nil }
    let visible = tabs[selectedTab][0].id
    var left = tabs
    var added: Stack = []
    let arranged = roots.map { root in
      if let index = left.firstIndex(where: { $0[0].route == root }) { return left.remove(at: index) }
      added.append(makeEntry(root))
      return [added[added.count - 1]]
    }
    let removed = closeConfirmation() + left.reversed().flatMap { $0.reversed() }
    (tabs, selectedTab) = (arranged, arranged.firstIndex { $0[0].id == visible } ?? 0)
    return Difference(added: added, removed: removed)
  }

  // MARK: Snapshots

  /// Opens a snapshot, whose tabs replace those that are open.
  ///
  /// - Parameter isKeeping: Whether the entries that the snapshot shares with what is open stay, from each root up.
  private mutating func open(
    _ snapshot: NavigationSnapshot<AnyRoute>, keepingShared isKeeping: Bool
  ) throws(NavigationError) -> Difference? {
    if let error = snapshot.fault { throw error }
    let before = self
    var added: Stack = []
    // A tab keeps the stack with its root: the one at the same position, or else the first one left.
    var left = isKeeping ? Array(tabs.enumerated()) : []
    tabs = snapshot.tabs.enumerated().map { position, routes in
      let isSame = { (tab: (offset: Int, element: Stack)) in tab.element[0].route.hasSameLink(as: routes[0]) }
      let index = left.firstIndex { $0.offset == position && isSame($0) } ?? left.firstIndex(where: isSame)
      return makeStack(routes, keeping: index.map { left.remove(at: $0).element } ?? [], &added)
    }
    var isShared = isKeeping
    modals = snapshot.modals.enumerated().map { index, modal in
      let open = isShared && index < before.modals.count ? before.modals[index] : nil
      isShared = open.map { $0.style == modal.style && $0.stack[0].route.hasSameLink(as: modal.stack[0]) } ?? false
      return Modal(
        style: modal.style, stack: makeStack(modal.stack, keeping: isShared ? open?.stack ?? [] : [], &added))
    }
    (selectedTab, confirmation) = (snapshot.selectedTab, nil)
    let kept = Set(entries.map(\.id))
    let removed = before.entries.reversed().filter { !kept.contains($0.id) }
    let isUnchanged =
      added.isEmpty && removed.isEmpty && selectedTab == before.selectedTab
      && tabs.map(\.[0].id) == before.tabs.map(\.[0].id)
    return isUnchanged ? nil : Difference(added: added, removed: removed)
  }

  /// Makes a stack of some routes; it keeps the entries of an open stack as far as they have the same routes, from the root up.
  private mutating func makeStack(_ routes: [AnyRoute], keeping open: Stack, _ added: inout Stack) -> Stack {
    var stack = zip(open, routes).prefix { $0.route.hasSameLink(as: $1) }.map(\.0)
    for route in routes[stack.count...] {
      stack.append(makeEntry(route))
      added.append(stack[stack.count - 1])
    }
    return stack
  }

  private mutating func makeEntry(_ route: AnyRoute) -> Entry<AnyRoute> {
    newest = EntryID(newest.number + 1, window: newest.window)
    return Entry(id: newest, route: route)
  }
}

extension NavigationTree.Stack {
  func lastIndex(of entry: EntryID) -> Int? { lastIndex { $0.id == entry } }

  func contains(_ entry: EntryID) -> Bool { lastIndex(of: entry) != nil }

  /// Removes all entries from a position on and returns them, the topmost first.
  fileprivate mutating func truncate(to count: Int) -> Self {
    let removed = Array(self[count...].reversed())
    removeSubrange(count...)
    return removed
  }
}

extension Modal<NavigationTree.Stack> {
  fileprivate var top: Entry<AnyRoute> { stack[stack.count - 1] }
}

extension NavigationSnapshot {
  /// Why it can't be opened, or `nil`: no stack may be empty, and an alert must be on top with one screen.
  fileprivate var fault: NavigationError? {
    if tabs.isEmpty || stacks.contains(where: \.isEmpty) { return .emptyStack }
    if modals.contains(where: { $0.style == .push }) { return .notAModal }
    if !tabs.indices.contains(selectedTab) { return .noSuchTab(String(selectedTab)) }
    let fromAlert = modals.drop { $0.style != .alert }
    return fromAlert.count > 1 || fromAlert.contains { $0.stack.count > 1 } ? .alertIsOpen : nil
  }
}
