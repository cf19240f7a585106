import Links

@testable import Routing

/// What is open in a window, as plain arrays: the stacks of the tabs, the modals over them, and a question over all.
struct Layers: Equatable {
  struct Entry: Hashable {
    let number: Int
    let room: Room
  }
  typealias Stack = [Entry]

  var tabs: [Stack] = []
  var selected = 0
  var modals: [Modal<Stack>] = []
  var question: Entry?
  private var newest = 0

  init(_ rooms: NavigationSnapshot<Room>) {
    tabs = rooms.tabs.map { $0.map { make($0) } }
    selected = rooms.selectedTab
  }

  mutating func make(_ room: Room) -> Entry {
    newest += 1
    return Entry(number: newest, room: room)
  }

  var entries: Stack { Array(tabs.joined()) + modals.flatMap(\.stack) + (question.map { [$0] } ?? []) }
  var top: Entry { stack[stack.count - 1] }
  var isPresenting: Bool { question != nil || !modals.isEmpty }
  var isAlertOpen: Bool { question != nil || modals.last?.style == .alert }
  var rooms: NavigationSnapshot<Room> {
    NavigationSnapshot(tabs: tabs, selectedTab: selected, modals: modals).map(\.room)
  }

  /// The stack on top; a question stands alone.
  var stack: Stack {
    get { question.map { [$0] } ?? modals.last?.stack ?? tabs[selected] }
    set { if modals.isEmpty { tabs[selected] = newValue } else { modals[modals.count - 1].stack = newValue } }
  }

  private func position(of entry: Int) throws -> Int {
    guard let position = stack.firstIndex(where: { $0.number == entry }) else { throw NavigationError.noSuchEntry }
    return position
  }

  // MARK: Stacks

  mutating func push(_ room: Room) throws {
    if isAlertOpen { throw NavigationError.alertIsOpen }
    stack.append(make(room))
  }

  /// Keeps the lowest entries of the stack on top.
  mutating func keep(_ count: Int) { if count < stack.count { stack = Array(stack.prefix(count)) } }

  mutating func pop(_ count: Int) throws {
    if count < 1 { return }
    if stack.count == 1 { throw NavigationError.atRoot }
    keep(count < stack.count ? stack.count - count : 1)
  }

  /// Removes everything above an entry of the way.
  mutating func pop(to entry: Int) throws {
    question = nil
    while let modal = modals.last, !modal.stack.contains(where: { $0.number == entry }) { modals.removeLast() }
    keep(try position(of: entry) + 1)
  }

  mutating func push(_ room: Room, over entry: Int) throws {
    let position = try position(of: entry)
    if isAlertOpen { throw NavigationError.alertIsOpen }
    if stack.dropFirst(position + 1).first?.room == room { return keep(position + 2) }
    keep(position + 1)
    try push(room)
  }

  mutating func popOrPush(_ room: Room) throws {
    if let entry = way.last(where: { $0.room == room }) {
      try pop(to: entry.number)
    } else {
      try push(room)
    }
  }

  /// Replaces the upper end of the stack; unless the entries are new, those whose rooms are in both stay.
  mutating func replace(from position: Int, with rooms: [Room], isNew: Bool) throws {
    if rooms.isEmpty { throw NavigationError.emptyStack }
    if question != nil || (isAlertOpen && position + rooms.count > 1) { throw NavigationError.alertIsOpen }
    stack = stack.prefix(position) + match(isNew ? [] : Array(stack.dropFirst(position)), rooms)
  }

  /// Makes entries for rooms; the lowest entry with the same room is used, once.
  private mutating func match(_ old: Stack, _ rooms: [Room]) -> Stack {
    var left = old
    return rooms.map { room in
      left.firstIndex { $0.room == room }.map { left.remove(at: $0) } ?? make(room)
    }
  }

  mutating func push(_ room: Room, onTab root: Room) {
    guard let tab = tabs.firstIndex(where: { $0[0].room == root }) else { return }
    question = nil
    tabs[tab].append(make(room))
  }

