import Links

/// What is open, as one module counts it; each function is a call of its router.
///
/// Its *floor* is its lowest entry on the way to the visible entry, or in the hidden tab of a call; it may remove the floor and what lies
/// above.
struct ModuleView {
  let tree: NavigationTree
  let module: String

  // MARK: Showing

  func present(_ route: AnyRoute, as style: PresentationStyle) -> Change {
    Change(style == .push ? .push : .present, showing: [route], as: style) { try $0.present(route, as: style) }
  }

  func show(
    _ route: AnyRoute, as style: PresentationStyle, at level: ModalLevel, of entry: EntryID
  ) throws(NavigationError) -> Change {
    guard let here = tree.level(of: entry) else { throw .stale(entry) }
    let floorLevel = try floorLevel
    let target =
      switch level {
      case .here: here
      case .parent: here - 1
      case .root: floorLevel
      case .top: tree.modals.count
      }
    guard target >= floorLevel else { throw .noSuchLevel(level) }
    return Change(.replaced, showing: [route], as: style) { try $0.show(route, as: style, atLevel: target) }
  }

  func push(_ route: AnyRoute, over entry: EntryID) throws(NavigationError) -> Change {
    let stack = tree.activeStack
    guard let position = stack.lastIndex(of: entry), owns(stack[position]) else { throw .noSuchEntry(entry) }
    return Change(nil, showing: [route]) { try $0.push(route, over: entry) }
  }

  func push(_ route: AnyRoute, onTab root: AnyRoute) throws(NavigationError) -> Change {
    let tab = try tab(at: root)
    return Change(.push, showing: [route]) { try $0.push(route, onTab: tab) }
  }

  func popOrPush(_ route: AnyRoute) -> Change { Change(nil, showing: [route]) { try $0.popOrPush(route) } }

  // MARK: Going back

  func back() throws(NavigationError) -> Change {
    if tree.confirmation == nil { try checkFloor(at: tree.depth, onLevel: tree.modals.count) }
    return .back
  }

  func pop(_ count: Int) throws(NavigationError) -> Change {
    if tree.confirmation != nil || count < 1 || tree.depth == 0 { return .pop(count) }
    let lowest = count > tree.depth ? 1 : tree.depth + 1 - count
    do throws(NavigationError) {
      try checkFloor(at: lowest, onLevel: tree.modals.count)
      return .pop(count)
    } catch {
      guard let floor else { throw error }
      return .pop(tree.depth + 1 - floor)
    }
  }

  func popToFloor() throws(NavigationError) -> Change {
    guard let floor else { throw .noMatch }
    return floor == 0 ? .pop(.max) : .pop(tree.depth - floor)
  }

  func pop(to route: AnyRoute) throws(NavigationError) -> Change {
    guard let entry = tree.lastEntry(at: route) else { throw .noMatch }
    return Change(.back) { try $0.pop(to: entry.id) }
  }

  // MARK: Replacing

  func replaceStack(with routes: [AnyRoute]) throws(NavigationError) -> Change {
    guard let floor else { throw .noMatch }
    return Change(.replaced, showing: routes) { try $0.replaceStack(from: floor, with: routes, isKeeping: true) }
  }

  func replaceTop(with route: AnyRoute) throws(NavigationError) -> Change {
    guard owns(tree.top) else { throw .stale(tree.top.id) }
    return Change(.replaced, showing: [route]) {
      try $0.replaceStack(from: $0.depth, with: [route], isKeeping: false)
    }
  }

  func replaceModal(with route: AnyRoute, as style: PresentationStyle) throws(NavigationError) -> Change {
    _ = try dismissModal()
    return Change(.replaced, showing: [route], as: style) { try $0.replaceModal(with: route, as: style) }
  }

  // MARK: Closing

