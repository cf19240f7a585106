import Links

extension NavigationState {
  /// Performs a command and records what it adds and removes, or refuses it and changes nothing.
  ///
  /// `childContent` returns what is open in a child flow, and `nil` for an entry.
  mutating func perform(
    _ command: NavigationCommand<Route>, _ changes: inout OpenStacks.Changes,
    childContent: (EntryID) -> NavigationSnapshot<DeepLink>?
  ) -> NavigationOutcome {
    switch command {
    case .push(let route): stacks.push(new(route), &changes)
    case .pushOver(let entry, let route): push(route, over: entry, &changes)
    case .pop(let count): stacks.pop(count, &changes)
    case .popTo(let entry): stacks.pop(to: entry, &changes)
    case .popOrPush(let route): popOrPush(route, &changes)
    case .replaceStack(let routes): replaceStack(with: routes, &changes)
    case .replaceTop(let route): stacks.replaceTop(with: new(route), &changes)
    case .present(let route, let style): stacks.present(new(route), as: style, &changes)
    case .confirm(let route): stacks.confirm(new(route), &changes)
    case .dismiss(let entry): stacks.dismiss(entry, &changes)
    case .showAtLevel(let level, let route, let style): stacks.show(new(route), as: style, atLevel: level, &changes)
    case .dismissModal: stacks.dismissModal(&changes)
    case .dismissModals(let kept): stacks.dismissModals(keeping: kept, &changes)
    case .back: depth == 0 && isPresenting ? stacks.dismissModal(&changes) : stacks.pop(1, &changes)
    case .select(let tab, let route): stacks.select(tab: tab, pushing: route.map { new($0) }, &changes)
    case .setTabs(let roots): setTabs(roots, &changes)
    case .open(let steps): open(steps, &changes) { $1.remainder(above: $0, holding: childContent($0.id)) }
    case .reset(let steps): open(steps, &changes) { _, _ in nil }
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

  private mutating func popOrPush(_ route: Route, _ changes: inout OpenStacks.Changes) -> NavigationOutcome {
    let entry = activeStack.entries.last { $0.route == route }
    return if let entry { stacks.pop(to: entry.id, &changes) } else { stacks.push(new(route), &changes) }
  }

  private mutating func replaceStack(
    with routes: [Route], _ changes: inout OpenStacks.Changes
  ) -> NavigationOutcome {
    // An alert has room for one screen; a confirmation can't be replaced.
    let room = confirmation != nil ? 0 : isAlertOpen ? 1 : Int.max
    guard routes.count <= room else { return .refused(.alertIsOpen) }
    guard !routes.isEmpty else { return .refused(.emptyStack) }
    let stack = makeStack(for: routes.map(StackStep.route), &changes) { _, _ in nil }
    changes.removed += stacks.active.allItems.reversed().map(\.id)
    stacks.changeActive { $0 = stack }
    return .done
  }

  /// Gives each root a tab.
  ///
  /// A root that is already there keeps its stack, and the visible tab stays visible if its root stays.
  private mutating func setTabs(_ roots: [Route], _ changes: inout OpenStacks.Changes) -> NavigationOutcome {
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

  /// Opens the stacks that some steps lead to.
  ///
  /// `remainder` returns the steps that remain above an item, which then stays; `nil` if the item and those above it go.
  private mutating func open(
    _ steps: NavigationSnapshot<StackStep<Route>>, _ changes: inout OpenStacks.Changes,
    remainder: (OpenItem, StackStep<Route>) -> [StackStep<Route>]?
  ) -> NavigationOutcome {
    if let error = error(in: steps) { return .refused(error) }
    let newTabs = zip(stacks.tabs, steps.tabs).map {
      makeStack(for: $1, from: $0.allItems, &changes, remainder: remainder)
    }
    let keptModals = zip(stacks.modals, steps.modals)
      .prefix { $0.style == $1.style && remainder($0.stack.root, $1.stack[0]) != nil }.count
    let newModals = steps.modals.enumerated().map { index, modal in
      let open = index < keptModals ? stacks.modals[index].stack.allItems : []
      return Modal(
        style: modal.style, stack: makeStack(for: modal.stack, from: open, &changes, remainder: remainder))
    }
    let isSelected = selectedTab == steps.selectedTab
    stacks.replace(tabs: newTabs, selectedTab: steps.selectedTab, modals: newModals, &changes)
    return isSelected && changes.isEmpty ? .unchanged : .done
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

  /// Returns why these stacks can't be opened, or `nil`.
  ///
  /// The number of tabs must match, each stack must begin with a route of this module, and an alert must be on top with one
  /// screen.
  private func error(in steps: NavigationSnapshot<StackStep<Route>>) -> NavigationError? {
    let count = stacks.tabs.count
    if steps.stacks.contains(where: { $0.first?.route == nil }) { return .emptyStack }
    let open = Set(stacks.ids)
    for case .child(let id) in steps.stacks.joined() where !open.contains(id) { return .noSuchEntry(id) }
    if steps.modals.contains(where: { $0.style == .push }) { return .notAModal }
    if steps.tabs.count != count { return .differentTabs(open: count, snapshot: steps.tabs.count) }
    if !(0..<count).contains(steps.selectedTab) { return .noSuchTab(String(steps.selectedTab)) }
    let fromAlert = steps.modals.drop { $0.style != .alert }
    return fromAlert.count > 1 || fromAlert.contains { $0.stack.count > 1 } ? .alertIsOpen : nil
  }

  /// Makes a stack for some steps, of which the first is a route.
  ///
  /// It keeps the items of an open stack as far as the steps lead to them, from the root up.
  private mutating func makeStack(
    for steps: [StackStep<Route>], from open: [OpenItem] = [], _ changes: inout OpenStacks.Changes,
    remainder: (OpenItem, StackStep<Route>) -> [StackStep<Route>]?
  ) -> OpenStack {
    var items: [OpenItem] = []
    var steps = steps
    var next = 0
    for item in open {
      guard next < steps.count, let rest = remainder(item, steps[next]) else { break }
      items.append(item)
      if let step = rest.first { steps[next] = step } else { next += 1 }
    }
    for step in steps[next...] {
      switch step {
      case .route(let route): items.append(add(route, &changes))
      case .child(let id): items.append(OpenItem(child: id))
      case .newChild(let content): items.append(stacks.addChild(content, &changes))
      }
    }
    return OpenStack(root: items.removeFirst(), items: items)
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
