import Links

@testable import Routing

/// A window with three modules, as its rules are written down: each call changes plain arrays, what is gone asks and ends, and calls
/// of observers wait in line.
struct Model {
  /// A call with what it was about when it was made.
  private struct Made {
    var step: Step
    var entry: Int
    var opening: Int?
  }

  /// A change that waits until the screens that it removes have agreed; it is found again then, as things are then.
  private struct Attempt {
    var kind: NavigationKind?
    var change: (Model, inout Layers) throws -> Void
    /// The modules that it shows; the green one lies behind the door.
    var shows: Set<Room.Module> = []
    /// What waits if the door isn't open.
    var waiting: Waiting?
    var agreed: Set<Int> = []
    var waiter: Int?
    /// The entry that is finished, and the module whose screens don't ask then.
    var finished: (entry: Int, module: Room.Module)?
    var leavesAll = false
    /// The direction of undo or redo.
    var direction = 0
    /// Whether the whole place is opened, and not only a part of it changed.
    var isWhole = false
    /// Whether the waiting link opens with it, and whether another root is shown in any case.
    var opensWaiting = false
    var showsRoot = false
  }

  /// A link that waits at the door.
  struct Waiting {
    var link: RoomLink
    var policy: OpenPolicy
    var style: PresentationStyle?
  }

  let placements: [Room.Module: Placement]
  private(set) var open: Layers
  /// What observers receive during a step: the kind of each change, and the reason of each refusal.
  private(set) var events: [String] = []
  private(set) var results: [Int: FlowResult<String>] = [:]
  private(set) var departures = 0
  /// How often each module has been opened.
  private(set) var openings: [Room.Module: Int] = [:]
  /// What was open after each step.
  private(set) var places: [NavigationSnapshot<Room>] = []
  private(set) var waitingLink: Waiting?
  private(set) var history = ModelHistory()
  private var door = GateState.open
  private var waiters: [Int: Int] = [:]
  private var asking: Attempt?
  private var line: [Made] = []
  private var late: [Step] = []

  init(_ placements: [Room.Module: Placement]) {
    self.placements = placements
    open = Layers(NavigationSnapshot(tabs: []))
    open = Layers(tabs(of: .red))
    countOpenings(before: Layers(NavigationSnapshot(tabs: [])))
  }

  var waiting: Set<Int> { Set(waiters.values).union(asking?.waiter.map { [$0] } ?? []) }

  /// Whether a room lies behind the door, and the door isn't open.
  func isClosed(_ room: Room) -> Bool { room.module == .green && door != .open }

  /// The number of an entry; 0 if it isn't open.
  private func entry(_ target: Step.Target) -> Int {
    let entries = open.entries
    let position = target.position(among: entries.map(\.room), visible: entries.firstIndex(of: open.top) ?? -1)
    return entries.indices.contains(position) ? entries[position].number : 0
  }

  /// Performs a step, then the calls that observers have made.
  mutating func perform(_ step: Step) -> NavigationOutcome? {
    events = []
    late = step.late
    let outcome = made(step).map { perform($0) }
    late = []
    while !line.isEmpty { _ = perform(line.removeFirst()) }
    places.append(open.rooms)
    return outcome
  }

  /// A module that has never been open has no router to call.
  private func made(_ step: Step) -> Made? {
    if let caller = step.caller, openings[caller] == nil { return nil }
    return Made(step: step, entry: entry(step.entry), opening: step.caller.flatMap { openings[$0] })
  }

  private mutating func perform(_ made: Made) -> NavigationOutcome {
    do {
      if let caller = made.step.caller, !open.has(caller) || openings[caller] != made.opening {
        throw NavigationError.flowEnded
      }
      return try call(made.step, made.entry)
    } catch {
      let error = reason(error)
      if let waiter = made.step.waiter {
        results[waiter] = .cancelled(error == .flowEnded ? .flowEnded : .refused(error))
      }
      notify("\(error)")
      return .refused(error)
    }
  }

  private func reason(_ error: any Error) -> NavigationError { error as? NavigationError ?? .unavailable("\(error)") }

