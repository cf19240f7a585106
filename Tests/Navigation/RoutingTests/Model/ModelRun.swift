import AppRouting
import Links
import RoutingSamples

@testable import Routing

/// Performs the same steps on a window and on its model, and compares them after every step.
@MainActor
final class ModelRun {
  private var model: Model
  private let modules: Modules<Screen>
  private let navigator: Navigator<Screen>
  private let history: NavigationHistory<Screen>
  private let registry = Registry()
  private let door = Door()
  /// The entry of the window for each entry of the model.
  private var entries: [Int: EntryID] = [:]
  private var saved: [NavigationSnapshot<AnyRoute>] = []
  private var told: [NavigationEvent] = []
  private var late: [Step] = []
  private var lateFault: String?
  private var results: [Int: [FlowResult<String>]] = [:]
  private var asked: Set<Int> = []
  private var departures = 0

  init(_ placements: [Room.Module: Placement]) throws {
    model = Model(placements)
    modules = try Modules(Room.Module.allCases.map { [registry] in registry.feature($0, placements[$0] ?? .page) })
    navigator = try Navigator(modules, root: "red", gates: [Room.door: { [door] in door.state }])
    navigator.start()
    history = NavigationHistory(navigator)
    navigator.observe { [unowned self] in observe($0) }
  }

  /// Returns the first difference between a window and its model during the steps, or `nil` if there is none.
  static func fault(in steps: [Step], _ placements: [Room.Module: Placement]) throws -> String? {
    let run = try ModelRun(placements)
    for (index, step) in steps.enumerated() {
      if let fault = try run.fault(in: step) { return "step \(index + 1): \(fault)" }
    }
    return run.faultAtEnd()
  }

  /// Performs a step; returns the first difference.
  func fault(in step: Step) throws -> String? {
    (told, late, lateFault) = ([], step.late, nil)
    let expected = model.perform(step)
    let outcome = try take(step)
    late = []
    saved.append(navigator.routes)
    if outcome?.withoutDetails != expected { return "the outcome is \(show(outcome)), not \(show(expected))" }
    return try lateFault ?? model.fault(in: navigator.tree, &entries) ?? model.fault(
      in: told, visible: navigator.visible.id)
      ?? faultInWaiting() ?? faultInLifetimes()
      ?? model.fault(in: results, asked: asked, departures: departures) ?? faultInText()
  }

  // MARK: Performing a step

  private func observe(_ event: NavigationEvent) {
    told.append(event)
    let steps = late
    late = []
    for step in steps {
      do {
        guard let outcome = try take(step) else { continue }
        let isEnded = step.caller.map { registry.callers[$0]?.isOpen == false } ?? false
        if outcome != (isEnded ? .refused(.flowEnded) : .queued) { lateFault = "a call of an observer is \(outcome)" }
      } catch {
        lateFault = "\(error)"
      }
    }
  }

  /// Makes a call; `nil` if the module has never been open, so that it has no router.
  private func take(_ step: Step) throws -> NavigationOutcome? {
    let open = navigator.tree.entries
    let position = step.entry.position(
      among: open.map(\.route.room), visible: open.firstIndex { $0.id == navigator.visible.id } ?? -1)
    let entry = open.indices.contains(position) ? open[position].id : EntryID(0)
    guard let module = step.caller else { return try take(step.call, entry) }
    guard let caller = registry.callers[module] else { return nil }
    guard let waiter = step.waiter else { return try caller.make(step.call, entry, nil) }
    asked.insert(waiter)
    return try caller.make(step.call, entry) { [weak self] in self?.results[waiter, default: []].append($0) }
  }

