public import Links

/// One window and its open screens, each of which lives as long as its entry.
///
/// A module calls it through its `Router`, the app and the UI directly. No call traps, and a refused one changes nothing. A call made while
/// observers are notified of a change runs after all of them.
@MainActor
public final class Navigator<Screen> {
  /// The app's modules.
  public let modules: Modules<Screen>
  /// The waiting link, and the link being resolved.
  public let links = PendingLinks()
  /// Called when a link begins to wait, for example to show the log-in.
  public var onWaiting: @MainActor (Gate) -> Void = { _ in }

  /// Called when a module ends, by `Router.end(with:)` or `Router.leave(from:)` at a root; without it, both are refused.
  ///
  ///     navigator.onEnding = { [weak self] ending in
  ///       if case SignInCoordinator.Ending.loggedIn(let account)? = ending.value { self?.session.begin(account) }
  ///     }
  public var onEnding: (@MainActor (ModuleEnding) -> Void)?

  /// Called with each step of every call while it runs.
  ///
  ///     navigator.onStep = { print($0) }
  public var onStep: (@MainActor (NavigationStep) -> Void)? {
    didSet { reportWork() }
  }

  /// Called with a link to a module that the window doesn't have.
  package var onExit: @MainActor (DeepLink) -> Void = { _ in }

  private(set) var window: Window
  let reports = ScopeReports()
  private(set) lazy var screens = LiveScreens<Screen>(reports)
  let openModules = OpenModules<Screen>()
  let callers = Callers()
  private let observers = Observers()
  private let gates: [Gate: Gatekeeper]
  private let resolvers: [String: LinkResolver]
  private var resolution: Scope?
  private var notices: [@MainActor () -> Void] = []
  private var isBusy = false
  private var isSettling = false
  private var isAnimating = true
  /// What is being asked, also when the call that is decided was made.
  private var questions: Set<Question> = []
  private var workCount = 0

  /// Creates a window at the tab that the root's feature shows first.
  ///
  /// Throws if no module is named `root`, a gate isn't listed, or a module has a resolver's name. With the resolver `["codes": place]`,
  /// `app://codes/x7` opens the link that `place` returns.
  public init(
    _ modules: Modules<Screen>, root: String, gates: [Gate: Gatekeeper] = [:], resolvers: [String: LinkResolver] = [:]
  ) throws(ModuleProblem) {
    guard let place = modules.table.openRoot(root, firstTab: modules[root]?.firstTab()) else {
      throw .noSuchModule(root, known: modules.features.map(\.module.name))
    }
    if let problem = modules.table.problem(withGates: Set(gates.keys)) { throw problem }
    if let name = resolvers.keys.filter({ modules[$0] != nil }).min() { throw .sameName(name) }
    (self.modules, self.gates, self.resolvers) = (modules, gates, resolvers)
    window = Window(modules.table, opening: place)
    reports.isCovered = { [weak self] in self?.isCovered($0) ?? false }
  }

  /// Creates the window of a single module, for an app or a preview.
  public convenience init(_ feature: Feature<Screen>, gates: [Gate: Gatekeeper] = [:]) throws(ModuleProblem) {
    try self.init(try Modules([feature.placed(.root)]), root: feature.module.name, gates: gates)
  }

  /// Creates a window of one unchecked module with all gates open, for a test.
  package init(unchecked feature: Feature<Screen>) {
    modules = Modules(unchecked: feature.placed(.root))
    (gates, resolvers) = (modules.openGates, [:])
    let roots = feature.module.rootRoutes
    let first = feature.firstTab().flatMap { roots.firstIndex(of: $0) } ?? 0
    window = Window(modules.table, opening: NavigationSnapshot(tabs: roots.map { [$0] }, selectedTab: first))
    reports.isCovered = { [weak self] in self?.isCovered($0) ?? false }
  }

  // MARK: Calls

  /// Runs or queues a call, then notifies callers and runs the queued calls.
  @discardableResult
  func submit(
    _ request: Request, named name: Call.Name? = nil, by caller: Call.Caller? = nil, from origin: EntryID? = nil,
    with model: (any Sendable)? = nil, waiter: (any Waiter)? = nil
  ) -> Decision {
    var call = window.makeCall(request)
    call.name = name
    call.caller = caller
    call.origin = origin
    call.model = model
    call.isAnimated = isAnimating
    call.isAwaited = waiter != nil
    call.madeDuring = questions
    if let waiter { callers.add(waiter, of: call.id) }
    return submit(call)
  }

