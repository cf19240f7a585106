import Links

/// One window as a value, which decides each call from `Answers`.
struct Window {
  enum Phase: Sendable { case new, started, stopped }

  /// A call that is decided again if the user agrees.
  struct Attempt {
    var call: Call
    let asking: EntryID
  }

  let modules: ModuleTable
  private(set) var tree: NavigationTree
  private(set) var phase = Phase.new
  private(set) var attempt: Attempt?
  private(set) var waiting: WaitingLink?
  private(set) var resolving: Call?
  /// The awaiting calls, by the entry that gives the result.
  private(set) var awaiting: [EntryID: CallID] = [:]
  private(set) var openings = Openings()
  /// `nil` until `keepHistory()`.
  private(set) var history: History?
  private var queue: [Call] = []
  private var lastCall: CallID = 0
  private var eventCount = 0
  private var decision = Decision()
  private var wantsSteps = false

  init(_ modules: ModuleTable, opening place: NavigationSnapshot<AnyRoute>) {
    self.modules = modules
    tree = NavigationTree(roots: place.tabs.map(\.[0]), selectedTab: place.selectedTab)
  }

  var routes: NavigationSnapshot<AnyRoute> { tree.snapshot.map(\.route) }
  var root: String { tree.tabs[0][0].route.module }

  var tabNames: [String] {
    var names: [String] = []
    for route in tree.tabs.map(\.[0].route) {
      let name = route.module == root ? route.path.description : route.module
      let longName = names.contains(name) ? "\(route.module)/\(route.path)" : name
      // Of several tabs with one route, each has a name of its own.
      names.append(names.contains(longName) ? "\(longName) \(names.count + 1)" : longName)
    }
    return names
  }

  // MARK: Calls

  mutating func makeCall(_ request: Request) -> Call {
    lastCall += 1
    return Call(id: lastCall, request: request)
  }

  mutating func enqueue(_ call: Call) { queue.append(call) }

  mutating func dequeue() -> Call? { queue.isEmpty ? nil : queue.removeFirst() }

  /// Refuses all calls from now on.
  mutating func close() { phase = .stopped }

  /// Returns why a call is refused before it is decided.
  func obstacle(to call: Call) -> NavigationError? {
    switch call.request {
    case .start, .stop, .dropWaiting, .refuse: nil
    case _ where phase == .stopped: .flowEnded
    default: call.caller.flatMap { openings[$0.module] == $0.opening ? nil : .flowEnded }
    }
  }

  /// Ends a caller's wait; what it shows, now or later, stays.
  mutating func forget(_ caller: CallID) {
    awaiting = awaiting.filter { $0.value != caller }
    if attempt?.call.id == caller { attempt?.call.isAwaited = false }
    if resolving?.id == caller { resolving?.isAwaited = false }
    if let index = queue.firstIndex(where: { $0.id == caller }) { queue[index].isAwaited = false }
  }

  // MARK: Deciding

  /// Decides a call, changing the window as a whole or not at all.
  mutating func decide(_ call: Call, _ answers: Answers) -> Decision {
    decision = Decision()
    wantsSteps = answers.wantsSteps
    let perishable = history == nil ? [] : perishable(answers)
    history?.begin(perishable, in: call.caller?.module)
    defer { decision = Decision() }
    if call.isResolved {
      // The user has gone elsewhere, and the caller has been notified.
      guard resolving?.id == call.id else { return Decision(outcome: .unchanged) }
      resolving = nil
      decision.effects.append(.resolves(nil))
    }
    if wantsSteps, let name = call.name, !call.isAgain {
      decision.effects.append(.began(name, subject: call.subject(in: tree)))
    }
    do throws(NavigationError) {
      if let obstacle = obstacle(to: call) { throw obstacle }
      let outcome = try outcome(of: call, answers)
      decision.outcome = outcome
      if decision.next == nil, call.name != nil { step(.outcome(outcome)) }
    } catch {
      refuse(call, error)
    }
    return decision
  }

  private mutating func outcome(of call: Call, _ answers: Answers) throws(NavigationError) -> NavigationOutcome {
    if let origin = call.origin, origin != tree.top.id { throw .stale(origin) }
    switch call.request {
    case .start: start()
    case .stop: stop()
    case .answer(let isAgreed): try answer(isAgreed, call)
    case .resolve: return resolve(call)
    case .dropWaiting: hold(nil)
    case .forgetHistory(let links): history?.forget(keeping: links)
    default:
      let meaning = try meaning(of: call, answers)
      decision.losses = meaning.losses
      if let (entry, confirmation) = try question(before: meaning, call.agreed, answers) {
        return try ask(entry, confirmation, before: call, meaning)
      }
      return try perform(call, meaning)
    }
    return .done
  }

