import Links

@testable import Routing

// Where links and saved places lead.
extension Model {
  func rootModule(of module: Room.Module) -> Room.Module? {
    switch placements[module] {
    case .root: module
    case .tab(let root): Room.Module(rawValue: root)
    case .sheet, .page, nil: nil
    }
  }

  /// The tabs of a root, then those beside it.
  func tabs(of root: Room.Module) -> NavigationSnapshot<Room> {
    let beside = Room.Module.allCases.filter { placements[$0] == .tab(of: root.rawValue) }
    return NavigationSnapshot(tabs: ([root] + beside).flatMap { Room.roots(of: $0) }.map { [$0] })
  }

  // MARK: Links

  /// Where a link leads: the first place opens where its module is placed, the others lie on top.
  func place(
    of link: RoomLink, _ policy: OpenPolicy, as style: PresentationStyle?, from open: NavigationSnapshot<Room>
  ) throws -> NavigationSnapshot<Room> {
    var place = open
    if policy == .reset { (place.tabs, place.modals) = (place.tabs.map { [$0[0]] }, []) }
    let first = link.places[0]
    var steps = link.places.enumerated().map { self.steps(to: $1, isLowest: $0 == 0 && style == nil) }
    if let style {
      steps[0][0].style = style
      steps[0] = inSheet(steps[0])
    }
    if policy == .reuse, !place.hasTab(of: first.module), way(of: place).ends(with: steps.flatMap(\.self)) {
      return place
    }
    if style == nil { try openLowest(first, policy, in: &place) } else { add(steps[0], to: &place) }
    for (above, steps) in zip(link.places, steps).dropFirst() {
      // A place of another root would replace what is below.
      if rootModule(of: above.module) != nil, !place.hasTab(of: above.module) { throw NavigationError.badLink }
      add(steps, to: &place)
    }
    return place
  }

  private func openLowest(
    _ lowest: RoomLink.Place, _ policy: OpenPolicy, in place: inout NavigationSnapshot<Room>
  ) throws {
    if !place.hasTab(of: lowest.module) {
      guard let root = rootModule(of: lowest.module) else { return add(steps(to: lowest, isLowest: true), to: &place) }
      place = tabs(of: root)
    }
    let own = place.tabs.indices.filter { place.tabs[$0][0].module == lowest.module }
    let tab = own.first { place.tabs[$0][0] == lowest.root }
    let above = lowest.steps.dropFirst(lowest.steps.first == RoomStep(room: lowest.root, style: .push) ? 1 : 0)
    let isRootAlone = above.isEmpty && (tab != nil || lowest.steps.isEmpty)
    if policy == .push, !isRootAlone { return add(steps(to: lowest, isLowest: false), to: &place) }
    guard let tab = tab ?? (lowest.tab == nil ? own[0] : nil) else { throw NavigationError.badLink }
    let root = place.tabs[tab][0]
    place.tabs[tab] = [root]
    (place.selectedTab, place.modals) = (tab, [])
    let isAtRoot = lowest.steps.first == RoomStep(room: root, style: .push)
    for step in lowest.steps.dropFirst(isAtRoot ? 1 : 0) { add(step, to: &place) }
  }

  /// The steps to a place on top of others; a module in a sheet begins with a sheet, at its root if the place is the lowest.
  private func steps(to place: RoomLink.Place, isLowest: Bool) -> [RoomStep] {
    let root = RoomStep(room: place.root, style: .push)
    let needsRoot = isLowest && placements[place.module] == .sheet && place.steps.first != root
    return inSheet(needsRoot || place.steps.isEmpty ? [root] + place.steps : place.steps)
  }

  private func inSheet(_ steps: [RoomStep]) -> [RoomStep] {
    var steps = steps
    if placements[steps[0].room.module] == .sheet, steps[0].style == .push { steps[0].style = .sheet }
    return steps
  }

  /// Puts steps on top of everything.
  ///
  /// The sheet of a module takes the place of another one, and nothing is above an alert.
  private func add(_ steps: [RoomStep], to place: inout NavigationSnapshot<Room>) {
    if placements[steps[0].room.module] == .sheet {
      place.modals = Array(place.modals.prefix { placements[$0.stack[0].module] != .sheet })
    }
    if place.modals.last?.style == .alert { place.modals.removeLast() }
    for step in steps { add(step, to: &place) }
  }

  private func add(_ step: RoomStep, to place: inout NavigationSnapshot<Room>) {
    if step.style != .push {
      place.modals.append(Modal(style: step.style, stack: [step.room]))
    } else if place.modals.isEmpty {
      place.tabs[place.selectedTab].append(step.room)
    } else {
      place.modals[place.modals.count - 1].stack.append(step.room)
    }
  }

