import Links

extension NavigationState {
  /// Performs a command and records what it adds and removes, or refuses it and changes nothing.
  mutating func perform(
    _ command: NavigationCommand<Route>, _ changes: inout OpenStacks.Changes
  ) -> NavigationOutcome {
    switch command {
    case .push(let route): stacks.push(new(route), &changes)
    case .pushOver(let entry, let route): push(route, over: entry, &changes)
    case .pop(let count): stacks.pop(count, &changes)
    case .popTo(let entry): stacks.pop(to: entry, &changes)
    case .show(let route): show(route, &changes)
    case .replaceStack(let routes): replaceStack(with: routes, &changes)
    case .replaceTop(let route): stacks.replaceTop(with: new(route), &changes)
    case .present(let route, let style): stacks.present(new(route), as: style, &changes)
    case .confirm(let route): stacks.confirm(new(route), &changes)
    case .dismiss(let entry): stacks.dismiss(entry, &changes)
    case .showAtLevel(let level, let route, let style): stacks.show(new(route), as: style, atLevel: level, &changes)
    case .dismissModal: stacks.dismissModal(&changes)
    case .dismissModals(let kept): stacks.dismissModals(keeping: kept, &changes)
    case .back: depth == 0 && isPresenting ? stacks.dismissModal(&changes) : stacks.pop(1, &changes)
    case .select(let tab): stacks.select(tab: tab, &changes)
    case .selectAndPush(let tab, let route): stacks.select(tab: tab, pushing: new(route), &changes)
    case .rearrange(let roots): rearrange(roots, &changes)
    case .open(let snapshot): open(steps(of: snapshot), &changes)
    case .openSteps(let snapshot): open(snapshot, &changes)
    case .reset(let snapshot): reset(to: snapshot.map(StackStep.route), &changes)
    }
  }

  /// Pushes a route over an entry, in place of everything above that entry.
  ///
  /// An equal route that is directly above the entry stays; only what is above it is removed.
  private mutating func push(
    _ route: Route, over entry: EntryID, _ changes: inout OpenStacks.Changes
  ) -> NavigationOutcome {
    guard let kept = stacks.depth(of: entry) else { return .refused(.noSuchEntry(entry)) }
    guard !isAlertOpen else { return .refused(.alertIsOpen) }
    if kept < depth, stacks.active.items[kept].entry(Route.self)?.route == route {
      return stacks.pop(depth - kept - 1, &changes)
    }
    stacks.truncate(to: kept, &changes)
    return stacks.push(new(route), &changes)
  }

  private mutating func show(_ route: Route, _ changes: inout OpenStacks.Changes) -> NavigationOutcome {
    guard let entry = activeStack.last(where: { $0 == route }) else { return stacks.push(new(route), &changes) }
    return stacks.pop(to: entry.id, &changes)
  }

  private mutating func replaceStack(
    with routes: [Route], _ changes: inout OpenStacks.Changes
  ) -> NavigationOutcome {
    // An alert has room for one screen; a confirmation can't be replaced.
    let room = confirmation != nil ? 0 : isAlertOpen ? 1 : Int.max
    guard routes.count <= room else { return .refused(.alertIsOpen) }
    guard !routes.isEmpty else { return .refused(.emptyStack) }
    let stack = merged(nil, with: routes.map(StackStep.route), &changes)
    changes.removed += stacks.active.allItems.reversed().map(\.id)
    stacks.changeActive { $0 = stack }
    return .done
  }

  /// Gives each root a tab.
  ///
  /// A root that is already there keeps its stack, and the visible tab stays visible if its root stays.
  private mutating func rearrange(_ roots: [Route], _ changes: inout OpenStacks.Changes) -> NavigationOutcome {
    guard !roots.isEmpty else { return .refused(.emptyStack) }
    guard roots != tabs.map(\.root.route) else { return .unchanged }
    let selected = stacks.tabs[selectedTab].root
    var left = stacks.tabs
    let arranged = roots.map { root in
      left.firstIndex { $0.root.entry(Route.self)?.route == root }.map { left.remove(at: $0) }
        ?? OpenStack(root: add(root, &changes))
    }
    let tab = arranged.firstIndex { $0.root == selected } ?? 0
    stacks.replace(tabs: arranged, selectedTab: tab, modals: stacks.modals, &changes)
    return .done
  }

