import Links

@testable import Routing

// What each call means, as a change that can be found again later.
extension Model {
  func attempt(for step: Step, _ entry: Int) throws -> Attempt {
    if let module = step.caller {
      if let attempt = try showing(step.call, entry, module) ?? removing(step.call, entry, module) { return attempt }
    }
    switch step.call {
    case .back: return Attempt(.back) { try $1.back() }
    case .backFromEntry:
      if entry != open.top.number { throw NavigationError.stale }
      return Attempt(.back) { try $1.back() }
    case .dismiss: return Attempt(.dismiss) { try $1.dismiss(entry) }
    case .dismissModal: return Attempt(.dismiss) { try $1.dismissModal() }
    case .selectTab(let name): return try selecting(name)
    case .link(let link, let policy, let style):
      return opening(Waiting(link: link, policy: step.waiter == nil ? policy : .push, style: style))
    case .openWaiting: return openingWaiting()
    case .showRoot(let root, let opensWaiting, let isAsking): return showing(root, opensWaiting, isAsking)
    case .restore(let step, let variant): return restoring(step, variant)
    case .undo: return going(-1)
    case .redo: return going(1)
    case .leaveAll:
      var attempt = Attempt(nil)
      attempt.leavesAll = true
      return attempt
    default: preconditionFailure("A module makes this call")
    }
  }

  // MARK: Modules

  /// Returns what a call means with which a module shows rooms.
  private func showing(_ call: Step.Call, _ entry: Int, _ module: Room.Module) throws -> Attempt? {
    switch call {
    case .show(let room, let style, let isChecked):
      if isChecked, entry != open.top.number { throw NavigationError.stale }
      return Attempt(style == .push ? .push : .present, showing: [room], as: style) { try $1.show(room, as: style) }
    case .pushOver(let room):
      try open.checkOwn(entry, module)
      return Attempt(nil, showing: [room]) { try $1.push(room, over: entry) }
    case .pushOnTab(let root, let room):
      _ = try open.tab(at: root)
      return Attempt(.push, showing: [room]) { $1.push(room, onTab: root) }
    case .popOrPush(let room): return Attempt(nil, showing: [room]) { try $1.popOrPush(room) }
    case .replaceStack(let rooms):
      let floor = try open.floor(of: module)
      return Attempt(.replaced, showing: rooms) { try $1.replace(from: floor, with: rooms, isNew: false) }
    case .replaceTop(let room):
      if open.top.room.module != module { throw NavigationError.stale }
      return Attempt(.replaced, showing: [room]) { try $1.replace(from: $1.stack.count - 1, with: [room], isNew: true) }
    case .replaceModal(let room, let style):
      try open.checkTopModal(module)
      return Attempt(.replaced, showing: [room], as: style) { try $1.replaceModal(with: room, as: style) }
    case .showAt(let level, let room, let style):
      let level = try open.position(of: level, from: entry, module)
      return Attempt(.replaced, showing: [room], as: style) { try $1.show(room, as: style, at: level) }
    case .select(let root, let room):
      let tab = try open.tab(at: root)
      guard let room else { return selecting(tab) }
      return Attempt(.tab, showing: [room]) { try $1.select(tab, pushing: room) }
    case .openSnapshot(let place):
      let window = try window(with: place, of: module)
      var attempt = Attempt(.link, showing: place.stacks.flatMap(\.self)) { try $1.open(window) }
      attempt.isWhole = true
      return attempt
    default: return nil
    }
  }

  /// Returns what a call means with which a module removes entries; `nil` if it means the same for the window.
  private func removing(_ call: Step.Call, _ entry: Int, _ module: Room.Module) throws -> Attempt? {
    switch call {
    case .pop(let count):
      let count = try open.popped(count, by: module)
      return Attempt(.back) { try $1.pop(count) }
    case .popToRoot:
      let floor = try open.floor(of: module)
      return Attempt(.back) { try $1.pop(floor == 0 ? .max : $1.stack.count - 1 - floor) }
    case .popTo(let room):
      guard let entry = open.way.last(where: { $0.room == room })?.number else { throw NavigationError.noMatch }
      return Attempt(.back) { try $1.pop(to: entry) }
    case .leave:
      guard let first = open.run(endingAt: entry).first, first.room.module == module else {
        throw NavigationError.noSuchEntry
      }
      return Attempt(.dismiss) { try $1.dismiss(first.number) }
    case .dismissModals(let count):
      let kept = min(max(0, count), open.modals.count) + (try open.floorLevel(of: module))
      return Attempt(.dismiss) { try $1.dismissModals(keeping: kept) }
    case .finish(let isRightType): return try finishing(entry, isRightType, module)
    case .back: try open.checkTop(module)
    case .dismiss: try open.checkEntry(entry, module)
    case .dismissModal: try open.checkTopModal(module)
    default: break
    }
    return nil
  }