  /// Makes a call of the window.
  private func take(_ call: Step.Call, _ entry: EntryID) throws -> NavigationOutcome {
    switch call {
    case .back: return navigator.back()
    case .backFromEntry: return navigator.back(from: entry)
    case .dismiss: return navigator.dismiss(entry)
    case .dismissModal: return navigator.dismissModal()
    case .selectTab(let name): return navigator.selectTab(name)
    case .link(let link, let policy, _): return navigator.open(try link.link, policy)
    case .answer(let isAgreed): return navigator.answerConfirmation(isAgreed)
    case .showRoot(let root, let opensWaiting, let isAsking):
      return navigator.showRoot(root.rawValue, openingWaiting: opensWaiting, askingFirst: isAsking).outcome
    case .openWaiting: return navigator.openWaiting() ?? .unchanged
    case .setDoor(let state):
      door.state = state
      return .done
    case .restore(let step, let variant):
      let place = saved.isEmpty ? navigator.routes : variant.of(saved[step % saved.count])
      return navigator.restore(place.map(\.link), isPartial: variant != .strict).outcome
    case .undo: return history.undo()
    case .redo: return history.redo()
    case .leaveAll: return navigator.confirmLeaving { [weak self] in self?.departures += 1 }
    default: preconditionFailure("A module makes this call")
    }
  }

  // MARK: Comparing

  private func faultInWaiting() -> String? {
    let waits = model.waitingLink.map { $0.link.description }
    return (navigator.links.waiting == nil) == (waits == nil) ? nil : "\(show(waits)) should wait"
  }

  private func faultInLifetimes() -> String? {
    let open = navigator.tree.entries
    if registry.screens.count != open.count {
      return "\(registry.screens.count) screens live, and \(open.count) are open"
    }
    if let fault = open.first(where: { navigator.screen(of: $0.id)?.name != $0.route.room.description }) {
      return "\(fault) has the screen \(navigator.screen(of: fault.id)?.name ?? "none")"
    }
    let living = registry.callers.filter { $0.value.isOpen }.keys.map(\.rawValue).sorted()
    let expected = Set(model.open.entries.map(\.room.module.rawValue)).sorted()
    if living != expected { return "the coordinators of \(living) live" }
    return registry.openings == model.openings ? nil : "the modules were opened \(registry.openings) times"
  }

  /// What is open survives as text: restoring it changes nothing, and the link leads the same way in another window.
  private func faultInText() throws -> String? {
    guard !navigator.isConfirming, door.state == .open, saved.count.isMultiple(of: 10) else { return nil }
    // Text costs more than all the rest.
    let snapshot = navigator.snapshot
    let archive = NavigationArchive(NavigationArchive.text(of: snapshot))
    if archive.snapshot != snapshot || !archive.problems.isEmpty {
      return "the archive reads as \(show(archive.snapshot))"
    }
    let (observed, outcome) = (told.count, navigator.restore(snapshot))
    if outcome != Restoration(outcome: .unchanged) || told.count != observed {
      return "restoring what is open is \(outcome)"
    }

    let link = navigator.link
    if link == navigator.visible.route.link { return nil }
    let other = try Navigator(modules, root: navigator.root, gates: [Room.door: { .open }])
    let isOpen = other.open(link).isOpen
    var way = model.way(of: model.open.rooms)
    // The sheet of a module needs nothing below it.
    let sheet = model.open.modals.firstIndex { model.placements[$0.stack[0].room.module] == .sheet }
    if let sheet {
      way = Array(
        way.dropFirst(model.open.tabs[model.open.selected].count + model.open.modals[..<sheet].flatMap(\.stack).count))
    }
    let otherWay = model.way(of: other.routes.map(\.room))
    return isOpen && otherWay.ends(with: way) && (sheet != nil || otherWay.count == way.count)
      ? nil : "\(link) leads to\n\(other.snapshot)\nand is the link of\n\(snapshot)"
  }

  /// When the window ends, every caller that still waits is cancelled, and nothing lives on.
  func faultAtEnd() -> String? {
    navigator.stop()
    if registry.screens.count > 0 || registry.callers.contains(where: { $0.value.isOpen }) {
      return "something lives on"
    }
    return results.values.allSatisfy { $0.count == 1 } && results.count == asked.count
      ? nil : "not every caller has one result"
  }
}

/// The door before the green module.
@MainActor
private final class Door {
  var state = GateState.open
}

/// The latest router and coordinator of each module, and all screens.
@MainActor
final class Registry {
  private(set) var callers: [Room.Module: any Caller] = [:]
  private(set) var openings: [Room.Module: Int] = [:]
  let screens = Living<Screen>()

