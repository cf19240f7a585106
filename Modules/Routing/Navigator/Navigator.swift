public import Links

/// Owns what is open in one window, and is the only type that changes it.
///
/// Its tabs, stacks and modals hold routes of all modules. A module reaches it through its `Router`; the app and the front end call
/// it directly. Every call returns its outcome and none traps. A refused call changes nothing. A call made while observers are
/// notified of another change is queued until all observers have been called.
///
/// Screens and coordinators follow the entries: a screen lives from the change that adds its entry to the one that removes it, and
/// a coordinator from the first entry of its module to the last.
@MainActor
public final class Navigator<Screen> {
  /// The modules of the app.
  public let modules: Modules<Screen>
  /// Decides whether a planned link may open now: `nil` opens it, any other outcome is returned instead.
  ///
  /// The policy is `nil` for a saved place, which can't wait. By default, every place opens.
  public var admit: @MainActor (LinkPlan, OpenPolicy?) -> NavigationOutcome? = { _, _ in nil }

  /// Called with each step of every call while it runs; `nil` by default, and then no step is made.
  ///
  ///     navigator.onStep = { print($0) }
  public var onStep: (@MainActor (NavigationStep) -> Void)? {
    didSet { reportWork() }
  }

  /// Called with a link that a module opens to another one that the window doesn't have: it runs alone, or in a test.
  package var onExit: @MainActor (DeepLink) -> Void = { _ in }

  private(set) var tree: NavigationTree
  let reports = ScopeReports()
  private lazy var screens = LiveScreens<Screen>(reports)
  private let openModules = OpenModules<Screen>()
  private let results = PendingResults()
  private let queue = CallQueue()
  private let observers = Observers()
  private var eventCount = 0
  private var workCount = 0
  /// The attempt to leave that the open confirmation is about.
  private var attempt: LeaveAttempt?
  private var phase = Phase.new
  private var isAnimating = true

  private enum Phase { case new, started, stopped }

  /// Makes a window that begins with a root module, at its first tab.
  ///
  /// Throws `ModuleProblem.noSuchModule` if no module has the name.
  public init(_ modules: Modules<Screen>, root: String) throws(ModuleProblem) {
    guard let snapshot = modules.openRoot(root) else {
      throw .noSuchModule(root, known: modules.features.map(\.module.name))
    }
    self.modules = modules
    tree = NavigationTree(roots: snapshot.tabs.map(\.[0]), selectedTab: snapshot.selectedTab)
  }

  /// Makes the window of one module, for an app or a preview that has no other.
  public convenience init(_ feature: Feature<Screen>) throws(ModuleProblem) {
    try self.init(try Modules([feature.placed(.root)]), root: feature.module.name)
  }

  /// Makes the window of one module as it is declared, for a test.
  package init(unchecked feature: Feature<Screen>) {
    modules = Modules(unchecked: feature.placed(.root))
    tree = NavigationTree(
      roots: feature.roots, selectedTab: feature.firstTab().flatMap { feature.roots.firstIndex(of: $0) } ?? 0)
  }

  // MARK: Lifetime

  /// Makes a screen for every open entry, and from now on for every new one.
  ///
  /// A window that restores what was saved does so first, so that no other screen is made. Starting again, even after `stop()`, makes
  /// all screens new.
  public func start() {
    _ = queue.run { [self] in
      endScreens()
      phase = .started
      let open = NavigationTree.Difference(added: tree.entries)
      openModules.update(open)
      makeScreens(of: open.added)
      return .done
    }
  }

  /// Ends the window: ends all scopes, releases all coordinators, and cancels all pending results.
  ///
  /// Every later call is refused with `NavigationError.flowEnded` until `start()` is called again. An observer may stop the window:
  /// the calls that wait are refused, and the screens end after the change that it observes.
  public func stop() {
    phase = .stopped
    _ = queue.run { [self] in
      _ = tree.closeConfirmation()
      dropAttempt(.flowEnded)
      endScreens()
      results.cancelAll(.flowEnded)
      return .done
    }
  }

