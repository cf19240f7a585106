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

  /// A change that waits until the screens that it removes have agreed.
  private struct Attempt {
    var kind: NavigationKind?
    var change: (inout Layers) throws -> Void
    var agreed: Set<Int> = []
    var waiter: Int?
    /// The entry that is finished.
    var finished: Int?
    var leavesAll = false
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
  private(set) var history: ModelHistory
  private var waiters: [Int: Int] = [:]
  private var asking: Attempt?
  private var line: [Made] = []
  private var late: [Step] = []

  init(_ placements: [Room.Module: Placement]) {
    self.placements = placements
    open = Layers(NavigationSnapshot(tabs: []))
    history = ModelHistory(NavigationSnapshot(tabs: []))
    open = Layers(tabs(of: .red))
    history = ModelHistory(open.rooms)
    countOpenings(before: Layers(NavigationSnapshot(tabs: [])))
  }

  var waiting: Set<Int> { Set(waiters.values).union(asking?.waiter.map { [$0] } ?? []) }

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
    let (open, module, waiter) = (open, step.caller ?? .red, step.waiter)
    switch step.call {
    case .show(let room, let style, let isChecked):
      if isChecked, entry != open.top.number { throw NavigationError.stale }
      return try attempt(style == .push ? .push : .present, waiter: waiter) { try $0.show(room, as: style) }
    case .pushOver(let room):
      try open.checkOwn(entry, module)
      return try attempt(nil) { try $0.push(room, over: entry) }
    case .pop(let count): return try attempt(.back) { try $0.pop(count) }
    case .popToRoot:
      let floor = try open.floor(of: module)
      return try attempt(.back) { try $0.pop(floor == 0 ? .max : $0.stack.count - 1 - floor) }
    case .popTo:
      try open.checkOwn(entry, module)
      return try attempt(.back) { try $0.pop(to: entry) }
    case .popWhere(let room):
      guard let entry = open.stack.last(where: { $0.room == room })?.number else { throw NavigationError.noMatch }
      return try attempt(.back) { try $0.pop(to: entry) }
    case .popOrPush(let room): return try attempt(nil) { try $0.popOrPush(room) }
    case .replaceStack(let rooms):
      let floor = try open.floor(of: module)
      return try attempt(.replaced) { try $0.replace(from: floor, with: rooms) }
    case .replaceTop(let room):
      if open.top.room.module != module { throw NavigationError.stale }
      return try attempt(.replaced) { try $0.replace(from: $0.stack.count - 1, with: [room]) }
    case .showAt(let level, let room, let style):
      let (here, root) = (try open.level(of: entry), open.floorLevel(of: module))
      let wanted = [.here: here, .parent: here - 1, .root: root, .top: open.modals.count][level] ?? here
      if wanted < root { throw NavigationError.noSuchLevel(level) }
      return try attempt(.replaced) { try $0.show(room, as: style, at: wanted) }
    case .leave:
      guard let first = open.run(endingAt: entry).first, first.room.module == module else {
        throw NavigationError.noSuchEntry
      }
      return try attempt(.dismiss) { try $0.dismiss(first.number) }
    case .dismissModals(let count):
      let kept = min(max(0, count), open.modals.count) + open.floorLevel(of: module)
      return try attempt(.dismiss) { try $0.dismissModals(keeping: kept) }
    case .select(let root, let room):
      guard let tab = open.tabs.firstIndex(where: { $0[0].room == root }) else {
        throw NavigationError.noSuchTab(root.path)
      }
      return try attempt(.tab) { try $0.select(tab, pushing: room) }
    case .setTabs(let roots):
      if roots.isEmpty { throw NavigationError.emptyStack }
      let before = open.tabs.map(\.[0].room)
      guard let first = before.firstIndex(where: { $0.module == module }) else { throw NavigationError.noMatch }
      let others = before.filter { $0.module != module }
      let all = others.prefix(first) + roots + others.dropFirst(first)
      return try attempt(.replaced) { $0.setTabs(Array(all)) }
    case .openSnapshot(let place, let isReset):
      let all = try window(with: place, of: module, isReset)
      return try attempt(.link) { try $0.open(all, resetting: isReset) }
    case .finish(let isRightType): return try finish(entry, isRightType)
    case .back: return try attempt(.back) { try $0.back() }
    case .backFromEntry:
      if entry != open.top.number { throw NavigationError.stale }
      return try attempt(.back) { try $0.back() }
    case .dismiss: return try attempt(.dismiss) { try $0.dismiss(entry) }
    case .dismissModal: return try attempt(.dismiss) { try $0.dismissModal() }
    case .link(let link, let policy, let style):
      let place = try place(of: link, waiter == nil ? policy : .push, as: style, from: open.rooms)
      return try attempt(.link, waiter: waiter) { try $0.open(place, resetting: waiter == nil && policy == .reset) }
    case .answer(let isAgreed): return try answer(isAgreed)
    case .selectTab(let name):
      let roots = open.tabs.map(\.[0].room)
      guard let tab = roots.firstIndex(where: { ($0.module == roots[0].module ? $0.path : "\($0.module)") == name })
      else {
        throw NavigationError.noSuchTab(name)
      }
      return try attempt(.tab) { try $0.select(tab, pushing: nil) }
    case .showRoot(let root, let link, let isAsking):
      var place = tabs(of: root)
      if let link { place = try self.place(of: link, .reuse, as: nil, from: place) }
      return try attempt(.replaced, asksFirst: isAsking) { try $0.open(place) }
    case .restore(let step, let variant):
      return try restore(
        places.isEmpty ? open.rooms : variant.of(places[step % places.count]), isStrict: variant == .strict)
    case .undo: return try go(by: -1)
    case .redo: return try go(by: 1)
    case .leaveAll: return try proceed(Attempt(kind: nil, change: { _ in }, leavesAll: true))
    }
  }

  private mutating func finish(_ entry: Int, _ isRightType: Bool) throws -> NavigationOutcome {
    let run = open.run(endingAt: entry)
    guard isRightType, let awaited = run.last(where: { waiters[$0.number] != nil }) else {
      throw NavigationError.noResultExpected
    }
    // The screens of the module itself don't ask.
    let own = open.entries.filter { $0.room.module == awaited.room.module }
    return try proceed(
      Attempt(
        kind: .dismiss, change: { try $0.dismiss(awaited.number) },
        agreed: Set(own.map(\.number)), finished: awaited.number))
  }

  private mutating func answer(_ isAgreed: Bool) throws -> NavigationOutcome {
    guard let attempt = asking else { throw NavigationError.nothingToConfirm }
    if isAgreed { asking = nil }
    var after = open
    after.question = nil
    change(to: after, .dismiss)
    return isAgreed ? try proceed(attempt) : .done
  }

  private mutating func restore(_ place: NavigationSnapshot<Room>, isStrict: Bool) throws -> NavigationOutcome {
    let (restored, losses) = restored(place)
    if isStrict, losses > 0 { throw NavigationError.unavailable("") }
    return try attempt(.link) { try $0.open(restored) }
  }

  private mutating func go(by count: Int) throws -> NavigationOutcome {
    try restore(try history.place(by: count), isStrict: true)
  }

  // MARK: Changes

  private mutating func attempt(
    _ kind: NavigationKind?, waiter: Int? = nil, asksFirst: Bool = true,
    _ change: @escaping (inout Layers) throws -> Void
  ) throws -> NavigationOutcome {
    try proceed(
      Attempt(kind: kind, change: change, agreed: asksFirst ? [] : Set(open.entries.map(\.number)), waiter: waiter))
  }

  /// Performs a change, unless a draft that it removes has to ask first: the topmost one that has not agreed.
  private mutating func proceed(_ attempt: Attempt) throws -> NavigationOutcome {
    var after = open
    do {
      try attempt.change(&after)
    } catch {
      if let waiter = attempt.waiter { results[waiter] = .cancelled(.refused(reason(error))) }
      throw error
    }
    let removed = attempt.leavesAll ? open.entries : open.entries.filter { !after.entries.contains($0) }
    if let draft = removed.last(where: { $0.room.question != nil && !attempt.agreed.contains($0.number) }) {
      ask(draft, before: attempt)
      return .needsConfirmation
    }
    if attempt.leavesAll {
      departures += 1
      return .done
    }
    if let waiter = attempt.finished.flatMap({ waiters.removeValue(forKey: $0) }) {
      results[waiter] = .finished("done")
    }
    let isShown = after.top.number > open.entries.map(\.number).max() ?? 0
    if let waiter = attempt.waiter {
      if isShown { waiters[after.top.number] = waiter } else { results[waiter] = .cancelled(.notShown) }
    }
    if after == open { return .unchanged }
    let isPush = after.top.number > open.top.number
    change(to: after, attempt.kind ?? (isPush ? .push : .back))
    return .done
  }

  private mutating func ask(_ draft: Layers.Entry, before attempt: Attempt) {
    var after = open
    after.question = draft.room.question.map { after.make($0) }
    change(to: after, .confirmation)
    asking = attempt
    asking?.agreed.insert(draft.number)
  }

  /// Makes a change, which ends the attempt that asks and the waits for what is gone.
  private mutating func change(to after: Layers, _ kind: NavigationKind) {
    if let waiter = asking?.waiter { results[waiter] = .cancelled(.notShown) }
    asking = nil
    let before = open
    open = after
    countOpenings(before: before)
    history.visit(open.rooms, by: kind)
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

/// The places that undo and redo lead through.
struct ModelHistory {
  private var places: [NavigationSnapshot<Room>]
  private var position = 0
  private var wanted: Int?

  init(_ place: NavigationSnapshot<Room>) { places = [place] }

  mutating func place(by count: Int) throws -> NavigationSnapshot<Room> {
    if !places.indices.contains(position + count) { throw NavigationError.unavailable("") }
    wanted = position + count
    return places[position + count]
  }

  /// Goes to the place that undo or redo has asked for; any other place begins a new way forth.
  mutating func visit(_ place: NavigationSnapshot<Room>, by kind: NavigationKind) {
    if place == places[position] { return }
    if kind == .link, let wanted, places[wanted] == place {
      position = wanted
    } else {
      places = places.prefix(position + 1) + [place]
      position += 1
    }
    wanted = nil
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
