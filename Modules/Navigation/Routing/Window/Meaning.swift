import Links

/// What a request means in the current state.
struct Meaning {
  enum Deed {
    case change(Change)
    case finish(Entry<AnyRoute>, CallID, any Sendable)
    case end(ModuleEnding)
    case leaveAll
    indirect case wait(WaitingLink)
    /// Refuses the waiting link, which can't open any more.
    case dropWaiting(NavigationError)
  }

  var deed: Deed
  /// Whether unsaved changes ask first.
  var isAsking = true
  var isAnimated = true
  var direction: History.Direction?
  /// What can't open although the rest does.
  var losses: [DeepLinkError] = []
  /// Why the waiting link doesn't open.
  var refusal: NavigationError?
  /// Whether `held` replaces the waiting link.
  var takesWaiting = false
  /// The link that keeps waiting.
  var held: WaitingLink?
}

extension Window {
  mutating func meaning(of call: Call, _ answers: Answers) throws(NavigationError) -> Meaning {
    let meaning: Meaning
    switch call.request {
    case .change(let change, let routes): meaning = try self.meaning(of: change, gated: routes, answers)
    case .own(let find):
      let change = try change(find, of: call)
      meaning = try self.meaning(of: change, gated: change.routes, answers)
    case .leave(let entry): meaning = try leave(entry, call, answers)
    case .selectTab(let name):
      guard let tab = tabNames.firstIndex(of: name) else { throw .noSuchTab(name) }
      meaning = try self.meaning(of: .select(tab: tab, of: tree), gated: gatedRoutes(of: call), answers)
    case .open(let plan, let policy): meaning = try open(plan, policy, answers)
    case .openWaiting: meaning = try openWaiting(answers)
    case .showRoot(let root, let saved, let opensWaiting, let isAsking):
      meaning = try showRoot(root, saved, openingWaiting: opensWaiting, isAsking: isAsking, answers)
    case .restore(let saved, let isPartial): meaning = try restore(saved, isPartial: isPartial, answers)
    case .finish(let entry, let value, let isAwaited):
      meaning = try finish(entry, value, isAwaited: isAwaited, call, answers)
    case .end(let value): meaning = try end(call.caller, value, answers)
    case .undo(let direction): meaning = try undo(direction, answers)
    case .leaveAll: meaning = Meaning(deed: .leaveAll)
    case .refuse(let error): throw error
    case .start, .stop, .answer, .resolve, .dropWaiting, .forgetHistory: throw .noMatch
    }
    if case .change(let change) = meaning.deed, let fault = change.fault { throw .unwritable(fault) }
    return meaning
  }

  func change(_ find: ModuleCall, of call: Call) throws(NavigationError) -> Change {
    guard let caller = call.caller else { throw .flowEnded }
    let change: Change
    do { change = try find(ModuleView(tree: tree, module: caller.module)) } catch { throw NavigationError(of: error) }
    if let fault = change.fault { throw .unwritable(fault) }
    for route in change.routes {
      if let fault = route.linkFault { throw .unwritable(fault) }
    }
    return change
  }

  private mutating func leave(_ entry: EntryID, _ call: Call, _ answers: Answers) throws(NavigationError) -> Meaning {
    do throws(NavigationError) {
      return Meaning(deed: .change(try change({ try $0.leave(from: entry) }, of: call)))
    } catch {
      guard case .atRoot = error else { throw error }
      return try end(call.caller, nil, answers)
    }
  }

  private func end(
    _ caller: Call.Caller?, _ value: (any Sendable)?, _ answers: Answers
  ) throws(NavigationError) -> Meaning {
    guard let caller, answers.followsEndings else { throw .atRoot }
    return Meaning(deed: .end(ModuleEnding(module: caller.module, value: value)), isAsking: false)
  }

  /// Returns a change's meaning; like a link, it can wait behind a gate.
  private mutating func meaning(
    of change: Change, gated routes: [AnyRoute], _ answers: Answers
  ) throws(NavigationError) -> Meaning {
    let gates = routes.flatMap(modules.gates(before:))
    guard let gate = try waitingGate(behind: gates, answers) else { return Meaning(deed: .change(change)) }
    if let fault = change.fault { throw .unwritable(fault) }
    // A link can wait, but not a stack.
    guard routes.count == 1, let plan = modules.plan(routes[0], as: change.style) else {
      throw .unavailable("It lies behind “\(gate)”")
    }
    return Meaning(deed: .wait(WaitingLink(plan: plan, policy: change.style == nil ? .reuse : .push, gate: gate)))
  }

  /// Returns the first gate that isn't open; throws if it is closed.
  private mutating func waitingGate(
    behind gates: [Gate], _ answers: Answers
  ) throws(NavigationError) -> Gate? {
    if gates.isEmpty { return nil }
    switch answers.obstacle(behind: gates) {
    case (_, .closed(let reason))?:
      step(.admission(gates, .refused(.unavailable(reason))))
      throw .unavailable(reason)
    case (let gate, _)?:
      step(.admission(gates, .waiting(gate)))
      return gate
    case nil: return nil
    }
  }

  // MARK: Links