  private func endScreens() {
    screens.removeAll()
    openModules.endAll()
  }

  private func makeScreens(of entries: [Entry<AnyRoute>]) {
    guard phase == .started else { return }
    for entry in entries {
      let module = openModules.module(of: entry) { modules[$0]?.open(self) }
      screens.add(entry.id) { module?.makeScreen(entry.route, $0) }
      if let onStep, let screen = screens[entry.id] { onStep(.screen(entry.route, type(of: screen as Any))) }
    }
  }

  /// Whether no open screen and no open module has work in progress; following a sequence is no work.
  public var isIdle: Bool { scopes.allSatisfy(\.isIdle) }

  /// Waits until no open screen and no open module has work in progress.
  public func settle() async {
    while let busy = scopes.first(where: { !$0.isIdle }) { await busy.settle() }
  }

  private var scopes: [Scope] { screens.scopes + openModules.scopes }

  // MARK: What is open

  /// Everything that is open, with its screens; the confirmation is the topmost modal.
  ///
  /// It is `nil` before `start()` and after `stop()`.
  public var content: NavigationSnapshot<OpenEntry<Screen>>? {
    guard phase == .started else { return nil }
    func open(_ stack: NavigationTree.Stack) -> [OpenEntry<Screen>] {
      stack.compactMap { entry in screens[entry.id].map { OpenEntry(id: entry.id, route: entry.route, screen: $0) } }
    }
    var modals = tree.modals
    if let confirmation = tree.confirmation { modals.append(Modal(style: .alert, stack: [confirmation])) }
    let content = NavigationSnapshot(
      tabs: tree.tabs.map(open), selectedTab: tree.selectedTab,
      modals: modals.map { Modal(style: $0.style, stack: open($0.stack)) })
    return content.stacks.contains(where: \.isEmpty) ? nil : content
  }

  /// What is open, as routes; the confirmation belongs to an attempt to leave.
  package var routes: NavigationSnapshot<AnyRoute> { tree.snapshot.map(\.route) }

  /// What is open, as links; it can be saved, and opened again with `restore(_:)`.
  public var snapshot: NavigationSnapshot<DeepLink> { routes.map(\.link) }

  /// The visible place as one link; opening it elsewhere shows the same place.
  ///
  /// If no link can name every screen on the way, it is the link of the visible screen.
  public var link: DeepLink { modules.link(to: routes) }

  /// The name of the root module: that of the first tab.
  public var root: String { tree.tabs[0][0].route.module }
  /// The visible entry.
  public var visible: Entry<AnyRoute> { tree.top }
  /// Whether a confirmation is open.
  ///
  /// It is about what was open when it was asked. Any other change closes it, as if the user had declined.
  public var isConfirming: Bool { tree.confirmation != nil }

  /// The names of the tabs, as `selectTab(_:)` and scripts know them: the path of a root or, beside the root module, the name of the
  /// module, and its path if the module has another tab before.
  public var tabNames: [String] {
    var names: [String] = []
    for route in tree.tabs.map(\.[0].route) {
      let name = route.module == root ? route.path.description : route.module
      names.append(names.contains(name) ? "\(route.module)/\(route.path)" : name)
    }
    return names
  }

  /// Returns the coordinator that made the screen of an entry; `nil` if the entry isn't open.
  public func coordinator(of entry: EntryID) -> AnyObject? {
    self.entry(entry).flatMap { openModules[$0.route.module]?.coordinator }
  }

  func screen(of entry: EntryID) -> Screen? { screens[entry] }

  private func entry(_ id: EntryID) -> Entry<AnyRoute>? {
    tree.top.id == id ? tree.top : tree.entries.first { $0.id == id }
  }

  // MARK: Observing

