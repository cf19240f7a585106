import Links

// What calls do, in terms of the few changes that the tree can make; each does all or, if it throws, nothing.
extension NavigationTree {
  // MARK: Stacks

  mutating func push(_ route: AnyRoute) throws(NavigationError) -> Difference {
    guard !isAlertOpen else { throw .alertIsOpen }
    return changeStack(activePlace, from: depth + 1, to: [route])
  }

  mutating func push(_ route: AnyRoute, onTab tab: Int) throws(NavigationError) -> Difference {
    guard tabs.indices.contains(tab) else { throw .noSuchTab(String(tab)) }
    var difference = closeConfirmation()
    difference.add(changeStack(.tab(tab), from: tabs[tab].count, to: [route]))
    return difference
  }

  mutating func push(_ route: AnyRoute, over entry: EntryID) throws(NavigationError) -> Difference? {
    let stack = activeStack
    guard let position = stack.lastIndex(of: entry) else { throw .noSuchEntry(entry) }
    guard !isAlertOpen else { throw .alertIsOpen }
    if position + 1 < stack.count, stack[position + 1].route == route { return try pop(stack.count - position - 2) }
    return changeStack(activePlace, from: position + 1, to: [route])
  }

  mutating func pop(_ count: Int) throws(NavigationError) -> Difference? {
    guard count > 0 else { return nil }
    guard depth > 0 else { throw .atRoot }
    return changeStack(activePlace, from: max(1, depth + 1 - count), to: [])
  }

  /// Goes back to an entry on the way, and closes the modals above it.
  mutating func pop(to entry: EntryID) throws(NavigationError) -> Difference? {
    guard let level = level(of: entry), let position = stack(onLevel: level).lastIndex(of: entry) else {
      throw .noSuchEntry(entry)
    }
    if confirmation == nil, level == modals.count { return try pop(depth - position) }
    var difference = closeModals(keeping: level)
    difference.add(changeStack(activePlace, from: position + 1, to: []))
    return difference
  }

  mutating func replaceStack(
    from position: Int, with routes: [AnyRoute], isKeeping: Bool
  ) throws(NavigationError) -> Difference? {
    // An alert has room for one screen; a confirmation can't be replaced.
    let room = confirmation != nil ? 0 : isAlertOpen ? 1 : Int.max
    guard position + routes.count <= room else { throw .alertIsOpen }
    guard !routes.isEmpty else { throw .emptyStack }
    let difference = changeStack(activePlace, from: position, to: routes, isKeeping: isKeeping)
    let isUnchanged = difference.added.isEmpty && Edit.withoutVain(difference.edits).isEmpty
    return isUnchanged ? nil : difference
  }

  mutating func back() throws(NavigationError) -> Difference? {
    if depth == 0, isPresenting { return try dismissModals(keeping: countBelowTop) }
    return try pop(1)
  }

  mutating func popOrPush(_ route: AnyRoute) throws(NavigationError) -> Difference? {
    if let entry = lastEntry(at: route) { return try pop(to: entry.id) }
    return try push(route)
  }

  // MARK: Modals

  mutating func present(_ route: AnyRoute, as style: PresentationStyle) throws(NavigationError) -> Difference {
    if style == .push { return try push(route) }
    var difference = closeModals(keeping: modals.last?.style == .alert ? modals.count - 1 : modals.count)
    difference.add(openModal(Modal(style: style, stack: [route])))
    return difference
  }

  mutating func replaceModal(
    with route: AnyRoute, as style: PresentationStyle
  ) throws(NavigationError) -> Difference {
    guard !modals.isEmpty else { throw .nothingPresented }
    guard style != .push else { throw .notAModal }
    guard confirmation == nil else { throw .alertIsOpen }
    var difference = closeModals(keeping: modals.count - 1)
    difference.add(openModal(Modal(style: style, stack: [route])))
    return difference
  }

  mutating func show(
    _ route: AnyRoute, as style: PresentationStyle, atLevel level: Int
  ) throws(NavigationError) -> Difference {
    guard (0...modals.count).contains(level) else { throw .nothingPresented }
    if style == .push, level > 0, modals[level - 1].style == .alert { throw .alertIsOpen }
    var difference = closeModals(keeping: level)
    difference.add(try present(route, as: style))
    return difference
  }

  mutating func dismiss(_ entry: EntryID) throws(NavigationError) -> Difference {
    if confirmation?.id == entry { return closeConfirmation() }
    if let index = modals.firstIndex(where: { $0.stack.contains(entry) }) {
      guard let position = modals[index].stack.lastIndex(of: entry), position > 0 else {
        return closeModals(keeping: index)
      }
      var difference = closeModals(keeping: index + 1)
      difference.add(changeStack(.topModal, from: position, to: []))
      return difference
    }
    guard let tab = tabs.firstIndex(where: { $0.contains(entry) }) else { throw .noSuchEntry(entry) }
    guard let position = tabs[tab].lastIndex(of: entry), position > 0 else { throw .atRoot }
    var difference = tab == selectedTab ? closeModals(keeping: 0) : closeConfirmation()
    difference.add(changeStack(.tab(tab), from: position, to: []))
    return difference
  }

  mutating func dismissModals(keeping kept: Int) throws(NavigationError) -> Difference? {
    guard isPresenting else { throw .nothingPresented }
    guard confirmation != nil || kept < modals.count else { return nil }
    return closeModals(keeping: max(0, kept))
  }

  // MARK: Tabs

  mutating func select(tab: Int, pushing route: AnyRoute?) throws(NavigationError) -> Difference? {
    guard tabs.indices.contains(tab) else { throw .noSuchTab(String(tab)) }
    if route == nil, tab == selectedTab, !isPresenting { return try pop(depth) }
    var difference = closeModals(keeping: 0)
    difference.add(select(tab))
    if let route { difference.add(try push(route)) }
    return difference
  }

  // MARK: Back and forth

  mutating func perform(_ edits: [Edit]) throws(NavigationError) -> Difference {
    var difference = closeConfirmation()
    for edit in edits {
      switch edit {
      case .stack(let place, let position, _, let added):
        difference.add(changeStack(place, from: position, to: added, isKeeping: true))
      case .opened(let modal): difference.add(openModal(modal))
      case .closed: difference.add(closeModals(keeping: modals.count - 1))
      case .selected(_, let tab): difference.add(select(tab))
      case .replaced(_, let place): difference.add(try open(place, keepingShared: true) ?? Difference())
      }
    }
    return difference
  }
}