  /// Returns the innermost entry that must agree, and its question; throws if one refuses.
  private func question(
    before meaning: Meaning, _ agreed: Set<EntryID>, _ answers: Answers
  ) throws(NavigationError) -> (Entry<AnyRoute>, AnyRoute)? {
    if !meaning.isAsking || (answers.unsaved.isEmpty && answers.refusing.isEmpty) { return nil }
    // A module's finish doesn't ask the module's own screens.
    let finishing: String? = if case .finish(let entry, _, _) = meaning.deed { entry.route.module } else { nil }
    let removed = removedEntries(by: meaning.deed).filter { $0.route.module != finishing }
    if let reason = removed.lazy.compactMap({ answers.refusing[$0.id] }).first { throw .unavailable(reason) }
    for entry in removed where answers.unsaved.contains(entry.id) && !agreed.contains(entry.id) {
      if let confirmation = entry.route.leaveConfirmation { return (entry, confirmation) }
    }
    return nil
  }

  /// Returns the entries that a deed removes, innermost first.
  private func removedEntries(by deed: Meaning.Deed) -> [Entry<AnyRoute>] {
    func removed(by change: Change) -> [Entry<AnyRoute>] {
      var copy = tree
      return (try? change.perform(on: &copy))??.removed ?? []
    }
    return switch deed {
    case .change(let change): removed(by: change)
    case .finish(let entry, _, _): removed(by: .dismiss(entry.id))
    case .leaveAll: tree.entries.reversed()
    case .wait, .dropWaiting, .end: []
    }
  }

  private mutating func ask(
    _ entry: Entry<AnyRoute>, _ confirmation: AnyRoute, before call: Call, _ meaning: Meaning
  ) throws(NavigationError) -> NavigationOutcome {
    step(.question(entry.route))
    dropAttempt(.notShown)
    var again = call
    (again.origin, again.isAgain, again.isResolved) = (nil, true, false)
    again.agreed.insert(entry.id)
    // A module's change stays, even if its entry was the confirmation. Everything else is decided again as requested.
    switch (call.request, meaning.deed) {
    case (.own, .change(let change)), (.leave, .change(let change)):
      again.request = .change(change, gated: change.routes)
    case (.selectTab, .change(let change)): again.request = .change(change, gated: gatedRoutes(of: call))
    default: break
    }
    attempt = Attempt(call: again, asking: entry.id)
    _ = try make(.confirm(confirmation), isAnimated: call.isAnimated)
    return .needsConfirmation
  }

  private mutating func answer(_ isAgreed: Bool, _ call: Call) throws(NavigationError) {
    guard tree.confirmation != nil, let attempt else { throw .nothingToConfirm }
    if isAgreed {
      self.attempt = nil
      decision.next = attempt.call
      decision.next?.isAnimated = attempt.call.isAnimated && call.isAnimated
    }
    _ = try make(.dismissModal, isAnimated: call.isAnimated)
  }

  private mutating func resolve(_ call: Call) -> NavigationOutcome {
    dropResolving(.notShown)
    resolving = call
    decision.effects.append(.resolves(call))
    return .queued
  }

  // MARK: Performing

  private mutating func perform(_ call: Call, _ meaning: Meaning) throws(NavigationError) -> NavigationOutcome {
    var outcome = NavigationOutcome.done
    let isAnimated = call.isAnimated && meaning.isAnimated
    switch meaning.deed {
    case .change(let change):
      let caller = call.isAwaited ? call.id : nil
      let isChanged = try make(change, isAnimated: isAnimated, awaitedBy: caller, direction: meaning.direction)
      if !isChanged { outcome = .unchanged }
    case .finish(let entry, let caller, let value):
      try finish(entry.id, isAnimated: isAnimated)
      decision.notices.append(.finished(caller, value))
    case .leaveAll: decision.notices.append(.proceed(call.id))
    case .end(let ending): decision.notices.append(.ended(ending))
    case .wait(let link):
      if call.isAwaited { decision.notices.append(.cancelled(call.id, .notShown)) }
      if case .openWaiting = call.request { hold(link, isAgain: true) } else { hold(link) }
      outcome = .waiting(link.gate)
    case .dropWaiting(let error):
      hold(nil)
      throw error
    }
    // An opened link, even one that changes nothing, replaces a link that is being resolved.
    if case .open = call.request { dropResolving(.notShown) }
    if let refusal = meaning.refusal { report(refusal) }
    if meaning.takesWaiting, outcome.isOpen { hold(meaning.held, isAgain: true) }
    return outcome
  }