  /// The way to the visible room.
  func way(of place: NavigationSnapshot<Room>) -> [RoomStep] {
    place.tabs[place.selectedTab].map { RoomStep(room: $0, style: .push) }
      + place.modals.flatMap { modal in
        modal.stack.enumerated().map { RoomStep(room: $1, style: $0 == 0 ? modal.style : .push) }
      }
  }

  /// The place of the waiting link above another one; `nil` if it still waits.
  func place(
    of waiting: Waiting, above place: NavigationSnapshot<Room>
  ) -> Result<NavigationSnapshot<Room>, NavigationError>? {
    if waiting.link.places.contains(where: { $0.module == .green }) {
      if door == .waits { return nil }
      if door != .open { return .failure(.unavailable("")) }
    }
    do {
      return .success(try self.place(of: waiting.link, .reuse, as: waiting.style, from: place))
    } catch {
      return .failure(reason(error))
    }
  }

  // MARK: Snapshots

  /// What is open when a module opens a place in its own tabs: other tabs stay, and so do pages of others in its hidden tabs.
  func window(
    with place: NavigationSnapshot<Room>, of module: Room.Module
  ) throws -> NavigationSnapshot<Room> {
    let own = open.tabs.indices.filter { open.tabs[$0][0].room.module == module }
    if (place.tabs + place.modals.map(\.stack)).contains(where: \.isEmpty) { throw NavigationError.emptyStack }
    if place.tabs.count != own.count {
      throw NavigationError.differentTabs(open: own.count, snapshot: place.tabs.count)
    }
    if !own.indices.contains(place.selectedTab) { throw NavigationError.noSuchTab("\(place.selectedTab)") }
    var window = open.rooms
    for (index, tab) in own.enumerated() {
      let isSame = window.tabs[tab].filter { $0.module == module } == place.tabs[index]
      if !isSame || index == place.selectedTab { window.tabs[tab] = place.tabs[index] }
    }
    (window.selectedTab, window.modals) = (own[place.selectedTab], place.modals)
    return window
  }

  /// What is open after a saved place is restored, and how many parts are lost.
  func restored(_ saved: NavigationSnapshot<Room>) -> (place: NavigationSnapshot<Room>, losses: Int) {
    let roots = roots(of: saved)
    var place = NavigationSnapshot(tabs: roots.map { [$0] })
    var free = Array(roots.indices)
    var losses = 0
    var isVisibleLost = true
    for (index, stack) in saved.tabs.enumerated() {
      let isSameCount = saved.tabs.count == roots.count && free.contains(index)
      guard let tab = free.first(where: { roots[$0] == stack[0] }) ?? (isSameCount ? index : nil) else {
        losses += 1
        continue
      }
      free.removeAll { $0 == tab }
      // The root of a tab is open in any case.
      let kept = roots[tab] == stack[0] ? [stack[0]] + upToDoor(Array(stack.dropFirst())) : upToDoor(stack)
      if kept.count < stack.count { losses += 1 }
      if let first = kept.first {
        place.tabs[tab] = first.module == roots[tab].module ? kept : place.tabs[tab] + kept
        if first.module != roots[tab].module { losses += 1 }
      }
      guard index == saved.selectedTab else { continue }
      if isClosed(stack[0]) {
        losses += 1
      } else {
        (place.selectedTab, isVisibleLost) = (tab, kept.count < stack.count)
      }
    }
    for modal in saved.modals where !isVisibleLost {
      let kept = upToDoor(modal.stack)
      isVisibleLost = kept.count < modal.stack.count
      if isVisibleLost { losses += 1 }
      if !kept.isEmpty { place.modals.append(Modal(style: modal.style, stack: kept)) }
    }
    return (place, losses)
  }
  /// The roots of the tabs that saved stacks open in: those of the first root that can open, or the open ones.
  private func roots(of saved: NavigationSnapshot<Room>) -> [Room] {
    let root = saved.tabs.map { $0[0] }.filter { !isClosed($0) }.compactMap { rootModule(of: $0.module) }.first
    guard let root, rootModule(of: open.tabs[0][0].room.module) != root else { return open.tabs.map(\.[0].room) }
    return tabs(of: root).tabs.map { $0[0] }
  }

  private func upToDoor(_ stack: [Room]) -> [Room] { Array(stack.prefix { !isClosed($0) }) }
}

extension NavigationSnapshot<Room> {
  fileprivate func hasTab(of module: Room.Module) -> Bool { tabs.contains { $0[0].module == module } }
}

extension [RoomStep] {
  func ends(with steps: [RoomStep]) -> Bool { suffix(steps.count) == steps[...] }
}