  /// Calls `observer` once per change and once per refused call, in order.
  ///
  /// An adapter for analytics:
  ///
  ///     navigator.observe { event in
  ///       guard event.error == nil else { return }
  ///       analytics.track("screen", ["link": "\(event.to.route.link)", "by": event.kind?.rawValue ?? ""])
  ///     }
  @discardableResult
  public func observe(_ observer: @escaping @MainActor (NavigationEvent) -> Void) -> ObserverID {
    observers.add(observer)
  }

  /// Stops calling an observer; an unknown one is ignored.
  public func removeObserver(_ id: ObserverID) { observers.remove(id) }

  private func notify(
    _ kind: NavigationKind?, isAnimated: Bool = true, from: Entry<AnyRoute>, error: NavigationError? = nil
  ) {
    eventCount += 1
    observers.notify(
      NavigationEvent(
        number: eventCount, kind: kind, isAnimated: isAnimated, from: from, to: tree.top,
        error: error?.withoutLinkText))
  }

  /// Reports a call that can't be done, and returns its outcome.
  ///
  /// Observers that are being notified of another change are notified of it afterwards.
  @discardableResult
  public func refuse(_ error: NavigationError) -> NavigationOutcome {
    _ = queue.run { [self] in report(error) }
    return .refused(error)
  }

  /// Reports the refusal of a link that a module can't open.
  func refuseLink(_ error: NavigationError, of caller: OpenModule<Screen>? = nil) -> NavigationOutcome {
    begin("open(_:)", nil, by: caller)
    return refuse(error)
  }

  private func report(_ error: NavigationError) -> NavigationOutcome {
    notify(nil, from: tree.top, error: error)
    onStep?(.outcome(.refused(error.withoutLinkText)))
    return .refused(error)
  }

  // MARK: Steps

  private func begin(
    _ function: String, _ subject: @autoclosure () -> (any Sendable)?, by caller: OpenModule<Screen>? = nil
  ) {
    onStep?(.call(function: function, subject: subject(), caller: caller?.coordinator.map { type(of: $0) }))
  }