  // MARK: Calls

  private mutating func call(_ step: Step, _ entry: Int) throws -> NavigationOutcome {
    if let module = step.caller, let outcome = try call(step, entry, of: module) { return outcome }
    switch step.call {
    case .back: return try attempt(.back) { try $0.back() }
    case .backFromEntry:
      if entry != open.top.number { throw NavigationError.stale }
      return try attempt(.back) { try $0.back() }
    case .dismiss: return try attempt(.dismiss) { try $0.dismiss(entry) }
    case .dismissModal: return try attempt(.dismiss) { try $0.dismissModal() }
    case .link(let link, let policy, let style):
      let waiter = step.waiter
      return try open(
        Waiting(link: link, policy: waiter == nil ? policy : .push, style: style), waiter)
    case .answer(let isAgreed): return try answer(isAgreed)
    case .selectTab(let name):
      let roots = open.tabs.map(\.[0].room)
      guard let tab = roots.firstIndex(where: { ($0.module == roots[0].module ? $0.path : "\($0.module)") == name })
      else {
        throw NavigationError.noSuchTab(name)
      }
      if tab == open.selected { return try attempt(.tab) { try $0.select(tab, pushing: nil) } }
      return try proceed(
        Attempt(
          kind: .tab, change: { _, layers in try layers.select(tab, pushing: nil) }, shows: [roots[tab].module],
          waiting: Waiting(link: RoomLink(to: roots[tab]), policy: .reuse, style: nil)))
    case .showRoot(let root, let opensWaiting, let isAsking): return try show(root, opensWaiting, isAsking)
    case .openWaiting: return try waitingLink.map { try open($0, opensWaiting: true) } ?? .unchanged
    case .restore(let step, let variant):
      let place = places.isEmpty ? open.rooms : variant.of(places[step % places.count])
      return try proceed(
        Attempt(
          kind: .link,
          change: { model, layers in
            let (restored, losses) = model.restored(place)
            if variant == .strict, losses > 0 { throw NavigationError.unavailable("") }
            try layers.open(restored)
          }, isWhole: true))
    case .undo: return try go(-1)
    case .redo: return try go(1)
    case .leaveAll: return try proceed(Attempt(kind: nil, change: { _, _ in }, leavesAll: true))
    case .setDoor(let state):
      door = state
      return .done
    default: preconditionFailure("A module makes this call")
    }
  }

