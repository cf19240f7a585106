import Links

/// A command in terms of a module's own entries.
enum ModuleCommand: Sendable {
  case present(AnyRoute, PresentationStyle)
  case replaceModal(AnyRoute, PresentationStyle)
  case pushOver(EntryID, AnyRoute)
  case pushOnTab(root: AnyRoute, AnyRoute)
  case back
  case pop(Int)
  case popToFloor
  case popTo(AnyRoute)
  case popOrPush(AnyRoute)
  case replaceStack([AnyRoute])
  case replaceTop(AnyRoute)
  case show(AnyRoute, PresentationStyle, at: ModalLevel, of: EntryID)
  case dismiss(EntryID)
  case leave(EntryID)
  case dismissModal
  case dismissModals(keeping: Int)
  case select(root: AnyRoute, pushing: AnyRoute?)
  indirect case open(NavigationSnapshot<AnyRoute>)

  var routes: [AnyRoute] {
    switch self {
    case .present(let route, _), .replaceModal(let route, _), .pushOver(_, let route), .pushOnTab(_, let route),
      .popOrPush(let route), .replaceTop(let route), .show(let route, _, _, _), .select(_, let route?):
      [route]
    case .replaceStack(let routes): routes
    case .open(let snapshot): Array(snapshot.stacks.joined())
    case .back, .pop, .popToFloor, .popTo, .dismiss, .leave, .dismissModal, .dismissModals, .select(_, nil): []
    }
  }
}

/// What is open, as one module counts it.
///
/// Its *floor* is its lowest entry on the way to the visible entry, or in the hidden tab of a call; it may remove the floor and what lies
/// above.
struct ModuleView {
  let tree: NavigationTree
  let module: String

  private func owns(_ entry: Entry<AnyRoute>) -> Bool { entry.route.module == module }

  func command(_ command: ModuleCommand) throws(NavigationError) -> NavigationCommand {
    switch command {
    case .present(let route, let style): .present(route, style)
    case .replaceModal(let route, let style): try replaceModal(with: route, as: style)
    case .pushOver(let entry, let route): .pushOver(try own(entry), route)
    case .pushOnTab(let root, let route): .pushOnTab(try tab(at: root), route)
    case .back: try back()
    case .pop(let count): try pop(count)
    case .popToFloor: try popToFloor()
    case .popTo(let route): .popTo(try entry(at: route))
    case .popOrPush(let route): .popOrPush(route)
    case .replaceStack(let routes): .replaceStack(routes, keeping: try floor.orThrow(.noMatch))
    case .replaceTop(let route): try replaceTop(with: route)
    case .show(let route, let style, let level, let entry): try show(route, as: style, at: level, of: entry)
    case .dismiss(let entry): try dismiss(entry)
    case .leave(let entry): try leave(from: entry)
    case .dismissModal: try dismissModal()
    case .dismissModals(let kept): .dismissModals(keeping: min(max(0, kept), tree.modals.count) + (try floorLevel))
    case .select(let root, let route): .select(tab: try tab(at: root), pushing: route)
    case .open(let snapshot): .open(try window(with: snapshot))
    }
  }

  // MARK: The floor

  /// The position of the module's lowest entry in the active stack.
  private var floor: Int? { tree.activeStack.firstIndex(where: owns) }

  /// The lowest level with an entry of the module; 0 is the visible tab.
  private var floorLevel: Int {
    get throws(NavigationError) {
      try ((0...tree.modals.count).first { tree.stack(onLevel: $0).contains(where: owns) }).orThrow(.notOwn)
    }
  }

  private func checkFloor(at position: Int, onLevel level: Int) throws(NavigationError) {
    let stack = tree.stack(onLevel: level)
    // The entry itself is the usual case, and stacks can be deep.
    if owns(stack[position]) || stack[..<position].contains(where: owns) { return }
    if (0..<level).contains(where: { tree.stack(onLevel: $0).contains(where: owns) }) { return }
    throw .notOwn
  }

  private func back() throws(NavigationError) -> NavigationCommand {
    if tree.confirmation == nil { try checkFloor(at: tree.depth, onLevel: tree.modals.count) }
    return .back
  }

  private func pop(_ count: Int) throws(NavigationError) -> NavigationCommand {
    if tree.confirmation != nil || count < 1 || tree.depth == 0 { return .pop(count) }
    let lowest = count > tree.depth ? 1 : tree.depth + 1 - count
    do throws(NavigationError) {
      try checkFloor(at: lowest, onLevel: tree.modals.count)
      return .pop(count)
    } catch {
      return .pop(tree.depth + 1 - (try floor.orThrow(error)))
    }
  }