  func dismiss(_ entry: EntryID) throws(NavigationError) -> Change {
    if tree.confirmation?.id == entry { return .dismiss(entry) }
    if let level = tree.level(of: entry) {
      if let position = tree.stack(onLevel: level).lastIndex(of: entry) { try checkFloor(at: position, onLevel: level) }
      return .dismiss(entry)
    }
    for stack in tree.tabs {
      guard let position = stack.lastIndex(of: entry) else { continue }
      guard let own = lowestOwn(in: stack), own <= position else { throw .notOwn }
    }
    return .dismiss(entry)
  }

  func leave(from entry: EntryID) throws(NavigationError) -> Change {
    guard let first = tree.run(endingAt: entry).first, owns(first) else { throw .noSuchEntry(entry) }
    for tab in tree.tabs where tab[0].id == first.id { throw .atRoot }
    return .dismiss(first.id)
  }

  func dismissModal() throws(NavigationError) -> Change {
    if tree.confirmation == nil, !tree.modals.isEmpty { try checkFloor(at: 0, onLevel: tree.modals.count) }
    return .dismissModal
  }

  func dismissModals(keeping kept: Int) throws(NavigationError) -> Change {
    let level = min(max(0, kept), tree.modals.count) + (try floorLevel)
    return Change(.dismiss) { try $0.dismissModals(keeping: level) }
  }

  // MARK: Tabs

  func select(tab root: AnyRoute, pushing route: AnyRoute?) throws(NavigationError) -> Change {
    .select(tab: try tab(at: root), of: tree, pushing: route)
  }

  /// Opens stacks in the module's tabs; a hidden tab with equal routes keeps other modules' pages.
  func open(_ snapshot: NavigationSnapshot<AnyRoute>) throws(NavigationError) -> Change {
    for stack in snapshot.stacks where stack.isEmpty { throw .emptyStack }
    let tabs = tree.tabs.indices.filter { owns(tree.tabs[$0][0]) }
    guard snapshot.tabs.count == tabs.count else {
      throw .differentTabs(open: tabs.count, snapshot: snapshot.tabs.count)
    }
    guard tabs.indices.contains(snapshot.selectedTab) else { throw .noSuchTab(String(snapshot.selectedTab)) }
    var place = tree.snapshot.map(\.route)
    for (index, tab) in tabs.enumerated() {
      let isSame = tree.tabs[tab].filter(owns).map(\.route) == snapshot.tabs[index]
      if !isSame || index == snapshot.selectedTab { place.tabs[tab] = snapshot.tabs[index] }
    }
    place.selectedTab = tabs[snapshot.selectedTab]
    place.modals = snapshot.modals
    return .open(place, showing: Array(snapshot.stacks.joined()))
  }

  private func tab(at root: AnyRoute) throws(NavigationError) -> Int {
    for (index, tab) in tree.tabs.enumerated() where tab[0].route == root { return index }
    throw .noSuchTab(root.path.description)
  }

  // MARK: The floor

  private func owns(_ entry: Entry<AnyRoute>) -> Bool { entry.route.module == module }

  private func lowestOwn(in stack: NavigationTree.Stack) -> Int? { stack.firstIndex(where: owns) }

  /// The position of the module's lowest entry in the active stack.
  private var floor: Int? { lowestOwn(in: tree.activeStack) }

  /// The lowest level with an entry of the module; 0 is the visible tab.
  private var floorLevel: Int {
    get throws(NavigationError) {
      for level in 0...tree.modals.count where lowestOwn(in: tree.stack(onLevel: level)) != nil { return level }
      throw .notOwn
    }
  }

  private func checkFloor(at position: Int, onLevel level: Int) throws(NavigationError) {
    let stack = tree.stack(onLevel: level)
    // The entry itself is the usual case, and stacks can be deep.
    if owns(stack[position]) { return }
    if let own = lowestOwn(in: stack), own < position { return }
    for lower in 0..<level where lowestOwn(in: tree.stack(onLevel: lower)) != nil { return }
    throw .notOwn
  }
}