  /// Reports the result of a call that a module has waited for.
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
    reports.onWork = { [weak self] scope in
      guard let self else { return nil }
      workCount += 1
      let number = workCount
      let coordinator = openModules.module(of: scope)?.coordinator
      onStep(.work(number, scope.entry.flatMap(entry)?.route, caller: coordinator.map { type(of: $0) }))
      return { onStep(.workEnded(number, $0)) }
    }
  }

  // MARK: Calls of the user and of the app

  /// Goes back one step; refused as stale unless `entry` is visible.
  @discardableResult
  public func back(from entry: EntryID? = nil) -> NavigationOutcome { send(from: entry) { _ in .back } }

  /// Removes an entry and everything above it, wherever it is; the root of a modal closes the modal.
  ///
  /// An entry that is gone is refused, so a UI that dismisses first and notifies later, such as SwiftUI, may call it too.
  @discardableResult
  public func dismiss(_ entry: EntryID) -> NavigationOutcome { send { _ in .dismiss(entry) } }

  /// Closes the topmost modal; refused as stale unless `entry` is visible in it.
  @discardableResult
  public func dismissModal(from entry: EntryID? = nil) -> NavigationOutcome {
    send(from: entry) { .dismissModals(keeping: $0.countBelowTop) }
  }

  /// Selects the tab of this name; selecting the visible tab pops its stack to the root if no modal is open.
  @discardableResult
  public func selectTab(_ name: String) -> NavigationOutcome {
    run { navigator throws(NavigationError) in
      navigator.begin("selectTab(_:)", name)
      guard let tab = navigator.tabNames.firstIndex(of: name) else { throw .noSuchTab(name) }
      return try navigator.perform(.select(tab: tab, pushing: nil))
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

  // MARK: Links

  /// Opens a link of any module in one change.
  @discardableResult
  public func open(_ link: DeepLink, _ policy: OpenPolicy = .reuse) -> NavigationOutcome {
    do throws(DeepLinkError) { return open(try modules.plan(link), policy) } catch {
      return refuseLink(NavigationError(error))
    }
  }

  /// Opens a planned link in one change.
  @discardableResult
  public func open(_ plan: LinkPlan, _ policy: OpenPolicy = .reuse) -> NavigationOutcome {
    open(plan, policy, from: nil)
  }

  /// Puts a root module in place of everything, restores what was saved, and opens a planned link above it, in one change.
  ///
  /// - Parameters:
  ///   - root: The name of the module.
  ///   - saved: What to restore; by default, the module begins at its roots.
  ///   - plan: What to open then. If it isn't admitted, it is left out.
  ///   - isAsking: Whether screens with unsaved changes ask first.
  @discardableResult
  public func showRoot(
    _ root: String, restoring saved: NavigationSnapshot<DeepLink>? = nil, opening plan: LinkPlan? = nil,
    askingFirst isAsking: Bool = true
  ) -> Restoration {
    var losses: [DeepLinkError] = []
    let outcome = run { navigator throws(NavigationError) in
      navigator.begin("showRoot(_:)", root)
      guard var snapshot = navigator.modules.openRoot(root) else { throw .unavailable("No module is called “\(root)”") }
      if let saved { (snapshot, losses) = navigator.read(saved, open: snapshot) }
      var destination = Destination(from: snapshot, navigator.modules)
      if let plan, navigator.isAdmitted(plan) {
        do throws(DeepLinkError) { try destination.open(plan, .reuse) } catch { throw NavigationError(error) }
      }
      let command = NavigationCommand.openRoot(destination.snapshot)
      return isAsking ? try navigator.perform(command) : try navigator.change(command) ? .done : .unchanged
    }
    return Restoration(outcome: outcome, losses: losses)
  }

  private func isAdmitted(_ plan: LinkPlan) -> Bool {
    guard let outcome = readAndAdmit(plan, .reuse) else { return true }
    if case .refused(let error) = outcome { _ = report(error) }
    return false
  }

  /// Opens what was saved in one change, as far as the modules still know it and it may open now.
  ///
  /// A call during a change is queued and reports no losses.
  ///
  /// - Parameters:
  ///   - saved: What was open.
  ///   - isPartial: Whether the rest opens if a part can't be restored; otherwise the call is refused with the first loss.
  @discardableResult
  public func restore(_ saved: NavigationSnapshot<DeepLink>, isPartial: Bool = true) -> Restoration {
    var losses: [DeepLinkError] = []
    let outcome = run { navigator throws(NavigationError) in
      navigator.begin("restore(_:)", nil)
      let read = navigator.read(saved, open: navigator.routes)
      losses = read.losses
      if let loss = losses.first, !isPartial { throw .unavailable(loss.reason) }
      return try navigator.perform(.open(read.snapshot))
    }
    return Restoration(outcome: outcome, losses: losses)
  }

  /// Returns what could not be restored of a snapshot now; it opens nothing.
  public func losses(in saved: NavigationSnapshot<DeepLink>) -> [DeepLinkError] {
    read(saved, open: routes).losses
  }

  private func read(
    _ saved: NavigationSnapshot<DeepLink>, open: NavigationSnapshot<AnyRoute>
  ) -> (snapshot: NavigationSnapshot<AnyRoute>, losses: [DeepLinkError]) {
    var reader = SavedSnapshot(modules) { [admit] in admit($0, nil)?.obstacle }
    return (reader.read(saved, open: open), reader.losses)
  }

  // MARK: Leaving

  /// The entry with unsaved changes that the open confirmation is about; `nil` if none is open.
  public var asking: Entry<AnyRoute>? { isConfirming ? attempt?.asking.flatMap(entry) : nil }

  /// Whether leaving an entry now would open a confirmation.
  public func asksBeforeLeaving(_ entry: EntryID) -> Bool {
    screens.hasUnsavedChanges(entry) && self.entry(entry)?.route.leaveConfirmation != nil
  }

  /// Whether leaving everything now would open a confirmation.
  public var asksBeforeLeaving: Bool { tree.entries.contains { leaveConfirmation(of: $0) != nil } }

  /// Asks the user to confirm leaving each screen with unsaved changes, the innermost first, then calls `proceed`.
  ///
  /// It removes nothing itself. Call it before something outside this window ends it, such as the end of the program.
  ///
  /// - Parameters:
  ///   - proceed: Leaves the window; called immediately if no screen asks.
  ///   - stay: Called instead if the user declines, or if another change closes the confirmation.
  @discardableResult
  public func confirmLeaving(
    _ proceed: @escaping @MainActor () -> Void, orElse stay: @escaping @MainActor () -> Void = {}
  ) -> NavigationOutcome {
    run { navigator throws(NavigationError) in
      navigator.begin("confirmLeaving(_:)", nil)
      return try navigator.proceed(with: LeaveAttempt(.leaveAll(proceed), onDrop: stay))
    }
  }

  /// Answers the open confirmation: agreeing completes the call that was attempted, declining leaves everything as it was.
  ///
  /// Calls that observers make when the confirmation closes wait until the attempted call is complete too.
  @discardableResult
  public func answerConfirmation(_ isAgreed: Bool) -> NavigationOutcome { answerConfirmation(isAgreed, by: nil) }

  func answerConfirmation(_ isAgreed: Bool, by caller: OpenModule<Screen>?) -> NavigationOutcome {
    run(by: caller) { navigator throws(NavigationError) in
      navigator.begin("answerConfirmation(_:)", isAgreed, by: caller)
      guard navigator.isConfirming, let attempt = navigator.attempt else { throw .nothingToConfirm }
      if isAgreed { navigator.attempt = nil }
      _ = try navigator.change(.dismissModals(keeping: navigator.tree.modals.count))
      return isAgreed ? try navigator.proceed(with: attempt) : .done
    }
  }

  /// Performs an attempt, or shows the confirmation of the innermost screen that hasn't asked yet.
  private func proceed(with attempt: LeaveAttempt) throws(NavigationError) -> NavigationOutcome {
    for entry in screens.neverAsk ? [] : removedEntries(by: attempt.action) where !attempt.agreed.contains(entry.id) {
      guard let confirmation = leaveConfirmation(of: entry) else { continue }
      attempt.hasAsked(entry.id)
      onStep?(.question(entry.route))
      dropAttempt(.notShown)
      self.attempt = attempt
      _ = try change(.confirm(confirmation))
      return .needsConfirmation
    }
    let waiter = attempt.end()
    switch attempt.action {
    case .command(let command, let isAnimated):
      do throws(NavigationError) {
        return try change(command, isAnimated: isAnimated, waiter: waiter) ? .done : .unchanged
      } catch {
        queue.afterCall { waiter?.cancel(.refused(error)) }
        throw error
      }
    case .finish(let entry, let value):
      let waiter = results.remove(entry)
      do throws(NavigationError) {
        _ = try change(.dismiss(entry))
      } catch {
        if let waiter { results.add(waiter, for: entry) }
        throw error
      }
      queue.afterCall { waiter?.finish(with: value) }
    case .leaveAll(let proceed): queue.afterCall(proceed)
    }
    return .done
  }

  /// Returns the entries that an action removes, the innermost first; none if the action would be refused.
  private func removedEntries(by action: LeaveAttempt.Action) -> [Entry<AnyRoute>] {
    func removed(by command: NavigationCommand) -> [Entry<AnyRoute>] {
      var copy = tree
      return (try? copy.perform(command))??.removed ?? []
    }
    return switch action {
    case .command(let command, _): removed(by: command)
    case .finish(let entry, _): removed(by: .dismiss(entry))
    case .leaveAll: tree.entries.reversed()
    }
  }

  private func leaveConfirmation(of entry: Entry<AnyRoute>) -> AnyRoute? {
    screens.hasUnsavedChanges(entry.id) ? entry.route.leaveConfirmation : nil
  }

  private func dropAttempt(_ reason: Cancellation) {
    guard let dropped = attempt else { return }
    attempt = nil
    queue.afterCall { dropped.drop(reason) }
  }

  // MARK: Calls of modules

  /// Performs a command that depends on what is open.
  ///
  /// The checks run in this order: a window that has stopped, and a module that has ended, refuse; a call made during a change is
  /// queued; a call from an entry that isn't visible is refused as stale; a route that can't be written as a link is refused; a
  /// screen with unsaved changes asks for confirmation first.
  ///
  /// - Parameters:
  ///   - origin: The entry of the calling screen; `nil` skips the check that it is visible.
  ///   - caller: The module that calls; `nil` for the app.
  ///   - waiter: The caller that awaits the result of the entry that the command shows.
  ///   - function: The function that the module or the app has called.
  ///   - command: Returns the command, from what is open when the call runs.
  func send(
    from origin: EntryID? = nil, by caller: OpenModule<Screen>? = nil, waiter: (any Waiter)? = nil,
    function: String = #function,
    _ command: @escaping @MainActor (NavigationTree) throws(NavigationError) -> NavigationCommand
  ) -> NavigationOutcome {
    run(by: caller, waiter: waiter) { [isAnimating] navigator throws(NavigationError) in
      let made: NavigationCommand
      do throws(NavigationError) {
        try navigator.checkVisible(origin)
        made = try command(navigator.tree)
      } catch {
        navigator.begin(function, nil, by: caller)
        throw error
      }
      navigator.begin(function, made.subject(in: navigator.tree), by: caller)
      return try navigator.perform(made, isAnimated: isAnimating, waiter: waiter)
    }
  }

  func open(
    _ plan: LinkPlan, _ policy: OpenPolicy, from origin: EntryID?, by caller: OpenModule<Screen>? = nil,
    waiter: (any Waiter)? = nil
  ) -> NavigationOutcome {
    run(by: caller, waiter: waiter) { [isAnimating] navigator throws(NavigationError) in
      navigator.begin("open(_:)", plan.link, by: caller)
      try navigator.checkVisible(origin)
      if let outcome = navigator.readAndAdmit(plan, policy) {
        if case .refused(let error) = outcome { throw error }
        waiter?.cancel(.notShown)
        return outcome
      }
      var destination = Destination(from: navigator.routes, navigator.modules)
      do throws(DeepLinkError) { try destination.open(plan, policy) } catch { throw NavigationError(error) }
      let snapshot = destination.snapshot
      return try navigator.perform(
        policy == .reset ? .reset(snapshot) : .open(snapshot), isAnimated: isAnimating && plan.isAnimated,
        waiter: waiter)
    }
  }

  /// Removes the part of the flow that a caller awaits, without asking the screens of its module, and passes the value to the caller.
  ///
  /// The caller awaits the result of the entry, or of one below it in the same run of the module.
  func finish(_ entry: EntryID, with value: any Sendable, by caller: OpenModule<Screen>) -> NavigationOutcome {
    run(by: caller) { navigator throws(NavigationError) in
      navigator.begin("finish(_:)", navigator.entry(entry)?.route, by: caller)
      let run = navigator.tree.run(endingAt: entry)
      guard let first = run.lastIndex(where: { navigator.results.waiter(of: $0.id, accepting: value) != nil }) else {
        throw .noResultExpected(entry)
      }
      let action = LeaveAttempt.Action.finish(run[first].id, value)
      let own = navigator.removedEntries(by: action).filter { $0.route.module == run[first].route.module }
      return try navigator.proceed(with: LeaveAttempt(action, agreed: Set(own.map(\.id))))
    }
  }

  /// Asks the gates whether a planned link may open now.
  private func readAndAdmit(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome? {
    onStep?(.read(plan.routes.isEmpty ? [plan.places[0].root] : plan.routes))
    let outcome = admit(plan, policy)
    if !plan.gates.isEmpty { onStep?(.admission(plan.gates, outcome)) }
    return outcome
  }

  /// Ends a caller's wait without a result; what it has shown stays open.
  func forget(_ waiter: any Waiter) {
    results.forget(waiter)
    waiter.cancel(.taskCancelled)
  }

  /// Runs a call in its turn; a window that has stopped, and a module that has ended, refuse it.
  private func run(
    by caller: OpenModule<Screen>? = nil, waiter: (any Waiter)? = nil,
    _ call: @escaping @MainActor (Navigator) throws(NavigationError) -> NavigationOutcome
  ) -> NavigationOutcome {
    if let obstacle = obstacle(to: caller) {
      waiter?.cancel(.flowEnded)
      return refuse(obstacle)
    }
    return queue.run { [self] in
      do throws(NavigationError) {
        if let obstacle = obstacle(to: caller) { throw obstacle }
        let outcome = try call(self)
        onStep?(.outcome(outcome))
        return outcome
      } catch {
        let reason = error == .flowEnded ? Cancellation.flowEnded : .refused(error)
        queue.afterCall { waiter?.cancel(reason) }
        return report(error)
      }
    }
  }

  func afterCall(_ action: @escaping @MainActor () -> Void) { queue.afterCall(action) }

  private func obstacle(to caller: OpenModule<Screen>?) -> NavigationError? {
    phase == .stopped || caller?.hasEnded == true ? .flowEnded : nil
  }

  private func checkVisible(_ origin: EntryID?) throws(NavigationError) {
    if let origin, origin != tree.top.id { throw .stale(origin) }
  }

  /// Performs a command within a call, after the confirmations that it needs.
  private func perform(
    _ command: NavigationCommand, isAnimated: Bool = true, waiter: (any Waiter)? = nil
  ) throws(NavigationError) -> NavigationOutcome {
    if let fault = command.fault { throw .unwritable(fault) }
    return try proceed(with: LeaveAttempt(.command(command, isAnimated: isAnimated), waiter: waiter))
  }

  // MARK: Changing

  /// Performs a command without asking for confirmation; returns whether it changed anything.
  ///
  /// The tree changes first, then the coordinators and screens; then the observers are notified.
  private func change(
    _ command: NavigationCommand, isAnimated: Bool = true, waiter: (any Waiter)? = nil
  ) throws(NavigationError) -> Bool {
    let from = tree.top
    let difference = try tree.perform(command)
    // A caller waits for what it has shown; what was open already gives no result.
    if let waiter {
      if difference?.added.contains(where: { $0.id == tree.top.id }) == true {
        results.add(waiter, for: tree.top.id)
      } else {
        queue.afterCall { waiter.cancel(.notShown) }
      }
    }
    guard let difference else { return false }
    onStep?(.change(added: difference.added.map(\.route), removed: difference.removed.map(\.route)))
    if tree.confirmation == nil { dropAttempt(.notShown) }
    screens.remove(difference.removed.map(\.id))
    openModules.update(difference)
    makeScreens(of: difference.added)
    let kind = NavigationKind(of: command, from: from, to: tree.top)
    notify(kind, isAnimated: isAnimated, from: from)
    for entry in difference.removed {
      if let waiter = results.remove(entry.id) { queue.afterCall { waiter.cancel(.left(kind)) } }
    }
    return true
  }
}

extension NavigationOutcome {
  /// Why a saved place can't be opened now, in words; `nil` if it can.
  fileprivate var obstacle: String? {
    switch self {
    case .waiting(let gate): "It lies behind “\(gate)”"
    case .refused(let error): error.description
    case .done, .doneIgnoring, .unchanged, .queued, .needsConfirmation: nil
    }
  }
}