  private func popToFloor() throws(NavigationError) -> NavigationCommand {
    let floor = try floor.orThrow(.noMatch)
    return floor == 0 ? .pop(.max) : .pop(tree.depth - floor)
  }

  private func dismissModal() throws(NavigationError) -> NavigationCommand {
    if tree.confirmation == nil, !tree.modals.isEmpty { try checkFloor(at: 0, onLevel: tree.modals.count) }
    return .dismissModal
  }

  private func replaceModal(
    with route: AnyRoute, as style: PresentationStyle
  ) throws(NavigationError) -> NavigationCommand {
    _ = try dismissModal()
    return .replaceModal(route, style)
  }

  private func dismiss(_ entry: EntryID) throws(NavigationError) -> NavigationCommand {
    if tree.confirmation?.id == entry { return .dismiss(entry) }
    if let level = tree.level(of: entry) {
      if let position = tree.stack(onLevel: level).lastIndex(of: entry) { try checkFloor(at: position, onLevel: level) }
    } else if let stack = tree.tabs.first(where: { $0.contains(entry) }), let position = stack.lastIndex(of: entry) {
      guard stack[...position].contains(where: owns) else { throw .notOwn }
    }
    return .dismiss(entry)
  }

  // MARK: Own entries

  /// Returns the entry; throws unless it is this module's, in the active stack.
  private func own(_ entry: EntryID) throws(NavigationError) -> EntryID {
    guard tree.activeStack.contains(where: { $0.id == entry && owns($0) }) else { throw .noSuchEntry(entry) }
    return entry
  }

  private func entry(at route: AnyRoute) throws(NavigationError) -> EntryID {
    try (tree.activeStack.last { $0.route == route }).orThrow(.noMatch).id
  }

  private func tab(at root: AnyRoute) throws(NavigationError) -> Int {
    try (tree.tabs.firstIndex { $0[0].route == root }).orThrow(.noSuchTab(root.path.description))
  }

  private func replaceTop(with route: AnyRoute) throws(NavigationError) -> NavigationCommand {
    guard owns(tree.top) else { throw .stale(tree.top.id) }
    return .replaceTop(route)
  }

  private func show(
    _ route: AnyRoute, as style: PresentationStyle, at level: ModalLevel, of entry: EntryID
  ) throws(NavigationError) -> NavigationCommand {
    let here = try tree.level(of: entry).orThrow(.stale(entry))
    let floorLevel = try floorLevel
    let target =
      switch level {
      case .here: here
      case .parent: here - 1
      case .root: floorLevel
      case .top: tree.modals.count
      }
    guard target >= floorLevel else { throw .noSuchLevel(level) }
    return .showAtLevel(target, route, style)
  }

  private func leave(from entry: EntryID) throws(NavigationError) -> NavigationCommand {
    guard let first = tree.run(endingAt: entry).first, owns(first) else { throw .noSuchEntry(entry) }
    if tree.tabs.contains(where: { $0[0].id == first.id }) { throw .atRoot }
    return .dismiss(first.id)
  }
}

extension ModuleView {
  /// Returns what is open after this module opens stacks; a hidden tab with equal routes keeps other modules' pages.
  private func window(
    with snapshot: NavigationSnapshot<AnyRoute>
  ) throws(NavigationError) -> NavigationSnapshot<AnyRoute> {
    if snapshot.stacks.contains(where: \.isEmpty) { throw .emptyStack }
    let tabs = tree.tabs.indices.filter { owns(tree.tabs[$0][0]) }
    guard snapshot.tabs.count == tabs.count else {
      throw .differentTabs(open: tabs.count, snapshot: snapshot.tabs.count)
    }
    guard tabs.indices.contains(snapshot.selectedTab) else { throw .noSuchTab(String(snapshot.selectedTab)) }
    var window = tree.snapshot.map(\.route)
    for (index, tab) in tabs.enumerated() {
      let isSame = tree.tabs[tab].filter(owns).map(\.route) == snapshot.tabs[index]
      if !isSame || index == snapshot.selectedTab { window.tabs[tab] = snapshot.tabs[index] }
    }
    (window.selectedTab, window.modals) = (tabs[snapshot.selectedTab], snapshot.modals)
    return window
  }
}

extension Optional {
  fileprivate func orThrow(_ error: NavigationError) throws(NavigationError) -> Wrapped {
    guard let self else { throw error }
    return self
  }
}