  /// Performs a call that only modules make, or that means something else for them.
  private mutating func call(_ step: Step, _ entry: Int, of module: Room.Module) throws -> NavigationOutcome? {
    let open = open
    func show(
      _ rooms: [Room], _ style: PresentationStyle = .push, kind: NavigationKind?,
      _ change: @escaping (inout Layers) throws -> Void
    ) throws -> NavigationOutcome {
      try proceed(
        Attempt(
          kind: kind, change: { _, layers in try change(&layers) }, shows: Set(rooms.map(\.module)),
          waiting: rooms.count > 1
            ? nil : rooms.last.map { Waiting(link: RoomLink(to: $0), policy: .push, style: style) },
          waiter: step.waiter))
    }
    switch step.call {
    case .show(let room, let style, let isChecked):
      if isChecked, entry != open.top.number { throw NavigationError.stale }
      return try show([room], style, kind: style == .push ? .push : .present) { try $0.show(room, as: style) }
    case .pushOver(let room):
      try open.checkOwn(entry, module)
      return try show([room], kind: nil) { try $0.push(room, over: entry) }
    case .pushOnTab(let root, let room):
      if !open.tabs.contains(where: { $0[0].room == root }) { throw NavigationError.noSuchTab(root.path) }
      return try show([room], kind: .push) { $0.push(room, onTab: root) }
    case .pop(let count):
      let count = try open.popped(count, by: module)
      return try attempt(.back) { try $0.pop(count) }
    case .popToRoot:
      let floor = try open.floor(of: module)
      return try attempt(.back) { try $0.pop(floor == 0 ? .max : $0.stack.count - 1 - floor) }
    case .popTo(let room):
      guard let entry = open.stack.last(where: { $0.room == room })?.number else { throw NavigationError.noMatch }
      return try attempt(.back) { try $0.pop(to: entry) }
    case .popOrPush(let room): return try show([room], kind: nil) { try $0.popOrPush(room) }
    case .replaceStack(let rooms):
      let floor = try open.floor(of: module)
      return try show(rooms, kind: .replaced) { try $0.replace(from: floor, with: rooms, isNew: false) }
    case .replaceTop(let room):
      if open.top.room.module != module { throw NavigationError.stale }
      return try show([room], kind: .replaced) { try $0.replace(from: $0.stack.count - 1, with: [room], isNew: true) }
    case .replaceModal(let room, let style):
      try open.checkTopModal(module)
      return try show([room], style, kind: .replaced) { layers in
        if layers.modals.isEmpty { throw NavigationError.nothingPresented }
        if layers.question != nil { throw NavigationError.alertIsOpen }
        layers.closeModals(keeping: layers.modals.count - 1)
        try layers.show(room, as: style)
      }
    case .showAt(let level, let room, let style):
      let (here, root) = (try open.level(of: entry), try open.floorLevel(of: module))
      let wanted = [.here: here, .parent: here - 1, .root: root, .top: open.modals.count][level] ?? here
      if wanted < root { throw NavigationError.noSuchLevel(level) }
      return try show([room], style, kind: .replaced) { try $0.show(room, as: style, at: wanted) }
    case .leave:
      guard let first = open.run(endingAt: entry).first, first.room.module == module else {
        throw NavigationError.noSuchEntry
      }
      return try attempt(.dismiss) { try $0.dismiss(first.number) }
    case .dismissModals(let count):
      let kept = min(max(0, count), open.modals.count) + (try open.floorLevel(of: module))
      return try attempt(.dismiss) { try $0.dismissModals(keeping: kept) }
    case .select(let root, let room):
      guard let tab = open.tabs.firstIndex(where: { $0[0].room == root }) else {
        throw NavigationError.noSuchTab(root.path)
      }
      return try show(room.map { [$0] } ?? [], kind: .tab) { try $0.select(tab, pushing: room) }
    case .openSnapshot(let place):
      let all = try window(with: place, of: module)
      let rooms = place.tabs.joined() + place.modals.flatMap(\.stack)
      return try proceed(
        Attempt(
          kind: .link, change: { _, layers in try layers.open(all) }, shows: [module],
          waiting: rooms.count > 1
            ? nil : rooms.last.map { Waiting(link: RoomLink(to: $0), policy: .push, style: .push) }, isWhole: true))
    case .finish(let isRightType): return try finish(entry, isRightType, module)
    case .back:
      try open.checkTop(module)
      return nil
    case .dismiss:
      try open.checkEntry(entry, module)
      return nil
    case .dismissModal:
      try open.checkTopModal(module)
      return nil
    default: return nil
    }
  }

  private mutating func finish(_ entry: Int, _ isRightType: Bool, _ module: Room.Module) throws -> NavigationOutcome {
    let run = open.run(endingAt: entry)
    if let other = run.first?.room.module, other != module { throw NavigationError.notOwn }
    guard isRightType, let awaited = run.last(where: { waiters[$0.number] != nil }) else {
      throw NavigationError.noResultExpected
    }
    return try proceed(
      Attempt(
        kind: .dismiss, change: { _, layers in try layers.dismiss(awaited.number) },
        finished: (awaited.number, awaited.room.module)))
  }

  private mutating func answer(_ isAgreed: Bool) throws -> NavigationOutcome {
    guard let attempt = asking else { throw NavigationError.nothingToConfirm }
    if isAgreed { asking = nil }
    var after = open
    after.question = nil
    change(to: after, Attempt(kind: .dismiss, change: { _, _ in }))
    return isAgreed ? try proceed(attempt) : .done
  }

  // MARK: Links and roots