  /// Removes an entry whose caller gets a value instead of a cancellation.
  private mutating func finish(_ entry: EntryID, isAnimated: Bool) throws(NavigationError) {
    let caller = awaiting.removeValue(forKey: entry)
    do throws(NavigationError) {
      _ = try make(.dismiss(entry), isAnimated: isAnimated)
    } catch {
      awaiting[entry] = caller
      throw error
    }
  }

  /// Sets the waiting link; one that keeps waiting at the same gate isn't reported again.
  private mutating func hold(_ link: WaitingLink?, isAgain: Bool = false) {
    let isSame = waiting?.plan.link == link?.plan.link && waiting?.gate == link?.gate
    waiting = link
    if isSame, isAgain || link == nil { return }
    decision.effects.append(.waits(link))
  }

  /// Returns whether the tree changed.
  private mutating func make(
    _ change: Change, isAnimated: Bool = true, awaitedBy caller: CallID? = nil,
    direction: History.Direction? = nil
  ) throws(NavigationError) -> Bool {
    let from = tree.top
    let difference = try change.perform(on: &tree)
    if let caller { registerWait(of: caller, for: difference) }
    guard let difference else { return false }
    step(.change(added: difference.added.map(\.route), removed: difference.removed.map(\.route)))
    if tree.confirmation == nil { dropAttempt(.notShown) }
    dropResolving(.notShown)
    decision.effects.append(.change(difference, left: phase == .started ? openings.update(difference) : []))
    let kind = change.kind(from: from, to: tree.top)
    history?.record(kind, difference, now: tree, direction)
    report(kind, isAnimated: isAnimated, from: from)
    if awaiting.isEmpty { return true }
    for entry in difference.removed {
      guard let caller = awaiting.removeValue(forKey: entry.id) else { continue }
      decision.notices.append(.cancelled(caller, .left(kind)))
    }
    return true
  }

  /// Awaits the added top entry; an entry that was already open gives no result.
  private mutating func registerWait(of caller: CallID, for difference: NavigationTree.Difference?) {
    if difference?.added.contains(where: { $0.id == tree.top.id }) == true {
      awaiting[tree.top.id] = caller
    } else {
      decision.notices.append(.cancelled(caller, .notShown))
    }
  }

  private mutating func dropAttempt(_ reason: Cancellation) {
    guard let call = attempt?.call else { return }
    attempt = nil
    if call.isAwaited { decision.notices.append(.cancelled(call.id, reason)) }
  }

  private mutating func dropResolving(_ reason: Cancellation) {
    guard let call = resolving else { return }
    resolving = nil
    decision.effects.append(.resolves(nil))
    if call.isAwaited { decision.notices.append(.cancelled(call.id, reason)) }
  }

  // MARK: Lifetime

  private mutating func start() {
    openings.endAll()
    phase = .started
    let open = NavigationTree.Difference(added: tree.entries)
    _ = openings.update(open)
    decision.effects += [.endAll, .change(open, left: [])]
  }

  private mutating func stop() {
    phase = .stopped
    _ = tree.closeConfirmation()
    dropAttempt(.flowEnded)
    dropResolving(.flowEnded)
    openings.endAll()
    decision.effects.append(.endAll)
    for (_, caller) in awaiting.sorted(by: { $0.key < $1.key }) {
      decision.notices.append(.cancelled(caller, .flowEnded))
    }
    awaiting = [:]
  }

  // MARK: Back and forth

  mutating func keepHistory() { history = history ?? History() }

  /// Returns the entries that can't come back as they are: with unsaved changes, an awaited result, or a question.
  private func perishable(_ answers: Answers) -> Set<EntryID> {
    var entries = answers.unsaved.union(awaiting.keys)
    if let modal = tree.modals.last, modal.style == .alert { entries.insert(modal.stack[0].id) }
    return entries
  }

  // MARK: Reporting

  private mutating func refuse(_ call: Call, _ error: NavigationError) {
    decision.outcome = .refused(error)
    if call.isAwaited {
      decision.notices.append(.cancelled(call.id, error == .flowEnded ? .flowEnded : .refused(error)))
    }
    report(error)
    step(.outcome(.refused(error.withoutLinkText)))
  }

  private mutating func report(_ error: NavigationError) { report(nil, from: tree.top, error: error) }

  private mutating func report(
    _ kind: NavigationKind?, isAnimated: Bool = true, from: Entry<AnyRoute>, error: NavigationError? = nil
  ) {
    eventCount += 1
    let event = NavigationEvent(
      number: eventCount, kind: kind, isAnimated: isAnimated, from: from, to: tree.top,
      error: error?.withoutLinkText)
    decision.effects.append(.event(event))
  }

  mutating func step(_ step: @autoclosure () -> NavigationStep) {
    if wantsSteps { decision.effects.append(.step(step())) }
  }
}
