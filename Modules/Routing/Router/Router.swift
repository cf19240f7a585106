public import Links

/// Owns what is open in one module, and is the only type that changes it.
///
/// Every call returns its outcome and none traps. A refused call changes nothing. A call made while observers are notified
/// of another change is queued until all observers have been called.
///
///     let router = Router<LibraryRoute>()
///     router.push(.book(7))      // .done
///     router.pop()               // .done
///     router.pop()               // .refused(.atRoot)
///
/// Call `start(in:)` at the end of the coordinator's initializer, and `stop()` when the flow is over: when another root
/// replaces it, or when a test ends. A released router ends its scopes and cancels pending results by itself.
@MainActor
public final class Router<Route: Routable> {
  /// What is open now.
  public private(set) var state: NavigationState<Route>
  /// Makes the child flows of other modules; without a source, the stacks hold routes of this module only.
  public weak var childSource: (any ChildFlowSource<Route.Screen>)?
  /// Removes this flow from its parent's stack, or refuses; `nil` unless it is a child flow.
  public var leaveParent: (@MainActor () -> NavigationOutcome)?
  /// The screens and child flows of what is open; `nil` before `start(in:)` and after `stop()`.
  private(set) var screens: LiveScreens<Route>?
  private let changeObservers = Observers<NavigationChange<Route>>()
  private let refusalObservers = Observers<NavigationError>()
  private let childObservers = Observers<NavigationEvent>()
  private let childContentObservers = Observers<Bool>()
  private var changeCount = 0
  /// The callers that await a result, by the entry that will give it.
  var results: [EntryID: any Waiter] = [:]
  /// The attempt to leave that the open confirmation is about, here or in a child flow.
  var pendingAttempt: LeaveAttempt<Route>?
  /// Whether a call is in progress; calls that observers make meanwhile wait in `waitingCalls`.
  var isChanging = false
  private var isRunningWaitingCalls = false
  private var waitingCalls: [@MainActor () -> Void] = []
  private var isStopped = false

  /// Makes a router with one root, or with a tab for each further root.
  public init(_ root: Route, tabs: [Route] = []) { state = NavigationState(root, tabs: tabs) }

  /// Makes a router with the roots that the module declares in its `links`.
  public convenience init() {
    let roots = Route.links.roots
    self.init(roots[0], tabs: Array(roots.dropFirst()))
  }

  /// Makes a router whose only root is the route of a link, for a child flow; `nil` if the link names no route of this module.
  public convenience init?(at link: DeepLink) {
    guard let root = Route.links.route(of: link) else { return nil }
    self.init(root)
  }

  // The last release can happen on any thread.
  deinit {
    if !results.isEmpty { Task { @MainActor [results] in results.cancelAll(.flowEnded) } }
  }

  // MARK: Lifetime

  /// Makes a screen for every open entry, and from now on for every new one.
  ///
  /// The router doesn't retain the coordinator. Starting again, even after `stop()`, makes all screens new and ends the child
  /// flows.
  public func start(in coordinator: Route.Coordinator) {
    guard !isChanging else {
      return waitingCalls.append { [weak self, weak coordinator] in
        if let coordinator { self?.start(in: coordinator) }
      }
    }
    isChanging = true
    screens?.removeAll()
    isStopped = false
    state.stacks.removeChildren()
    let screens = LiveScreens<Route>(coordinator)
    self.screens = screens
    screens.add(state.stacks.items)
    runWaitingCalls()
  }

  /// Ends the flow: ends all scopes and child flows, and cancels all pending results.
  ///
  /// Every later call is refused with `NavigationError.flowEnded` until `start(in:)` is called again.
  public func stop() {
    let isNested = isChanging
    isChanging = true
    isStopped = true
    let screens = screens
    self.screens = nil
    state.stacks.confirmation = nil
    pendingAttempt?.waiter?.cancel(.flowEnded)
    replaceAttempt(with: nil)
    screens?.removeAll()
    let cancelled = results
    results = [:]
    cancelled.cancelAll(.flowEnded)
    if !isNested { runWaitingCalls() }
  }