  private mutating func open(
    _ waiting: Waiting, _ waiter: Int? = nil, opensWaiting: Bool = false
  ) throws -> NavigationOutcome {
    try proceed(
      Attempt(
        kind: .link,
        change: { model, layers in
          let place = try model.place(of: waiting.link, waiting.policy, as: waiting.style, from: layers.rooms)
          try layers.open(place, resetting: waiting.policy == .reset)
        }, shows: Set(waiting.link.places.map(\.module)), waiting: waiting, waiter: waiter, isWhole: true,
        opensWaiting: opensWaiting))
  }

  /// Shows another root in any case; the waiting link opens above it if it can.
  private mutating func show(
    _ root: Room.Module, _ opensWaiting: Bool, _ isAsking: Bool
  ) throws -> NavigationOutcome {
    try proceed(
      Attempt(
        kind: .replaced,
        change: { model, layers in
          var place = model.tabs(of: root)
          if opensWaiting, let waiting = model.waitingLink,
            case .success(let above)? = model.place(of: waiting, above: place)
          {
            place = above
          }
          try layers.open(place)
        }, agreed: isAsking ? [] : Set(open.entries.map(\.number)), isWhole: true, opensWaiting: opensWaiting,
        showsRoot: true))
  }

  /// The place of the waiting link above another one; `nil` if it still waits.
  private func place(
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

  // MARK: Changes

  private mutating func go(_ direction: Int) throws -> NavigationOutcome {
    try proceed(
      Attempt(
        kind: .link,
        change: { model, layers in
          let (from, to, isWhole) = try model.history.change(direction)
          let open = Set(layers.entries.map(\.room))
          let opened = model.history.opened(direction)
          if opened.contains(where: { model.isClosed($0) && !open.contains($0) }) {
            throw NavigationError.unavailable("")
          }
          if isWhole { try layers.open(to.rooms) } else { layers.go(from: from, to: to) }
        }, direction: direction))
  }

  private mutating func attempt(
    _ kind: NavigationKind?, _ change: @escaping (inout Layers) throws -> Void
  ) throws -> NavigationOutcome {
    try proceed(Attempt(kind: kind, change: { _, layers in try change(&layers) }))
  }

  /// Performs a change, unless a draft that it removes has to ask first: the topmost one that has not agreed.
  private mutating func proceed(_ attempt: Attempt) throws -> NavigationOutcome {
    var after = open
    do {
      if attempt.finished.map({ waiters[$0.entry] == nil }) == true { throw NavigationError.noResultExpected }
      if attempt.shows.contains(.green), door != .open {
        guard door == .waits, attempt.waiting != nil else { throw NavigationError.unavailable("") }
        if let waiter = attempt.waiter { results[waiter] = .cancelled(.notShown) }
        waitingLink = attempt.waiting
        return .waiting(Room.door)
      }
      try attempt.change(self, &after)
    } catch {
      if let waiter = attempt.waiter { results[waiter] = .cancelled(.refused(reason(error))) }
      if attempt.opensWaiting { waitingLink = nil }
      throw error
    }
    let removed = attempt.leavesAll ? open.entries : open.entries.filter { !after.entries.contains($0) }
    let asks = removed.filter {
      $0.room.question != nil && !attempt.agreed.contains($0.number) && $0.room.module != attempt.finished?.module
    }
    if let draft = asks.last {
      ask(draft, before: attempt)
      return .needsConfirmation
    }
    if attempt.leavesAll {
      departures += 1
      return .done
    }
    return perform(attempt, after)
  }

  private mutating func perform(_ attempt: Attempt, _ after: Layers) -> NavigationOutcome {
    let refusal = attempt.showsRoot && attempt.opensWaiting ? endWaiting(above: after, attempt) : nil
    if attempt.opensWaiting, !attempt.showsRoot { waitingLink = nil }
    if let waiter = attempt.finished.flatMap({ waiters.removeValue(forKey: $0.entry) }) {
      results[waiter] = .finished("done")
    }
    let isShown = after.top.number > open.entries.map(\.number).max() ?? 0
    if let waiter = attempt.waiter {
      if isShown { waiters[after.top.number] = waiter } else { results[waiter] = .cancelled(.notShown) }
    }
    let isChanged = after != open
    if isChanged { change(to: after, attempt) }
    if let refusal { notify("\(refusal)") }
    return isChanged ? .done : .unchanged
  }

  /// The waiting link waits no longer, unless its door still waits; returns why it doesn't open.
  private mutating func endWaiting(above after: Layers, _ attempt: Attempt) -> NavigationError? {
    guard let waiting = waitingLink else { return nil }
    let root = after.tabs[0][0].room.module
    guard let place = place(of: waiting, above: tabs(of: rootModule(of: root) ?? root)) else { return nil }
    waitingLink = nil
    if case .failure(let error) = place { return error.withoutDetails }
    return nil
  }

  private mutating func ask(_ draft: Layers.Entry, before attempt: Attempt) {
    var after = open
    after.question = draft.room.question.map { after.make($0) }
    change(to: after, Attempt(kind: .confirmation, change: { _, _ in }))
    asking = attempt
    asking?.agreed.insert(draft.number)
  }

  /// Makes a change, which ends the attempt that asks and the waits for what is gone.
  private mutating func change(to after: Layers, _ attempt: Attempt) {
    if let waiter = asking?.waiter { results[waiter] = .cancelled(.notShown) }
    asking = nil
    let before = open
    let kind = attempt.kind ?? (after.top.number > before.top.number ? .push : .back)
    open = after
    countOpenings(before: before)
    history.visit(from: before, to: after, isWhole: attempt.isWhole, attempt.direction)
    notify(kind.rawValue)
    for entry in before.entries where !after.entries.contains(entry) {
      if let waiter = waiters.removeValue(forKey: entry.number) { results[waiter] = .cancelled(.left(kind)) }
    }
  }

  private mutating func countOpenings(before: Layers) {
    for module in Room.Module.allCases where open.has(module) && !before.has(module) {
      openings[module, default: 0] += 1
    }
  }

  /// Notifies the observers, which make their calls.
  private mutating func notify(_ event: String) {
    events.append(event)
    line += late.compactMap { made($0) }
    late = []
  }
}

/// The changes that undo and redo lead along.
struct ModelHistory {
  private struct Change {
    var from: Layers
    var to: Layers
    var isWhole: Bool
  }

