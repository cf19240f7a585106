import Links
import RoutingSamples

@testable import Routing

/// Performs the same steps on the value of a window and on its model, without a screen, a coordinator or a closure.
struct ValueRun {
  private var model: Model
  private var window: Window
  private let modules: ModuleTable
  private var door = GateState.open
  /// The latest opening of each module.
  private var openings: [Room.Module: Int] = [:]
  private var waiters: [CallID: Int] = [:]
  /// The entry of the window for each entry of the model.
  private var entries: [Int: EntryID] = [:]
  private var saved: [NavigationSnapshot<AnyRoute>] = []
  private var told: [NavigationEvent] = []
  private var late: [Step] = []
  private var results: [Int: [FlowResult<String>]] = [:]
  private var asked: Set<Int> = []
  private var departures = 0

  init(_ placements: [Room.Module: Placement], _ modules: ModuleTable) {
    model = Model(placements)
    self.modules = modules
    window = Window(modules, opening: model.open.rooms.map(\.route))
    window.keepHistory()
    _ = take(window.makeCall(.start))
  }

  /// Returns the first difference between a window and its model during the steps, or `nil` if there is none.
  static func fault(
    in steps: [Step], _ placements: [Room.Module: Placement], _ modules: ModuleTable
  ) throws -> String? {
    var run = ValueRun(placements, modules)
    for (index, step) in steps.enumerated() {
      if let fault = try run.fault(in: step) { return "step \(index + 1): \(fault)" }
    }
    return run.faultAtEnd()
  }

  private mutating func fault(in step: Step) throws -> String? {
    (told, late) = ([], step.late)
    let expected = model.perform(step)
    var outcome: NavigationOutcome?
    if case .setDoor(let state) = step.call {
      (door, outcome) = (state, .done)
    } else if let call = try call(step) {
      outcome = take(call).outcome
    } else if case .openWaiting = step.call {
      outcome = .unchanged
    }
    while let call = window.dequeue() { _ = take(call) }
    late = []
    saved.append(window.routes)
    if outcome?.withoutDetails != expected { return "the outcome is \(show(outcome)), not \(show(expected))" }
    return model.fault(in: window.tree, &entries) ?? model.fault(in: told, visible: window.tree.top.id)
      ?? model.fault(in: results, asked: asked, departures: departures)
      ?? ((window.waiting == nil) == (model.waitingLink == nil) ? nil : "a link should wait, or should not")
  }

  /// Makes a call, as the shell of a window does: effects first, then the second decision, then those who wait.
  private mutating func take(_ call: Call) -> Decision {
    var notices: [Notice] = []
    var decision = decide(call, &notices)
    if let next = decision.next { decision = decide(next, &notices) }
    for notice in notices { tell(notice) }
    return decision
  }

  private mutating func decide(_ call: Call, _ notices: inout [Notice]) -> Decision {
    let decision = window.take(call, answers(to: call.request))
    for module in Room.Module.allCases {
      if let opening = window.openings[module.rawValue] { openings[module] = opening }
    }
    for case .event(let event) in decision.effects {
      told.append(event)
      let steps = late
      late = []
      for step in steps {
        guard var call = try? self.call(step) else { continue }
        if let obstacle = window.obstacle(to: call) { (call.request, call.origin) = (.refuse(obstacle), nil) }
        window.enqueue(call)
      }
    }
    notices += decision.notices
    return decision
  }

  private func answers(to request: Request) -> Answers {
    let drafts = window.tree.entries.filter { $0.route.room?.question != nil }.map(\.id)
    var answers = Answers(unsaved: Set(drafts), gates: [Room.door: door])
    if case .finish(_, let value) = request, value is String { answers.accepting = Set(waiters.keys) }
    return answers
  }

  private mutating func tell(_ notice: Notice) {
    switch notice {
    case .finished(let call, let value):
      if let waiter = waiters.removeValue(forKey: call) {
        results[waiter, default: []].append(.finished(value as? String ?? ""))
      }
    case .cancelled(let call, let reason):
      if let waiter = waiters.removeValue(forKey: call) { results[waiter, default: []].append(.cancelled(reason)) }
    case .proceed: departures += 1
    case .ended: break
    }
  }

