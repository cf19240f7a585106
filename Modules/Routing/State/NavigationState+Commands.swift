import Links

extension NavigationState {
  /// The entries that a command added and removed.
  struct EntryChanges {
    /// New entries, in the order of their identities.
    var added: [Entry<Route>] = []
    /// New child flows, in the order of their identities.
    var addedChildren: [NewChild] = []
    /// Removed entries and child flows, the innermost first.
    var removed: [EntryID] = []

    var isEmpty: Bool { added.isEmpty && addedChildren.isEmpty && removed.isEmpty }
  }

  /// A child flow that begins.
  struct NewChild {
    var id: EntryID
    /// What is open in it.
    var snapshot: NavigationSnapshot<DeepLink>
  }

  /// Performs a command and records its entries, or refuses it and changes nothing.
  mutating func perform(_ command: NavigationCommand<Route>, _ changes: inout EntryChanges) -> NavigationOutcome {
    switch command {
    case .push(let route): push(route, &changes)
    case .pushChild(let snapshot): pushChild(snapshot, &changes)
    case .pushOver(let entry, let route): push(route, over: entry, &changes)
    case .pop(let count): pop(count, &changes)
    case .popTo(let entry): pop(to: entry, &changes)
    case .show(let route): show(route, &changes)
    case .replaceStack(let routes): replaceStack(with: routes, &changes)
    case .replaceTop(let route): replaceTop(with: route, &changes)
    case .present(let route, let style): present(route, as: style, &changes)
    case .confirm(let route): confirm(route, &changes)
    case .dismiss(let entry): dismiss(entry, &changes)
    case .showAtLevel(let level, let route, let style): show(route, as: style, atLevel: level, &changes)
    case .dismissModal: dismissModal(&changes)
    case .dismissModals(let kept): dismissModals(keeping: kept, &changes)
    case .back: depth == 0 && isPresenting ? dismissModal(&changes) : pop(1, &changes)
    case .select(let tab): select(tab: tab, &changes)
    case .selectAndPush(let tab, let route): select(tab: tab, pushing: route, &changes)
    case .rearrange(let roots): rearrange(roots, &changes)
    case .open(let snapshot): open(steps(of: snapshot), &changes)
    case .openSteps(let snapshot): open(snapshot, &changes)
    case .reset(let snapshot): reset(to: snapshot.map(StackStep.route), &changes)
    }
  }

  // MARK: Stacks

  private mutating func push(_ route: Route, _ changes: inout EntryChanges) -> NavigationOutcome {
    guard !isAlertOpen else { return .refused(.alertIsOpen) }
    let entry = addEntry(route, &changes)
    changeActiveStack { $0.items.append(.entry(entry)) }
    return .done
  }

  private mutating func pushChild(
    _ snapshot: NavigationSnapshot<DeepLink>, _ changes: inout EntryChanges
  ) -> NavigationOutcome {
    guard !isAlertOpen else { return .refused(.alertIsOpen) }
    let id = addChild(snapshot, &changes)
    changeActiveStack { $0.items.append(.child(id)) }
    return .done
  }

  /// An equal route that is directly above the entry stays; only what is above it is removed.
  private mutating func push(
    _ route: Route, over entry: EntryID, _ changes: inout EntryChanges
  ) -> NavigationOutcome {
    let stack = activeStack
    guard let kept = stack.depth(of: entry) else { return .refused(.noSuchEntry(entry)) }
    guard !isAlertOpen else { return .refused(.alertIsOpen) }
    if kept < stack.depth, stack.items[kept].entry?.route == route { return pop(stack.depth - kept - 1, &changes) }
    truncateActiveStack(to: kept, &changes)
    return push(route, &changes)
  }

  private mutating func pop(_ count: Int, _ changes: inout EntryChanges) -> NavigationOutcome {
    guard count > 0 else { return .unchanged }
    guard depth > 0 else { return .refused(.atRoot) }
    truncateActiveStack(to: max(0, depth - count), &changes)
    return .done
  }