  /// Returns the screen of an entry, or `nil` if the entry isn't open or the router hasn't started.
  public func screen(of entry: EntryID) -> Route.Screen? { screens?.screen(of: entry) }

  /// Whether no open screen has work in progress.
  public var isIdle: Bool { screens?.isIdle ?? true }

  /// Waits until no open screen has work in progress.
  public func settle() async { await screens?.settle() }

  // MARK: Observing

  /// Calls `observer` once per change, in order; refused calls don't notify.
  @discardableResult
  public func observe(_ observer: @escaping @MainActor (NavigationChange<Route>) -> Void) -> ObserverID {
    changeObservers.add(observer)
  }

  /// Calls `observer` once per refused call.
  @discardableResult
  public func observeRefusals(_ observer: @escaping @MainActor (NavigationError) -> Void) -> ObserverID {
    refusalObservers.add(observer)
  }

  /// Calls `observer` once per change, also of a child flow, with whether a UI animates it.
  @discardableResult
  public func observeContent(_ observer: @escaping @MainActor (_ isAnimated: Bool) -> Void) -> ObserverID {
    childContentObservers.add(as: observe { observer($0.isAnimated) }, observer)
  }

  /// Calls `observer` once per change and once per refused call, in order, with the links of the visible entries.
  ///
  /// The calls of child flows are reported too.
  @discardableResult
  public func observeEvents(_ observer: @escaping @MainActor (NavigationEvent) -> Void) -> ObserverID {
    var number = 0
    func report(_ event: NavigationEvent) {
      number += 1
      var event = event
      event.number = number
      observer(event)
    }
    let id = observe { change in
      report(
        NavigationEvent(
          module: Route.links.module, kind: change.kind, from: change.childBefore ?? change.from.route.link,
          to: change.childAfter ?? change.to.route.link))
    }
    refusalObservers.add(as: id) { [weak self] error in
      let link = self?.visibleLink
      report(NavigationEvent(module: Route.links.module, from: link, to: link, error: error))
    }
    return childObservers.add(as: id, report)
  }

  /// Stops calling an observer; an unknown one is ignored.
  public func removeObserver(_ id: ObserverID) {
    changeObservers.remove(id)
    refusalObservers.remove(id)
    childObservers.remove(id)
    childContentObservers.remove(id)
  }

  // MARK: Commands

  /// Performs a command.
  ///
  /// The checks run in this order: a stopped router refuses; a call made during a change is queued; a call from an entry that
  /// isn't visible is refused as stale; a route that can't be written as a link is refused; a screen with unsaved changes
  /// asks for confirmation first.
  ///
  /// - Parameters:
  ///   - command: What to do.
  ///   - isAnimated: Whether a UI animates the change.
  ///   - origin: The entry of the calling screen; `nil` skips the check that it is visible.
  @discardableResult
  public func send(
    _ command: NavigationCommand<Route>, isAnimated: Bool = true, from origin: EntryID? = nil
  ) -> NavigationOutcome {
    inTurn { $0.perform(command, isAnimated: isAnimated, from: origin) }
  }

  /// Runs a call now, or queues it while another one is in progress; a stopped router refuses it and calls `onStopped`.
  func inTurn(
    onStopped: @escaping @MainActor () -> Void = {}, _ call: @escaping @MainActor (Router) -> NavigationOutcome
  ) -> NavigationOutcome {
    if isStopped {
      onStopped()
      return refuse(.flowEnded)
    }
    if isChanging {
      waitingCalls.append { [weak self] in _ = self?.inTurn(onStopped: onStopped, call) }
      return .queued
    }
    isChanging = true
    let outcome = call(self)
    runWaitingCalls()
    // A child flow at its root goes back by leaving its parent's stack.
    if let leaveParent, outcome == .refused(.atRoot) { return leaveParent() }
    return outcome
  }