  /// Leads from what was open after a change to what was open before it; what neither has changed stays.
  mutating func go(from: Layers, to: Layers) {
    tabs = zip(tabs, to.tabs).map { match($0, $1.map(\.room)) }
    var isShared = true
    modals = to.modals.enumerated().map { level, modal in
      let old = isShared && level < modals.count ? modals[level] : nil
      let rooms = modal.stack.map(\.room)
      let isSame = old.map { $0.style == modal.style && $0.stack.map(\.room) == rooms } ?? false
      let isChanged = old != nil && !Set(from.modals[level].stack).isDisjoint(with: modal.stack)
      isShared = isSame || isChanged
      return Modal(style: modal.style, stack: match(isShared ? old?.stack ?? [] : [], rooms))
    }
    (selected, question) = (to.selected, nil)
  }

  mutating func back() throws {
    if stack.count == 1, isPresenting { try dismissModal() } else { try pop(1) }
  }

  // MARK: Modals

  mutating func show(_ room: Room, as style: PresentationStyle) throws {
    if style == .push { return try push(room) }
    question = nil
    if isAlertOpen { modals.removeLast() }
    modals.append(Modal(style: style, stack: [make(room)]))
  }

  /// Closes the question, and all modals but the lowest ones.
  mutating func closeModals(keeping count: Int = 0) { (question, modals) = (nil, Array(modals.prefix(max(0, count)))) }

  mutating func dismissModals(keeping count: Int) throws {
    if !isPresenting { throw NavigationError.nothingPresented }
    closeModals(keeping: count)
  }

  mutating func dismissModal() throws {
    try dismissModals(keeping: question == nil ? modals.count - 1 : modals.count)
  }

  mutating func replaceModal(with room: Room, as style: PresentationStyle) throws {
    if modals.isEmpty { throw NavigationError.nothingPresented }
    if question != nil { throw NavigationError.alertIsOpen }
    closeModals(keeping: modals.count - 1)
    try show(room, as: style)
  }

  mutating func dismiss(_ entry: Int) throws {
    if question?.number == entry {
      question = nil
    } else if let level = modals.firstIndex(where: { $0.stack.contains { $0.number == entry } }) {
      closeModals(keeping: level + 1)
      let position = try position(of: entry)
      if position == 0 { closeModals(keeping: level) } else { keep(position) }
    } else if let tab = tabs.firstIndex(where: { $0.contains { $0.number == entry } }) {
      if tabs[tab][0].number == entry { throw NavigationError.atRoot }
      closeModals(keeping: tab == selected ? 0 : modals.count)
      tabs[tab] = Array(tabs[tab].prefix { $0.number != entry })
    } else {
      throw NavigationError.noSuchEntry
    }
  }

  /// The level of an entry: 0 for the visible tab, 1 for the lowest modal; a question is on the level below it.
  func level(of entry: Int) throws -> Int {
    if question?.number == entry { return modals.count }
    let levels = [tabs[selected]] + modals.map(\.stack)
    guard let level = levels.firstIndex(where: { $0.contains { $0.number == entry } }) else {
      throw NavigationError.stale
    }
    return level
  }

  /// The position of a level that a module names, seen from an entry.
  func position(of level: ModalLevel, from entry: Int, _ module: Room.Module) throws -> Int {
    let (here, root) = (try self.level(of: entry), try floorLevel(of: module))
    let position = [.here: here, .parent: here - 1, .root: root, .top: modals.count][level] ?? here
    if position < root { throw NavigationError.noSuchLevel(level) }
    return position
  }

  mutating func show(_ room: Room, as style: PresentationStyle, at level: Int) throws {
    closeModals(keeping: level)
    // A sheet takes the place of an alert only if it lies over it.
    try show(room, as: style)
  }

  // MARK: Tabs

  func tab(at root: Room) throws -> Int {
    guard let tab = tabs.firstIndex(where: { $0[0].room == root }) else { throw NavigationError.noSuchTab(root.path) }
    return tab
  }

  mutating func select(_ tab: Int, pushing room: Room?) throws {
    if room == nil, tab == selected, !isPresenting { return keep(1) }
    closeModals()
    selected = tab
    if let room { try push(room) }
  }

  // MARK: Places