  private mutating func pop(to entry: EntryID, _ changes: inout EntryChanges) -> NavigationOutcome {
    guard let kept = activeStack.depth(of: entry) else { return .refused(.noSuchEntry(entry)) }
    return pop(depth - kept, &changes)
  }

  private mutating func show(_ route: Route, _ changes: inout EntryChanges) -> NavigationOutcome {
    guard let entry = activeStack.last(where: { $0 == route }) else { return push(route, &changes) }
    return pop(to: entry.id, &changes)
  }

  private mutating func replaceStack(with routes: [Route], _ changes: inout EntryChanges) -> NavigationOutcome {
    // An alert has room for one screen; a confirmation can't be replaced.
    let room = confirmation != nil ? 0 : isAlertOpen ? 1 : Int.max
    guard routes.count <= room else { return .refused(.alertIsOpen) }
    guard !routes.isEmpty else { return .refused(.emptyStack) }
    let stack = merged(nil, with: routes.map(StackStep.route), &changes)
    changes.removed += activeStack.ids.reversed()
    changeActiveStack { $0 = stack }
    return .done
  }

  private mutating func replaceTop(with route: Route, _ changes: inout EntryChanges) -> NavigationOutcome {
    guard confirmation == nil else { return .refused(.alertIsOpen) }
    changes.removed.append(activeStack.topID)
    let entry = addEntry(route, &changes)
    changeActiveStack { stack in
      if stack.items.isEmpty { stack.root = entry } else { stack.items[stack.items.count - 1] = .entry(entry) }
    }
    return .done
  }

  // MARK: Modals

  /// An open alert closes first, because nothing can be above an alert.
  private mutating func present(
    _ route: Route, as style: PresentationStyle, _ changes: inout EntryChanges
  ) -> NavigationOutcome {
    if style == .push { return push(route, &changes) }
    closeConfirmation(&changes)
    if isAlertOpen { closeModals(keeping: modals.count - 1, &changes) }
    let entry = addEntry(route, &changes)
    modals.append(Modal(style: style, stack: Stack(root: entry)))
    return .done
  }

  private mutating func confirm(_ route: Route, _ changes: inout EntryChanges) -> NavigationOutcome {
    closeConfirmation(&changes)
    confirmation = addEntry(route, &changes)
    return .done
  }

  private mutating func dismiss(_ entry: EntryID, _ changes: inout EntryChanges) -> NavigationOutcome {
    if confirmation?.id == entry { return dismissModal(&changes) }
    if let index = modals.firstIndex(where: { $0.stack.contains(entry) }) {
      let depth = modals[index].stack.depth(of: entry) ?? 0
      closeModals(keeping: depth == 0 ? index : index + 1, &changes)
      if depth > 0 { changes.removed += modals[index].stack.truncate(to: depth - 1) }
      return .done
    }
    guard let tab = tabs.firstIndex(where: { $0.contains(entry) }) else { return .refused(.noSuchEntry(entry)) }
    guard let depth = tabs[tab].depth(of: entry), depth > 0 else { return .refused(.atRoot) }
    if tab == selectedTab { closeModals(keeping: 0, &changes) } else { closeConfirmation(&changes) }
    changes.removed += tabs[tab].truncate(to: depth - 1)
    return .done
  }

  private mutating func show(
    _ route: Route, as style: PresentationStyle, atLevel level: Int, _ changes: inout EntryChanges
  ) -> NavigationOutcome {
    guard (0...modals.count).contains(level) else { return .refused(.nothingPresented) }
    if style == .push, level > 0, modals[level - 1].style == .alert { return .refused(.alertIsOpen) }
    closeModals(keeping: level, &changes)
    return present(route, as: style, &changes)
  }

  private mutating func dismissModal(_ changes: inout EntryChanges) -> NavigationOutcome {
    guard isPresenting else { return .refused(.nothingPresented) }
    closeModals(keeping: confirmation != nil ? modals.count : modals.count - 1, &changes)
    return .done
  }

  private mutating func dismissModals(keeping kept: Int, _ changes: inout EntryChanges) -> NavigationOutcome {
    guard isPresenting else { return .refused(.nothingPresented) }
    guard confirmation != nil || kept < modals.count else { return .unchanged }
    closeModals(keeping: max(0, kept), &changes)
    return .done
  }