  private var changes: [Change] = []
  private var position = 0

  func change(_ direction: Int) throws -> (from: Layers, to: Layers, isWhole: Bool) {
    let index = direction < 0 ? position - 1 : position
    guard changes.indices.contains(index) else { throw NavigationError.unavailable("") }
    let change = changes[index]
    return direction < 0 ? (change.to, change.from, change.isWhole) : (change.from, change.to, change.isWhole)
  }

  /// The rooms that a step back or forth may open.
  func opened(_ direction: Int) -> [Room] {
    (try? change(direction).to.rooms).map { Array($0.tabs.joined()) + $0.modals.flatMap(\.stack) } ?? []
  }

  /// Records a change, unless the same rooms are open after it; one of undo or redo only moves along.
  mutating func visit(from: Layers, to: Layers, isWhole: Bool, _ direction: Int) {
    if direction != 0 { return position += direction }
    if from.rooms == to.rooms { return }
    changes = changes.prefix(position) + [Change(from: from, to: to, isWhole: isWhole)]
    position += 1
  }
}

extension RoomLink {
  /// The link to a room, without its parents.
  init(to room: Room) {
    places = [Place(module: room.module, tab: nil, steps: [RoomStep(room: room, style: room.style)])]
  }
}

extension NavigationError {
  static var stale: NavigationError { .stale(EntryID(0)) }
  static var noSuchEntry: NavigationError { .noSuchEntry(EntryID(0)) }
  static var noResultExpected: NavigationError { .noResultExpected(EntryID(0)) }
  static var badLink: NavigationError { .invalidLink(DeepLinkError(.link, "", at: 0, "")) }

  /// The error without identities, links and reasons.
  var withoutDetails: NavigationError {
    switch self {
    case .stale: .stale
    case .noSuchEntry: .noSuchEntry
    case .noResultExpected: .noResultExpected
    case .unavailable: .unavailable("")
    case .unknownLink, .invalidLink: .badLink
    default: self
    }
  }
}