  /// Opens a place; from each root up, what is open already stays, unless the place is reset.
  mutating func open(_ place: NavigationSnapshot<Room>, resetting isNew: Bool = false) throws {
    let stacks = place.tabs + place.modals.map(\.stack)
    if stacks.contains(where: \.isEmpty) { throw NavigationError.emptyStack }
    if place.modals.contains(where: { $0.style == .push }) { throw NavigationError.notAModal }
    if place.modals.drop(while: { $0.style != .alert }).flatMap(\.stack).count > 1 { throw NavigationError.alertIsOpen }
    var oldTabs = isNew ? [] : tabs.enumerated().map { (position: $0, stack: $1) }
    var oldModals = isNew ? [] : modals[...]
    tabs = place.tabs.enumerated().map { position, rooms in
      let same = oldTabs.indices.filter { oldTabs[$0].stack[0].room == rooms[0] }
      let index = same.first { oldTabs[$0].position == position } ?? same.first
      return merge(index.map { oldTabs.remove(at: $0).stack } ?? [], rooms)
    }
    modals = place.modals.map { modal in
      if let old = oldModals.popFirst(), old.style == modal.style, old.stack[0].room == modal.stack[0] {
        return Modal(style: modal.style, stack: merge(old.stack, modal.stack))
      }
      oldModals = []
      return Modal(style: modal.style, stack: merge([], modal.stack))
    }
    (selected, question) = (place.selectedTab, nil)
  }

  private mutating func merge(_ old: Stack, _ rooms: [Room]) -> Stack {
    let kept = zip(old, rooms).prefix { $0.room == $1 }.map(\.0)
    return kept + rooms.dropFirst(kept.count).map { make($0) }
  }

  // MARK: Modules

  func has(_ module: Room.Module) -> Bool { entries.contains { $0.room.module == module } }

  /// The position of the lowest entry of a module in the stack on top.
  func floor(of module: Room.Module) throws -> Int {
    guard let floor = stack.firstIndex(where: { $0.room.module == module }) else { throw NavigationError.noMatch }
    return floor
  }

  /// The lowest level on the way with an entry of a module.
  func floorLevel(of module: Room.Module) throws -> Int {
    let levels = [tabs[selected]] + modals.map(\.stack)
    guard let level = levels.firstIndex(where: { $0.contains { $0.room.module == module } }) else {
      throw NavigationError.notOwn
    }
    return level
  }

  /// The way to the top: the stack of the visible tab and those of the modals.
  var way: Stack { tabs[selected] + modals.flatMap(\.stack) }

  /// Throws unless a module has an entry at a position of a stack or below it.
  private func checkFloor(_ module: Room.Module, at position: Int, of stack: Stack) throws {
    if !stack.prefix(position + 1).contains(where: { $0.room.module == module }) { throw NavigationError.notOwn }
  }

  /// Throws if the top isn't the module's to remove.
  func checkTop(_ module: Room.Module) throws {
    if question == nil { try checkFloor(module, at: way.count - 1, of: way) }
  }

  func checkTopModal(_ module: Room.Module) throws {
    if question != nil || modals.isEmpty { return }
    try checkFloor(module, at: way.count - stack.count, of: way)
  }

  func checkEntry(_ entry: Int, _ module: Room.Module) throws {
    for stack in [way] + tabs {
      guard let position = stack.firstIndex(where: { $0.number == entry }) else { continue }
      return try checkFloor(module, at: position, of: stack)
    }
  }

  /// The number of entries that a module may pop.
  func popped(_ count: Int, by module: Room.Module) throws -> Int {
    if question != nil || count < 1 || stack.count == 1 { return count }
    let kept = count < stack.count ? stack.count - count : 1
    let below = way.count - stack.count
    guard let floor = way.firstIndex(where: { $0.room.module == module }) else { throw NavigationError.notOwn }
    return floor > below + kept ? stack.count - (floor - below) : count
  }

  func checkOwn(_ entry: Int, _ module: Room.Module) throws {
    if stack[try position(of: entry)].room.module != module { throw NavigationError.noSuchEntry }
  }

  /// The uninterrupted entries of one module that end at an entry, on the way to the top or in a hidden tab.
  func run(endingAt entry: Int) -> Stack {
    let way = tabs[selected] + modals.flatMap(\.stack) + (question.map { [$0] } ?? [])
    for stack in [way] + tabs {
      guard let end = stack.firstIndex(where: { $0.number == entry }) else { continue }
      return stack[...end].reversed().prefix { $0.room.module == stack[end].room.module }.reversed()
    }
    return []
  }
}