  // MARK: Tabs

  /// Selecting a tab closes all modals.
  ///
  /// Selecting the visible tab again goes to its root.
  private mutating func select(tab index: Int, _ changes: inout EntryChanges) -> NavigationOutcome {
    guard tabs.indices.contains(index) else { return .refused(.noSuchTab(String(index))) }
    guard isPresenting || index != selectedTab else { return pop(depth, &changes) }
    closeModals(keeping: 0, &changes)
    selectedTab = index
    return .done
  }

  private mutating func select(
    tab index: Int, pushing route: Route, _ changes: inout EntryChanges
  ) -> NavigationOutcome {
    guard tabs.indices.contains(index) else { return .refused(.noSuchTab(String(index))) }
    closeModals(keeping: 0, &changes)
    selectedTab = index
    return push(route, &changes)
  }

  /// A root that is already there keeps its stack, and the visible tab stays visible if its root stays.
  private mutating func rearrange(_ roots: [Route], _ changes: inout EntryChanges) -> NavigationOutcome {
    guard !roots.isEmpty else { return .refused(.emptyStack) }
    guard roots != tabs.map(\.root.route) else { return .unchanged }
    let selected = tabs[selectedTab].root.id
    var left = tabs
    let arranged = roots.map { root in
      left.firstIndex { $0.root.route == root }.map { left.remove(at: $0) } ?? Stack(root: addEntry(root, &changes))
    }
    replaceLayers(arranged, selectedTab: arranged.firstIndex { $0.root.id == selected } ?? 0, modals, &changes)
    return .done
  }

  // MARK: Snapshots

  /// Keeps the modals, entries and child flows that the snapshot shares with what is open, from the bottom up.
  private mutating func open(
    _ snapshot: NavigationSnapshot<StackStep<Route>>, _ changes: inout EntryChanges
  ) -> NavigationOutcome {
    if let error = error(in: snapshot) { return .refused(error) }
    let newTabs = zip(tabs, snapshot.tabs).map { merged($0, with: $1, &changes) }
    let shared = zip(modals, snapshot.modals).prefix {
      $0.style == $1.style && $0.stack.sharedCount(with: $1.stack) > 0
    }
    let newModals = snapshot.modals.enumerated().map { index, modal in
      Modal(
        style: modal.style, stack: merged(index < shared.count ? modals[index].stack : nil, with: modal.stack, &changes)
      )
    }
    let isSelected = selectedTab == snapshot.selectedTab
    let wasConfirming = confirmation != nil
    replaceLayers(newTabs, selectedTab: snapshot.selectedTab, newModals, &changes)
    return isSelected && !wasConfirming && changes.isEmpty ? .unchanged : .done
  }

  private mutating func reset(
    to snapshot: NavigationSnapshot<StackStep<Route>>, _ changes: inout EntryChanges
  ) -> NavigationOutcome {
    if let error = error(in: snapshot) { return .refused(error) }
    let newTabs = snapshot.tabs.map { merged(nil, with: $0, &changes) }
    let newModals = snapshot.modals.map { Modal(style: $0.style, stack: merged(nil, with: $0.stack, &changes)) }
    replaceLayers(newTabs, selectedTab: snapshot.selectedTab, newModals, &changes)
    return .done
  }

  /// The steps of a snapshot that names routes of this module only.
  ///
  /// A hidden tab that already has these routes keeps its child flows; what becomes visible has none.
  func steps(of snapshot: NavigationSnapshot<Route>) -> NavigationSnapshot<StackStep<Route>> {
    var steps = snapshot.map(StackStep.route)
    for (index, stack) in tabs.enumerated() where index != snapshot.selectedTab && index < snapshot.tabs.count {
      if stack.entries.map(\.route) == snapshot.tabs[index] { steps.tabs[index] = stack.steps }
    }
    return steps
  }

