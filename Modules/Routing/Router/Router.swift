public import Links

/// Holds what is open in one module, and is the only thing that changes it.
///
/// Every call says how it ended and none traps. A call that is refused changes nothing. A call from inside the notice of
/// another change waits until everybody has been told of that one. All of it belongs to the main actor.
///
///     let router = Router<LibraryRoute>()
///     router.push(.book(7))      // .done
///     router.pop()               // .done
///     router.pop()               // .refused(.atRoot)
@MainActor
public final class Router<Route: Routable> {
  /// What is open now.
  @inlinable public var layers: Layers<Route> { state.layers }
  @usableFromInline var state: State

  /// Makes a router that begins at a root, with a tab for each further one.
  public init(_ root: Route, _ otherTabs: Route...) {
    state = State(layers: Layers(root, otherTabs))
  }

  /// Makes a router that begins where the module's links say it begins.
  public init() {
    let roots = Route.links.roots
    state = State(layers: Layers(roots[0], Array(roots.dropFirst())))
  }

  // Whoever waits for a result is told even when nobody has called `stop()`. The last reference may go on any thread.
  deinit {
    guard !state.results.isEmpty else { return }
    Task { @MainActor [results = state.results] in results.cancelAll(.flowEnded) }
  }

  /// Makes the screens of all that is open, and from now on of all that will be.
  ///
  /// A coordinator calls it at the end of its own initializer. The router doesn't keep the coordinator alive.
  public func start(in coordinator: Route.Coordinator) {
    state.screens?.endAll()
    state.isStopped = false
    let screens = Screens<Route>(coordinator)
    state.screens = screens
    state.isChanging = true
    screens.begin(with: layers)
    runQueue()
  }

  /// Ends every screen, because the flow itself is over; whoever waits for a result is told so.
  ///
  /// It is an end: until `start(in:)` is called again every call is refused, and every wait ends at once.
  public func stop() {
    state.isStopped = true
    state.screens?.endAll()
    state.screens = nil
    state.question = nil
    let results = state.results
    state.results = PendingResults()
    results.cancelAll(.flowEnded)
  }

  /// Calls `observer` after each change, once a change, in the order of the changes; never for a call that was refused.
  ///
  /// It stays for as long as the router does, so it holds weakly whatever may go before.
  public func observe(_ observer: @escaping @MainActor (Change<Route>) -> Void) {
    state.observers.append(observer)
  }

  /// What an entry shows; nil when there is no such entry, or before `start(in:)`.
  public func screen(of entry: EntryID) -> Route.Screen? { state.screens?.screen(of: entry) }

  /// Whether no work of any open screen is under way.
  public var isIdle: Bool { state.screens?.isIdle ?? true }

  /// Returns when no work of any open screen is under way.
  public func settle() async { await state.screens?.settle() }

  /// Carries out a command.
  ///
  /// The order of things: a router that was stopped refuses; while a change is being told, the command waits in line; a screen
  /// that is not visible any more is refused as stale; a screen that would be left with something to lose asks first. Then the
  /// command is carried out, everybody is told, and what was called meanwhile has its turn.
  ///
  /// - Parameters:
  ///   - command: What to do.
  ///   - transition: How the change is to come into sight.
  ///   - origin: The entry whose screen asks; when it is not visible any more the command is refused as stale.
  @discardableResult @inlinable
  public func send(
    _ command: Command<Route>, transition: TransitionStyle = .animated, from origin: EntryID? = nil
  ) -> Outcome {
    if let outcome = state.changeUnfollowed(command, from: origin) { return outcome }
    switch state.take(command, transition, from: origin) {
    case .ended(let outcome):
      return outcome
    case .changed(let news):
      tell(news)
      runQueue()
      return .done
    case nil:
      if state.isChanging { return queue { $0.send(command, transition: transition, from: origin) } }
      defer { runQueue() }
      return attempt(.command(command, transition))
    }
  }

  /// Carries out a command without asking anybody; calls that come meanwhile wait until `runQueue`.
  func change(_ command: Command<Route>, _ transition: TransitionStyle = .animated) -> Outcome {
    switch state.change(command, transition) {
    case .ended(let outcome):
      return outcome
    case .changed(let news):
      tell(news)
      return .done
    }
  }

  /// Lets screens end and begin, tells everybody of the change, then whoever waited for a result of what has ended.
  @inlinable func tell(_ news: News) {
    if let screens = state.screens {
      for entry in news.ended { screens.end(entry) }
      screens.begin(with: layers)
    }
    for observer in state.observers { observer(news.change) }
    for entry in news.ended { state.results.take(entry)?(news.cancellation(of: entry)) }
  }

  /// Puts a call from inside the notice of a change in line.
  @usableFromInline func queue(_ call: @escaping @MainActor (Router) -> Void) -> Outcome {
    state.waitingCalls.append { [weak self] in
      if let self { call(self) }
    }
    return .queued
  }

  /// Carries out the calls that came meanwhile, each to its end before the next.
  @inlinable func runQueue() {
    guard state.endChange() else { return }
    state.isRunningQueue = true
    while !state.waitingCalls.isEmpty { state.waitingCalls.removeFirst()() }
    state.isRunningQueue = false
  }
}
