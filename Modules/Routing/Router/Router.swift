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
  @usableFromInline private(set) var screens: Screens<Route>?
  @usableFromInline var question: LeaveQuestion<Route>?
  @usableFromInline var results = PendingResults()
  @usableFromInline var observers: [@MainActor (Change<Route>) -> Void] = []
  var isChanging: Bool { state.isChanging }
  @usableFromInline var waitingCalls: [@MainActor () -> Void] = []
  @usableFromInline var isRunningQueue = false

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
    guard !results.isEmpty else { return }
    Task { @MainActor [results] in results.cancelAll(.flowEnded) }
  }

  /// Makes the screens of all that is open, and from now on of all that will be.
  ///
  /// A coordinator calls it at the end of its own initialiser. The router doesn't keep the coordinator alive.
  public func start(in coordinator: Route.Coordinator) {
    screens?.endAll()
    let screens = Screens<Route>(coordinator)
    self.screens = screens
    state.isFollowed = true
    state.isChanging = true
    screens.begin(with: layers)
    runQueue()
  }

  /// Ends every screen, because the flow itself is over; whoever waits for a result is told so.
  public func stop() {
    screens?.endAll()
    screens = nil
    question = nil
    let waiting = results
    results = PendingResults()
    waiting.cancelAll(.flowEnded)
  }

  /// Calls `observer` after each change, once a change, in the order of the changes; never for a call that was refused.
  public func observe(_ observer: @escaping @MainActor (Change<Route>) -> Void) {
    observers.append(observer)
    state.isFollowed = true
  }

  /// What an entry shows; nil when there is no such entry, or before `start(in:)`.
  public func screen(of entry: EntryID) -> Route.Screen? { screens?.screen(of: entry) }

  /// Whether no work of any open screen is under way.
  public var isIdle: Bool { screens?.isIdle ?? true }

  /// Returns when no work of any open screen is under way.
  public func settle() async { await screens?.settle() }

  /// Carries out a command.
  ///
  /// - Parameters:
  ///   - command: What to do.
  ///   - transition: How the change is to come into sight.
  ///   - origin: The entry whose screen asks; when it is not visible any more the command is refused as stale.
  @discardableResult @inlinable
  public func send(
    _ command: Command<Route>, transition: Transition = .animated, from origin: EntryID? = nil
  ) -> Outcome {
    if let outcome = state.performUnfollowed(command, from: origin) { return outcome }
    if state.isChanging { return queue { $0.send(command, transition: transition, from: origin) } }
    if let origin, origin != state.layers.visible.id { return .refused(.stale(origin)) }
    guard let screens, screens.hasGuards else { return carryOut(command, transition) }
    defer { runQueue() }
    return attempt(.command(command, transition))
  }

  /// Carries out a command without asking anybody, then the calls that came meanwhile.
  @inlinable func carryOut(_ command: Command<Route>, _ transition: Transition) -> Outcome {
    let outcome = change(command, transition)
    runQueue()
    return outcome
  }

  /// Changes the state, lets screens end and begin, and tells everybody, in this order; calls wait until `runQueue`.
  @inlinable func change(_ command: Command<Route>, _ transition: Transition) -> Outcome {
    let from = state.layers.visible
    let wasAsking = state.layers.isAsking
    let isWatched = screens != nil || !results.isEmpty
    var ended: [EntryID] = []
    let outcome = state.layers.perform(command) { if isWatched { ended.append($0.id) } }
    guard case .done = outcome else { return outcome }
    state.changes += 1
    state.isChanging = true
    if wasAsking, !state.layers.isAsking { question = nil }
    if let screens {
      for entry in ended { screens.end(entry) }
      screens.begin(with: state.layers)
    }
    if !observers.isEmpty {
      let change = Change(
        number: state.changes, cause: command, transition: transition, from: from, to: state.layers.visible)
      for observer in observers { observer(change) }
    }
    for entry in ended {
      results.take(entry)?(wasAsking && entry == from.id ? .notShown : .left(command.kind))
    }
    return .done
  }

  /// Puts a call from inside the notice of a change in line.
  @usableFromInline func queue(_ call: @escaping @MainActor (Router) -> Void) -> Outcome {
    waitingCalls.append { [weak self] in
      if let self { call(self) }
    }
    return .queued
  }

  /// Carries out the calls that came meanwhile, each to its end before the next.
  @inlinable func runQueue() {
    state.isChanging = false
    guard !waitingCalls.isEmpty, !isRunningQueue else { return }
    isRunningQueue = true
    while !waitingCalls.isEmpty { waitingCalls.removeFirst()() }
    isRunningQueue = false
  }

  /// What every command reads and changes.
  ///
  /// It is one value, because each access to a property of a class is checked while the program runs.
  @usableFromInline struct State {
    @usableFromInline var layers: Layers<Route>
    @usableFromInline var changes = 0
    @usableFromInline var isChanging = false
    /// Whether there is, or was, anybody to ask or to tell: screens, observers, somebody who waits for a result.
    @usableFromInline var isFollowed = false

    init(layers: Layers<Route>) { self.layers = layers }

    /// Carries out a command when nobody has to be asked or told, else does nothing and returns nil.
    @inlinable mutating func performUnfollowed(_ command: Command<Route>, from origin: EntryID?) -> Outcome? {
      guard !isFollowed, !isChanging else { return nil }
      if let origin, origin != layers.visible.id { return .refused(.stale(origin)) }
      let outcome = layers.perform(command) { _ in }
      if case .done = outcome { changes += 1 }
      return outcome
    }
  }
}