  private func submit(_ call: Call) -> Decision {
    if !isBusy { return run(call) }
    var call = call
    // A call that can't be done is refused at once, and reported in its turn.
    if let obstacle = window.obstacle(to: call) { (call.request, call.origin) = (.refuse(obstacle), nil) }
    window.enqueue(call)
    if case .refuse(let error) = call.request { return Decision(outcome: .refused(error)) }
    return Decision(outcome: .queued)
  }

  private func run(_ call: Call) -> Decision {
    isBusy = true
    var decision = decide(call)
    // The second decision waits for the effects of the first, so that no observer sees the tree of the second change.
    if let next = decision.next { decision = decide(next) }
    isBusy = false
    settleCalls()
    return decision
  }

  private func decide(_ call: Call) -> Decision {
    questions = call.madeDuring
    let answers = answers(to: call)
    questions = []
    let decision = window.decide(call, answers)
    for effect in decision.effects { apply(effect, of: call) }
    for notice in decision.notices { notices.append(notification(for: notice)) }
    return decision
  }

  private func notification(for notice: Notice) -> @MainActor () -> Void {
    switch notice {
    case .finished(let call, let value): notification(of: call) { $0.finish(with: value) }
    case .cancelled(let call, let reason): notification(of: call) { $0.cancel(reason) }
    case .proceed(let call): notification(of: call) { $0.finish(with: ()) }
    case .ended(let ending): { [onEnding] in onEnding?(ending) }
    }
  }

  private func notification(
    of call: CallID, _ notify: @escaping @MainActor (any Waiter) -> Void
  ) -> @MainActor () -> Void {
    let waiter = callers.remove(call)
    return { if let waiter { notify(waiter) } }
  }

  private func settleCalls() {
    let isOutermost = !isSettling
    isSettling = true
    while !notices.isEmpty { notices.removeFirst()() }
    guard isOutermost else { return }
    while let call = window.dequeue() { _ = run(call) }
    isSettling = false
  }

  func answers(to call: Call) -> Answers {
    let request = call.request
    // Asking the window costs a copy of its value, without its stacks, and most calls need nothing.
    var answers = answers(of: gates.isEmpty ? [] : window.gates(before: call))
    (answers.wantsSteps, answers.followsEndings) = (onStep != nil, onEnding != nil)
    for entry in screens.guarded {
      if hasUnsavedChanges(entry) { answers.unsaved.insert(entry) }
      answers.refusing[entry] = reasonToStay(on: entry)
    }
    switch request {
    case .open, .openWaiting, .showRoot, .restore:
      for root in window.roots(namedBy: request, answers) { answers.firstTabs[root] = firstTab(of: root) }
    case .finish(_, let value, _): answers.accepting = callers.accepting(value)
    default: break
    }
    return answers
  }

  func answers(of needed: [Gate]) -> Answers {
    var answers = Answers()
    for gate in needed where answers.gates[gate] == nil { answers.gates[gate] = state(of: gate) }
    return answers
  }

  // MARK: Asking

  /// Asks a closure of the app, unless it is being asked: a call that it makes would ask it without end.
  private func ask<Answer>(_ question: Question, whileAsked answer: Answer, _ closure: () -> Answer) -> Answer {
    guard questions.insert(question).inserted else { return answer }
    defer { questions.remove(question) }
    return closure()
  }

  private func state(of gate: Gate) -> GateState? {
    guard let gatekeeper = gates[gate] else { return nil }
    return ask(.gate(gate), whileAsked: .closed("The gate “\(gate)” is being asked")) { gatekeeper() }
  }

  func hasUnsavedChanges(_ entry: EntryID) -> Bool {
    ask(.unsavedChanges(entry), whileAsked: true) { screens.hasUnsavedChanges(entry) }
  }

  private func reasonToStay(on entry: EntryID) -> String? {
    ask(.reasonToStay(entry), whileAsked: "That screen is being asked whether it can be left") {
      screens.reasonToStay(on: entry)
    }
  }

  private func firstTab(of root: String) -> AnyRoute? {
    ask(.firstTab(root), whileAsked: nil) { modules[root]?.firstTab() }
  }

  // MARK: Applying effects

  private func apply(_ effect: Effect, of call: Call) {
    switch effect {
    case .began(let name, let subject):
      let caller = call.caller.flatMap { openModules[$0.module]?.coordinator }
      onStep?(
        .call(function: name.function, label: name.label, subject: subject, caller: caller.map { type(of: $0) }))
    case .step(let step): onStep?(step)
    case .endAll:
      screens.removeAll()
      openModules.endAll()
      if window.phase == .started { screens.start() }
    case .change(let difference, let left):
      screens.remove(difference.removed.map(\.id))
      openModules.end(left)
      makeScreens(of: difference.added, handing: call.model)
    case .event(let event): observers.notify(event)
    case .waits(let link):
      links.waiting = link?.plan.link
      if let link { onWaiting(link.gate) }
    case .resolves(let call): resolve(call)
    }
  }