  // MARK: Snapshots

  /// Opens a snapshot.
  ///
  /// The modals, entries and child flows that it shares with what is open stay, from the bottom up.
  private mutating func open(
    _ snapshot: NavigationSnapshot<StackStep<Route>>, _ changes: inout OpenStacks.Changes
  ) -> NavigationOutcome {
    if let error = error(in: snapshot) { return .refused(error) }
    let newTabs = zip(stacks.tabs, snapshot.tabs).map { merged($0, with: $1, &changes) }
    let shared = zip(stacks.modals, snapshot.modals).prefix {
      $0.style == $1.style && sharedCount($0.stack, $1.stack) > 0
    }
    let newModals = snapshot.modals.enumerated().map { index, modal in
      let open = index < shared.count ? stacks.modals[index].stack : nil
      return Modal(style: modal.style, stack: merged(open, with: modal.stack, &changes))
    }
    let isSelected = selectedTab == snapshot.selectedTab
    let wasConfirming = confirmation != nil
    stacks.replace(tabs: newTabs, selectedTab: snapshot.selectedTab, modals: newModals, &changes)
    return isSelected && !wasConfirming && changes.isEmpty ? .unchanged : .done
  }

  private mutating func reset(
    to snapshot: NavigationSnapshot<StackStep<Route>>, _ changes: inout OpenStacks.Changes
  ) -> NavigationOutcome {
    if let error = error(in: snapshot) { return .refused(error) }
    let newTabs = snapshot.tabs.map { merged(nil, with: $0, &changes) }
    let newModals = snapshot.modals.map { Modal(style: $0.style, stack: merged(nil, with: $0.stack, &changes)) }
    stacks.replace(tabs: newTabs, selectedTab: snapshot.selectedTab, modals: newModals, &changes)
    return .done
  }

  /// Returns the steps of a snapshot that names routes of this module only.
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
    let count = stacks.tabs.count
    if snapshot.stacks.contains(where: { $0.first?.route == nil }) { return .emptyStack }
    if snapshot.modals.contains(where: { $0.style == .push }) { return .notAModal }
    if snapshot.tabs.count != count { return .differentTabs(open: count, snapshot: snapshot.tabs.count) }
    if !(0..<count).contains(snapshot.selectedTab) { return .noSuchTab(String(snapshot.selectedTab)) }
    let fromAlert = snapshot.modals.drop { $0.style != .alert }
    return fromAlert.count > 1 || fromAlert.contains { $0.stack.count > 1 } ? .alertIsOpen : nil
  }

  /// Returns a stack for these steps, of which the first is a route.
  ///
  /// It keeps the items of another stack as far as the two agree, from the root up.
  private mutating func merged(
    _ stack: OpenStack?, with steps: [StackStep<Route>], _ changes: inout OpenStacks.Changes
  ) -> OpenStack {
    let shared = stack.map { sharedCount($0, steps) } ?? 0
    var items = stack.map { Array($0.allItems.prefix(shared)) } ?? []
    for step in steps.dropFirst(shared) {
      switch step {
      case .route(let route): items.append(add(route, &changes))
      case .child(let id): items.append(OpenItem(child: id))
      case .newChild(let snapshot): items.append(stacks.addChild(snapshot, &changes))
      }
    }
    return OpenStack(root: items.removeFirst(), items: items)
  }

  /// Returns how many items, from the root up, agree with these steps.
  ///
  /// Equal routes count as the same only if their paths are too: Unicode has equal texts of different bytes.
  private func sharedCount(_ stack: OpenStack, _ steps: [StackStep<Route>]) -> Int {
    zip(stack.allItems, steps).prefix { item, step in
      switch step {
      case .route(let route):
        item.entry(Route.self).map { $0.route == route && $0.route.path == route.path } ?? false
      case .child(let id): item.id == id
      case .newChild: false
      }
    }.count
  }

  // MARK: Entries

  /// Makes the next entry, which is not open yet.
  private func new(_ route: Route) -> OpenItem { OpenItem(Entry(id: stacks.nextID, route: route)) }

  /// Makes the next entry and records it.
  mutating func add(_ route: Route, _ changes: inout OpenStacks.Changes) -> OpenItem {
    let entry = new(route)
    stacks.add(entry, &changes)
    return entry
  }
}