  /// Runs a call now or, while another one is in progress, before the calls that wait already.
  func runNext(_ call: @escaping @MainActor (Router) -> NavigationOutcome) {
    if isChanging {
      waitingCalls.insert({ [weak self] in _ = self?.inTurn(call) }, at: 0)
    } else {
      _ = inTurn(call)
    }
  }

  private func runWaitingCalls() {
    isChanging = false
    guard !isRunningWaitingCalls else { return }
    isRunningWaitingCalls = true
    while !waitingCalls.isEmpty { waitingCalls.removeFirst()() }
    isRunningWaitingCalls = false
  }

  /// Checks and applies a command within a call that is in progress.
  func perform(
    _ command: NavigationCommand<Route>, isAnimated: Bool = true, from origin: EntryID? = nil
  ) -> NavigationOutcome {
    if case .confirm = command { return refuse(.nothingToConfirm) }
    if let origin, origin != state.stacks.top.id { return refuse(.stale(origin)) }
    // The root of a modal is not the root of a child flow, which going back leaves.
    if case .pop(1...) = command, leaveParent != nil, state.isPresenting, state.depth == 0 { return .unchanged }
    if let fault = command.fault { return refuse(.unwritable(fault)) }
    return apply(command, isAnimated: isAnimated)
  }

  /// Performs a checked command, after the confirmations that it needs.
  func apply(_ command: NavigationCommand<Route>, isAnimated: Bool = true) -> NavigationOutcome {
    guard screens?.mayAskBeforeLeaving == true else { return change(command, isAnimated: isAnimated) }
    return attempt(LeaveAttempt(.command(command, isAnimated: isAnimated)))
  }

  /// Performs a command without asking for confirmation.
  func change(_ command: NavigationCommand<Route>, isAnimated: Bool = true) -> NavigationOutcome {
    let before = state.stacks.topEntry
    let childBefore = topChild?.topLink
    var changes = OpenStacks.Changes()
    switch state.perform(command, &changes, childContent: { screens?.child($0)?.snapshot }) {
    case .done: break
    case .refused(.atRoot) where leaveParent != nil: return .refused(.atRoot)
    case .refused(let error): return refuse(error)
    case let outcome: return outcome
    }
    changeCount += 1
    if state.stacks.confirmation == nil { replaceAttempt(with: nil) }
    for id in changes.removed { screens?.remove(id) }
    screens?.add(changes.added)
    for (id, content) in changes.addedChildren { addChild(id, holding: content) }
    if let children = screens?.children {
      // A confirmation is about what was open when it was asked.
      children.confirming?.answerConfirmation(false)
      children.discardModals(except: state.stacks.childrenOnTop)
    }
    let change = NavigationChange(
      number: changeCount, command: command, isAnimated: isAnimated, childBefore: childBefore,
      childAfter: topChild?.topLink, before: before, after: state.stacks.topEntry)
    changeObservers.notify(change)
    for id in changes.removed { results.removeValue(forKey: id)?.cancel(.left(change.kind)) }
    return .done
  }

  /// Notifies the observers of refusals and returns the outcome.
  func refuse(_ error: NavigationError) -> NavigationOutcome {
    refusalObservers.notify(error)
    return .refused(error)
  }

  /// Begins a child flow, opens what it holds, and forwards its events.
  private func addChild(_ id: EntryID, holding content: NavigationSnapshot<DeepLink>) {
    guard let link = content.tabs.first?.first, let child = childSource?.makeChild(at: link) else { return }
    screens?.add(child, as: id)
    child.flow.childSource = childSource
    child.flow.leaveParent = { [weak self] in self?.send(.dismiss(id)) ?? .refused(.flowEnded) }
    child.flow.restore(content)
    child.flow.observeContent { [weak self] in self?.childContentObservers.notify($0) }
    child.flow.observeEvents { [weak self] event in
      if event.kind == .confirmation { self?.screens?.children?.declineConfirmations(except: id) }
      self?.childObservers.notify(event)
    }
  }
}