  private static let declarations = (
    Module(of: RoomRoute<Red>.self), Module(of: RoomRoute<Green>.self), Module(of: RoomRoute<Blue>.self)
  )

  func feature(_ module: Room.Module, _ placement: Placement) -> Feature<Screen> {
    switch module {
    case .red: feature(Red.self, Self.declarations.0, placement)
    case .green: feature(Green.self, Self.declarations.1, placement)
    case .blue: feature(Blue.self, Self.declarations.2, placement)
    }
  }

  private func feature<Owner: RoomOwner>(_: Owner.Type, _ module: Module, _ placement: Placement) -> Feature<Screen> {
    Feature(RoomRoute<Owner>.self, module, as: placement) { [weak self, screens] router in
      let coordinator = ScreenFactory(countedBy: screens)
      self?.openings[Owner.module, default: 0] += 1
      self?.callers[Owner.module] = RoomCaller(router, coordinator)
      return coordinator
    }
  }
}

/// A module that makes calls with its router.
@MainActor
protocol Caller {
  /// Whether the coordinator lives.
  var isOpen: Bool { get }
  func make(
    _ call: Step.Call, _ entry: EntryID, _ completion: (@MainActor (FlowResult<String>) -> Void)?
  ) throws -> NavigationOutcome
}

@MainActor
private struct RoomCaller<Owner: RoomOwner>: Caller {
  private let router: Router<RoomRoute<Owner>>
  private weak var coordinator: ScreenFactory?

  init(_ router: Router<RoomRoute<Owner>>, _ coordinator: ScreenFactory) {
    (self.router, self.coordinator) = (router, coordinator)
  }

  var isOpen: Bool { coordinator != nil }

  private func route(_ room: Room) -> RoomRoute<Owner> { RoomRoute(room) }

  func make(
    _ call: Step.Call, _ entry: EntryID, _ completion: (@MainActor (FlowResult<String>) -> Void)?
  ) throws -> NavigationOutcome {
    switch call {
    case .show(let room, let style, let isChecked):
      let origin = isChecked ? entry : nil
      if let completion {
        return router.navigate(to: route(room), as: style, from: origin, returning: String.self, then: completion)
      }
      return style == .push
        ? router.push(route(room), from: origin) : router.navigate(to: route(room), as: style, from: origin)
    case .pushOver(let room): return router.push(route(room), over: entry)
    case .pop(let count): return router.pop(count)
    case .popToRoot: return router.popToRoot()
    case .popTo(let room): return router.pop(to: route(room))
    case .popOrPush(let room): return router.popOrPush(route(room))
    case .replaceStack(let rooms): return router.replaceStack(with: rooms.map(route))
    case .replaceTop(let room): return router.replaceTop(with: route(room))
    case .showAt(let level, let room, let style):
      return router.navigate(to: route(room), as: style, at: level, of: entry)
    case .leave: return router.leave(from: entry)
    case .dismissModals(let kept): return router.dismissModals(keeping: kept)
    case .select(let root, let room): return router.select(tab: route(root), pushing: room.map(route))
    case .replaceModal(let room, let style): return router.replaceModal(with: route(room), as: style)
    case .pushOnTab(let root, let room): return router.push(route(room), onTab: route(root))
    case .openSnapshot(let place): return router.open(place.map(route))
    case .finish(let isRightType):
      return isRightType ? router.finish(entry, with: "done") : router.finish(entry, with: 1.5)
    case .back: return router.back()
    case .dismiss: return router.dismiss(entry)
    case .dismissModal: return router.dismissModal()
    case .link(let link, let policy, let style):
      if let completion { return router.open(try link.link, as: style, returning: String.self, then: completion) }
      return router.open(try link.link, policy, as: style)
    case .answer(let isAgreed): return router.answerConfirmation(isAgreed)
    case .backFromEntry, .selectTab, .showRoot, .openWaiting, .setDoor, .restore, .leaveAll, .undo, .redo:
      preconditionFailure("The window makes this call")
    }
  }
}