  private func finishing(_ entry: Int, _ isRightType: Bool, _ module: Room.Module) throws -> Attempt {
    let run = open.run(endingAt: entry)
    if let other = run.first?.room.module, other != module { throw NavigationError.notOwn }
    guard isRightType, let awaited = run.last(where: { waiters[$0.number] != nil }) else {
      throw NavigationError.noResultExpected
    }
    var attempt = Attempt(.dismiss) { try $1.dismiss(awaited.number) }
    attempt.finished = (awaited.number, awaited.room.module)
    return attempt
  }

  // MARK: Tabs, links and roots

  private func selecting(_ name: String) throws -> Attempt {
    let roots = open.tabs.map(\.[0].room)
    guard let tab = roots.firstIndex(where: { ($0.module == roots[0].module ? $0.path : "\($0.module)") == name })
    else { throw NavigationError.noSuchTab(name) }
    return selecting(tab)
  }

  private func selecting(_ tab: Int) -> Attempt {
    let roots = open.tabs.map(\.[0].room)
    let shown = tab == open.selected ? [] : [roots[tab]]
    var attempt = Attempt(.tab, showing: shown, as: nil) { try $1.select(tab, pushing: nil) }
    attempt.waiting?.policy = .reuse
    return attempt
  }

  private func opening(_ waiting: Waiting) -> Attempt {
    var attempt = Attempt(.link) { model, layers in
      let place = try model.place(of: waiting.link, waiting.policy, as: waiting.style, from: layers.rooms)
      try layers.open(place, resetting: waiting.policy == .reset)
    }
    attempt.shows = Set(waiting.link.places.map(\.module))
    (attempt.waiting, attempt.isWhole) = (waiting, true)
    return attempt
  }

  private func openingWaiting() -> Attempt {
    guard let waitingLink else { preconditionFailure("A link waits") }
    var attempt = opening(waitingLink)
    attempt.opensWaiting = true
    return attempt
  }

  /// Shows another root in any case; the waiting link opens above it if it can.
  private func showing(_ root: Room.Module, _ opensWaiting: Bool, _ isAsking: Bool) -> Attempt {
    var attempt = Attempt(.replaced) { model, layers in
      var place = model.tabs(of: root)
      if opensWaiting, let waiting = model.waitingLink,
        case .success(let above)? = model.place(of: waiting, above: place)
      {
        place = above
      }
      try layers.open(place)
    }
    attempt.agreed = isAsking ? [] : Set(open.entries.map(\.number))
    (attempt.isWhole, attempt.opensWaiting, attempt.showsRoot) = (true, opensWaiting, true)
    return attempt
  }

  // MARK: Earlier places

  private func restoring(_ step: Int, _ variant: Step.Variant) -> Attempt {
    let place = places.isEmpty ? open.rooms : variant.of(places[step % places.count])
    var attempt = Attempt(.link) { model, layers in
      let (restored, losses) = model.restored(place)
      if variant == .strict, losses > 0 { throw NavigationError.unavailable("") }
      try layers.open(restored)
    }
    attempt.isWhole = true
    return attempt
  }

  private func going(_ direction: Int) -> Attempt {
    var attempt = Attempt(.link) { model, layers in
      let (from, to, isWhole) = try model.history.change(direction)
      let open = Set(layers.entries.map(\.room))
      if to.rooms.stacks.joined().contains(where: { model.isClosed($0) && !open.contains($0) }) {
        throw NavigationError.unavailable("")
      }
      if isWhole { try layers.open(to.rooms) } else { layers.go(from: from, to: to) }
    }
    attempt.direction = direction
    return attempt
  }
}