  /// Why a snapshot can't be open here, or `nil`.
  ///
  /// The number of tabs is fixed; an alert has one screen and is on top; each stack begins with a route of this module.
  private func error(in snapshot: NavigationSnapshot<StackStep<Route>>) -> NavigationError? {
    if (snapshot.tabs + snapshot.modals.map(\.stack)).contains(where: { $0.first?.route == nil }) { return .emptyStack }
    if snapshot.modals.contains(where: { $0.style == .push }) { return .notAModal }
    if snapshot.tabs.count != tabs.count { return .differentTabs(open: tabs.count, snapshot: snapshot.tabs.count) }
    if !tabs.indices.contains(snapshot.selectedTab) { return .noSuchTab(String(snapshot.selectedTab)) }
    let fromAlert = snapshot.modals.drop { $0.style != .alert }
    return fromAlert.count > 1 || fromAlert.contains { $0.stack.count > 1 } ? .alertIsOpen : nil
  }

  /// Replaces everything, and records the entries and child flows that are gone.
  private mutating func replaceLayers(
    _ tabs: [Stack<Route>], selectedTab: Int, _ modals: [Modal<Stack<Route>>], _ changes: inout EntryChanges
  ) {
    let before = ids
    (self.tabs, self.selectedTab, self.modals, confirmation) = (tabs, selectedTab, modals, nil)
    let kept = Set(ids)
    changes.removed = before.reversed().filter { !kept.contains($0) }
  }

  /// Returns a stack for these steps, of which the first is a route.
  ///
  /// It keeps the items of another stack as far as the two agree, from the root up.
  private mutating func merged(
    _ stack: Stack<Route>?, with steps: [StackStep<Route>], _ changes: inout EntryChanges
  ) -> Stack<Route> {
    let shared = stack?.sharedCount(with: steps) ?? 0
    var merged: Stack<Route>?
    if let stack, shared > 0 {
      merged = stack
      _ = merged?.truncate(to: shared - 1)
    }
    for step in steps.dropFirst(shared) {
      switch step {
      case .route(let route):
        let entry = addEntry(route, &changes)
        if merged == nil { merged = Stack(root: entry) } else { merged?.items.append(.entry(entry)) }
      case .child(let id): merged?.items.append(.child(id))
      case .newChild(let snapshot): merged?.items.append(.child(addChild(snapshot, &changes)))
      }
    }
    return merged ?? tabs[selectedTab]
  }

  // MARK: Entries

  private mutating func addEntry(_ route: Route, _ changes: inout EntryChanges) -> Entry<Route> {
    let entry = makeEntry(route)
    changes.added.append(entry)
    return entry
  }

  private mutating func addChild(_ snapshot: NavigationSnapshot<DeepLink>, _ changes: inout EntryChanges) -> EntryID {
    let id = makeID()
    changes.addedChildren.append(NewChild(id: id, snapshot: snapshot))
    return id
  }

  private mutating func changeActiveStack(_ change: (inout Stack<Route>) -> Void) {
    if modals.isEmpty { change(&tabs[selectedTab]) } else { change(&modals[modals.count - 1].stack) }
  }

  private mutating func truncateActiveStack(to depth: Int, _ changes: inout EntryChanges) {
    changeActiveStack { changes.removed += $0.truncate(to: depth) }
  }

  private mutating func closeConfirmation(_ changes: inout EntryChanges) {
    if let confirmation { changes.removed.append(confirmation.id) }
    confirmation = nil
  }

  private mutating func closeModals(keeping kept: Int, _ changes: inout EntryChanges) {
    closeConfirmation(&changes)
    while modals.count > kept { changes.removed += modals.removeLast().stack.ids.reversed() }
  }
}

extension Stack where Route: Linkable {
  /// The number of items, from the root up, that are these steps.
  ///
  /// Equal routes count as the same only if their paths are too: Unicode has equal texts of different bytes.
  fileprivate func sharedCount(with steps: [StackStep<Route>]) -> Int {
    zip([.entry(root)] + items, steps).prefix { item, step in
      switch (item, step) {
      case (.entry(let entry), .route(let route)): entry.route == route && entry.route.path == route.path
      case (.child(let id), .child(let other)): id == other
      default: false
      }
    }.count
  }
}