  private func makeScreens(of entries: [Entry<AnyRoute>], handing model: (any Sendable)?) {
    guard window.phase == .started else { return }
    for entry in entries {
      let module = openModules.module(of: entry) { modules[$0]?.open(self) }
      screens.add(entry, handing: entry == window.tree.top ? model : nil) { module?.makeScreen(entry.route, $0) }
      if let onStep, let screen = screens[entry.id] { onStep(.screen(entry, type(of: screen as Any))) }
    }
  }

  private func resolve(_ call: Call?) {
    resolution?.end()
    resolution = nil
    links.resolving = nil
    guard let call, case .resolve(let link, let policy, let opening) = call.request else { return }
    guard let resolver = resolvers[link.module] else { return }
    links.resolving = link
    let scope = Scope()
    resolution = scope
    scope.run {
      try await resolver(link)
    } then: { [weak self] result in
      guard let self else { return }
      var answered = call
      (answered.isAgain, answered.isResolved) = (true, true)
      do {
        answered.request = .open(try modules.plan(try result.get()).opened(opening), policy)
      } catch let error as DeepLinkError {
        answered.request = .refuse(NavigationError(error))
      } catch {
        answered.request = .refuse(.unavailable("The link can't be opened now: \(error)"))
      }
      _ = submit(answered)
    }
  }

  private func isCovered(_ entry: EntryID) -> Bool {
    entry != window.tree.top.id && !window.tree.tabs.contains { $0[0].id == entry }
  }

  // MARK: Lifetime

  /// Makes a new screen for every open entry, also after `stop()`, and for each added one; restore saved navigation first.
  public func start() { submit(.start) }

  /// Ends all scopes, releases the coordinators, cancels pending results, and refuses every call, also queued ones, with
  /// `NavigationError.flowEnded` until `start()`; called by an observer, ends the screens after the current change.
  public func stop() {
    window.close()
    submit(.stop)
  }

  private var scopes: [Scope] { screens.scopes + openModules.scopes + [resolution].compactMap(\.self) }

  /// Whether no work is in progress and no link is being resolved; following a sequence doesn't count.
  public var isIdle: Bool { screens.isIdle && openModules.isIdle && resolution?.isIdle != false }

  /// Waits until the window is idle.
  public func settle() async {
    while !isIdle {
      for scope in scopes where !scope.isIdle { await scope.settle() }
    }
  }

  // MARK: Reporting

  /// Calls `observer` once per change and once per refused call, in order.
  ///
  ///     navigator.observe { event in
  ///       guard event.error == nil else { return }
  ///       analytics.track("screen", ["link": "\(event.to.route.link)", "by": event.kind?.rawValue ?? ""])
  ///     }
  @discardableResult
  public func observe(_ observer: @escaping @MainActor (NavigationEvent) -> Void) -> ObserverID {
    observers.add(observer)
  }

  /// Stops calling an observer; ignores an unknown one.
  public func removeObserver(_ id: ObserverID) { observers.remove(id) }

  func forget(_ waiter: any Waiter) {
    if let call = callers.call(of: waiter) {
      callers.remove(call)
      window.forget(call)
    }
    waiter.cancel(.taskCancelled)
  }

  func report<Value: Sendable>(_ result: FlowResult<Value>, to receiver: OpenModule<Screen>?) {
    guard let onStep else { return }
    let receiver: AnyObject.Type? = receiver?.coordinator.map { type(of: $0) }
    switch result {
    case .finished: onStep(.result(Value.self, nil, receiver: receiver))
    case .cancelled(let reason): onStep(.result(nil, reason, receiver: receiver))
    }
  }

  private func reportWork() {
    guard let onStep else { return reports.onWork = nil }
    reports.onWork = { [weak self] scope, fileID, line in
      guard let self else { return nil }
      workCount += 1
      let number = workCount
      let coordinator = openModules.module(of: scope)?.coordinator
      onStep(.work(number, scope.route, caller: coordinator.map { type(of: $0) }, at: (fileID, line)))
      return { onStep(.workEnded(number, $0)) }
    }
  }

  /// Makes calls that a UI doesn't animate.
  @discardableResult
  public func withoutAnimation<Result>(_ calls: () -> Result) -> Result {
    let wasAnimating = isAnimating
    defer { isAnimating = wasAnimating }
    isAnimating = false
    return calls()
  }

  // MARK: History and resolvers

  package func keepHistory() { window.keepHistory() }

  package func forgetHistory(keeping links: [DeepLink]) { submit(.forgetHistory(keeping: links)) }

  package func needsResolver(_ link: DeepLink) -> Bool { resolvers[link.module] != nil }
}