  private mutating func waitingGate(before plan: LinkPlan, _ answers: Answers) throws(NavigationError) -> Gate? {
    step(.read(plan.routes.isEmpty ? [plan.places[0].root] : plan.routes))
    let gate = try waitingGate(behind: plan.gates, answers)
    if gate == nil, !plan.gates.isEmpty { step(.admission(plan.gates, nil)) }
    return gate
  }

  private mutating func open(
    _ plan: LinkPlan, _ policy: OpenPolicy, _ answers: Answers
  ) throws(NavigationError) -> Meaning {
    if let gate = try waitingGate(before: plan, answers) {
      return Meaning(deed: .wait(WaitingLink(plan: plan, policy: policy, gate: gate)))
    }
    var destination = Destination(from: routes, modules, firstTabs: answers.firstTabs)
    do throws(DeepLinkError) { try destination.open(plan, policy) } catch { throw NavigationError(error) }
    let place = destination.snapshot
    return Meaning(
      deed: .change(.open(place, showing: plan.routes, keepingShared: policy != .reset)), isAnimated: plan.isAnimated)
  }

  /// Finds the waiting link's place; the link doesn't wait any more if it can't open.
  private mutating func openWaiting(_ answers: Answers) throws(NavigationError) -> Meaning {
    guard let waiting else { throw .unavailable("No link waits") }
    do throws(NavigationError) {
      var meaning = try open(waiting.plan, waiting.policy, answers)
      meaning.takesWaiting = true
      return meaning
    } catch {
      return Meaning(deed: .dropWaiting(error))
    }
  }

  /// Finds another root's place; a link that can't open above it is a loss.
  private mutating func showRoot(
    _ root: String, _ saved: SavedPlan?, openingWaiting: Bool, isAsking: Bool, _ answers: Answers
  ) throws(NavigationError) -> Meaning {
    guard var place = modules.openRoot(root, firstTab: answers.firstTabs[root]) else {
      throw .unavailable("No module is called “\(root)”")
    }
    var meaning = Meaning(deed: .change(.open(place, .replaced)), isAsking: isAsking)
    if let saved {
      var restorer = Restorer(modules, answers)
      place = restorer.restore(saved, over: place)
      meaning.losses = restorer.losses
    }
    if openingWaiting, let waiting {
      meaning.takesWaiting = true
      do throws(DeepLinkError) {
        place = try open(waiting, above: place, &meaning, answers)
      } catch {
        meaning.losses.append(error)
        meaning.refusal = error.part == .link ? .unavailable(error.reason) : NavigationError(error)
      }
    }
    meaning.deed = .change(.open(place, .replaced))
    return meaning
  }

  /// Returns a place with the waiting link above it, unless that still waits.
  private mutating func open(
    _ waiting: WaitingLink, above place: NavigationSnapshot<AnyRoute>, _ meaning: inout Meaning, _ answers: Answers
  ) throws(DeepLinkError) -> NavigationSnapshot<AnyRoute> {
    do throws(NavigationError) {
      if let gate = try waitingGate(before: waiting.plan, answers) {
        meaning.held = WaitingLink(plan: waiting.plan, policy: waiting.policy, gate: gate)
        return place
      }
    } catch {
      throw DeepLinkError(.link, waiting.plan.link.description, at: 0, error.description)
    }
    var destination = Destination(from: place, modules, firstTabs: answers.firstTabs)
    try destination.open(waiting.plan, .reuse)
    meaning.isAnimated = waiting.plan.isAnimated
    return destination.snapshot
  }

  // MARK: Places

  private func restore(
    _ saved: SavedPlan, isPartial: Bool, _ answers: Answers
  ) throws(NavigationError) -> Meaning {
    var restorer = Restorer(modules, answers)
    let place = restorer.restore(saved, over: routes)
    if let loss = restorer.losses.first, !isPartial { throw .unavailable(loss.reason) }
    return Meaning(deed: .change(.open(place)), losses: restorer.losses)
  }

  /// Finds the edits of undo or redo, whose routes pass their gates again.
  private func undo(_ direction: History.Direction, _ answers: Answers) throws(NavigationError) -> Meaning {
    guard let edits = history?.edits(direction) else {
      throw .unavailable("There is nothing to \(direction == .back ? "undo" : "redo")")
    }
    for route in edits.flatMap(\.opened) {
      guard let reason = answers.reason(behind: modules.gates(before: route)) else { continue }
      if !tree.entries.contains(where: { $0.route == route }) { throw .unavailable(reason) }
    }
    return Meaning(deed: .change(.perform(edits)), direction: direction)
  }

  // MARK: Results

  /// Finds the caller for a value, from this entry down in its module's run; without one, the entry is dismissed or, if a caller must await
  /// the value, the request refused.
  private mutating func finish(
    _ entry: EntryID, _ value: any Sendable, isAwaited: Bool, _ call: Call, _ answers: Answers
  ) throws(NavigationError) -> Meaning {
    if let other = tree.run(endingAt: entry).first?.route.module, other != call.caller?.module { throw .notOwn }
    for candidate in tree.run(endingAt: entry).reversed() {
      guard let caller = awaiting[candidate.id], answers.accepting.contains(caller) else { continue }
      return Meaning(deed: .finish(candidate, caller, value))
    }
    if isAwaited { throw .noResultExpected(entry) }
    return Meaning(deed: .change(try change({ try $0.dismiss(entry) }, of: call)))
  }
}