  // MARK: Calls

  /// Returns the call of a step; `nil` if its module has never been open, or no link waits.
  private mutating func call(_ step: Step) throws -> Call? {
    let open = window.tree.entries
    let position = step.entry.position(
      among: open.compactMap(\.route.room), visible: open.firstIndex { $0.id == window.tree.top.id } ?? -1)
    let entry = open.indices.contains(position) ? open[position].id : EntryID(0)
    if let module = step.caller, openings[module] == nil { return nil }
    guard let request = try request(step, entry) else { return nil }
    var call = window.makeCall(request)
    call.caller = step.caller.flatMap { module in
      openings[module].map { Call.Caller(module: module.rawValue, opening: $0) }
    }
    switch step.call {
    case .show(_, _, isChecked: true), .backFromEntry: call.origin = entry
    default: break
    }
    if case .leaveAll = step.call { call.isAwaited = true }
    if let waiter = step.waiter {
      asked.insert(waiter)
      (call.isAwaited, waiters[call.id]) = (true, waiter)
    }
    return call
  }

  private func request(_ step: Step, _ entry: EntryID) throws -> Request? {
    if step.caller != nil, let command = command(step.call, entry) { return .own(command) }
    switch step.call {
    case .back, .backFromEntry: return .command(.back)
    case .dismiss: return .command(.dismiss(entry))
    case .dismissModal: return .command(.dismissModal)
    case .selectTab(let name): return .selectTab(name)
    case .link(let link, let policy, let style):
      do {
        let plan = try modules.plan(try link.link)
        return .open(style.map(plan.presented) ?? plan, step.waiter == nil ? policy : .push)
      } catch let error as DeepLinkError {
        return .refuse(NavigationError(error))
      }
    case .answer(let isAgreed): return .answer(isAgreed)
    case .showRoot(let root, let opensWaiting, let isAsking):
      return .showRoot(root.rawValue, restoring: nil, openingWaiting: opensWaiting, isAsking: isAsking)
    case .openWaiting: return window.waiting == nil ? nil : .openWaiting
    case .restore(let step, let variant):
      let place = saved.isEmpty ? window.routes : variant.of(saved[step % saved.count])
      return .restore(modules.plan(place.map(\.link)), isPartial: variant != .strict)
    case .undo: return .undo(.back)
    case .redo: return .undo(.forth)
    case .leaveAll: return .leaveAll
    case .finish(let isRightType): return isRightType ? .finish(entry, "done") : .finish(entry, 1.5)
    default: return nil
    }
  }

  /// The command of a module's call; `nil` for a call that isn't one.
  private func command(_ call: Step.Call, _ entry: EntryID) -> ModuleCommand? {
    switch call {
    case .show(let room, let style, _): .present(room.route, style)
    case .pushOver(let room): .pushOver(entry, room.route)
    case .pushOnTab(let root, let room): .pushOnTab(root: root.route, room.route)
    case .pop(let count): .pop(count)
    case .popToRoot: .popToFloor
    case .popTo(let room): .popTo(room.route)
    case .popOrPush(let room): .popOrPush(room.route)
    case .replaceStack(let rooms): .replaceStack(rooms.map(\.route))
    case .replaceTop(let room): .replaceTop(room.route)
    case .replaceModal(let room, let style): .replaceModal(room.route, style)
    case .showAt(let level, let room, let style): .show(room.route, style, at: level, of: entry)
    case .leave: .leave(entry)
    case .dismissModals(let kept): .dismissModals(keeping: kept)
    case .select(let root, let room): .select(root: root.route, pushing: room?.route)
    case .openSnapshot(let place): .open(place.map(\.route))
    case .back: .back
    case .dismiss: .dismiss(entry)
    case .dismissModal: .dismissModal
    default: nil
    }
  }

  /// When the window ends, every caller that still waits gets a result.
  private mutating func faultAtEnd() -> String? {
    window.close()
    _ = take(window.makeCall(.stop))
    return results.values.allSatisfy { $0.count == 1 } && results.count == asked.count && waiters.isEmpty
      ? nil : "not every caller has one result"
  }
}
