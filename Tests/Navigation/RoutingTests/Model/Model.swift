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
  private(set) var door = GateState.open
  /// The callers that await a result, by the entry that gives it.
  private(set) var waiters: [Int: Int] = [:]
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

  func reason(_ error: any Error) -> NavigationError { error as? NavigationError ?? .unavailable("\(error)") }

  // MARK: Calls

  private mutating func call(_ step: Step, _ entry: Int) throws -> NavigationOutcome {
    switch step.call {
    case .answer(let isAgreed): return try answer(isAgreed)
    case .setDoor(let state):
      door = state
      return .done
    case .openWaiting where waitingLink == nil: return .unchanged
    default:
      var attempt = try attempt(for: step, entry)
      attempt.waiter = step.waiter
      return try proceed(attempt)
    }
  }

  private mutating func answer(_ isAgreed: Bool) throws -> NavigationOutcome {
    guard let attempt = asking else { throw NavigationError.nothingToConfirm }
    if isAgreed { asking = nil }
    var after = open
    after.question = nil
    change(to: after, Attempt(.dismiss))
    return isAgreed ? try proceed(attempt) : .done
  }

  // MARK: Changes

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
    let refusal = attempt.showsRoot && attempt.opensWaiting ? endWaiting(above: after) : nil
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
  private mutating func endWaiting(above after: Layers) -> NavigationError? {
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
    change(to: after, Attempt(.confirmation))
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
    let lost = before.entries.filter { !after.entries.contains($0) && isPerishable($0, before, attempt) }.map(\.room)
    history.visit(from: before, to: after, isWhole: attempt.isWhole, attempt.direction, losing: lost)
    notify(kind.rawValue)
    for entry in before.entries where !after.entries.contains(entry) {
      if let waiter = waiters.removeValue(forKey: entry.number) { results[waiter] = .cancelled(.left(kind)) }
    }
  }

  /// Whether an entry can't come back as it is: a draft, an awaited one, or one in an alert.
  private func isPerishable(_ entry: Layers.Entry, _ layers: Layers, _ attempt: Attempt) -> Bool {
    if entry.room.question != nil || waiters[entry.number] != nil { return true }
    if entry.number == attempt.finished?.entry { return true }
    guard let modal = layers.modals.last, modal.style == .alert else { return false }
    return modal.stack.contains(entry)
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
