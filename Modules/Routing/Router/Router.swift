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
  public private(set) var layers: Layers<Route>
  private(set) var screens: Screens<Route>?
  var question: LeaveQuestion<Route>?
  var results = PendingResults()
  private var observers: [@MainActor (Change<Route>) -> Void] = []
  private var changes = 0
  private(set) var isChanging = false
  private var waitingCalls: [@MainActor () -> Void] = []

  /// Makes a router that begins at a root, with a tab for each further one.
  public init(_ root: Route, _ otherTabs: Route...) {
    layers = Layers(root, otherTabs)
  }

  /// Makes a router that begins where the module's links say it begins.
  public init() {
    let roots = Route.links.roots
    layers = Layers(roots[0], Array(roots.dropFirst()))
  }

  /// Makes the screens of all that is open, and from now on of all that will be.
  ///
  /// A coordinator calls it at the end of its own initialiser. The router doesn't keep the coordinator alive.
  public func start(in coordinator: Route.Coordinator) {
    screens?.endAll()
    let screens = Screens<Route>(coordinator)
    self.screens = screens
    isChanging = true
    for entry in layers.entries { screens.begin(entry) }
    runQueue()
  }

  /// Ends every screen, because the flow itself is over; whoever waits for a result is told so.
  public func stop() {
    screens?.endAll()
    screens = nil
    question = nil
    for cancel in results.takeAll() { cancel(.flowEnded) }
  }

  /// Calls `observer` after each change, once a change, in the order of the changes; never for a call that was refused.
  public func observe(_ observer: @escaping @MainActor (Change<Route>) -> Void) {
    observers.append(observer)
  }

  /// What an entry shows; nil when there is no such entry, or before `start(in:)`.
  public func screen(of entry: EntryID) -> Route.Screen? { screens?.screen(of: entry) }

  /// Returns when no work of any open screen is under way.
  public func settle() async { await screens?.settle() }

  /// Carries out a command.
  ///
  /// - Parameters:
  ///   - command: What to do.
  ///   - transition: How the change is to come into sight.
  ///   - origin: The entry whose screen asks; when it is not visible any more the command is refused as stale.
  @discardableResult
  public func send(
    _ command: Command<Route>, transition: Transition = .animated, from origin: EntryID? = nil
  ) -> Outcome {
    if isChanging { return queue { $0.send(command, transition: transition, from: origin) } }
    if let origin, origin != layers.visible.id { return .refused(.stale(origin)) }
    if let screens, screens.hasGuards, let outcome = ask(before: .command(command, transition)) { return outcome }
    return carryOut(command, transition)
  }

  /// Changes the state, lets screens end and begin, and tells everybody, in this order and without asking anybody.
  func carryOut(_ command: Command<Route>, _ transition: Transition) -> Outcome {
    let from = layers.visible
    let newest = layers.lastID
    var ended: [EntryID] = []
    let isWatched = screens != nil || !results.isEmpty
    let outcome = layers.perform(command) { if isWatched { ended.append($0.id) } }
    guard outcome == .done else { return outcome }
    changes += 1
    isChanging = true
    for entry in ended { screens?.end(entry) }
    if let screens {
      for entry in layers.entries(newerThan: newest) { screens.begin(entry) }
    }
    if !observers.isEmpty {
      let change = Change(
        number: changes, cause: command, transition: transition, from: from, to: layers.visible)
      for observer in observers { observer(change) }
    }
    if question.map({ layers.level(of: $0.entry) == nil }) ?? false { question = nil }
    for entry in ended { results.take(entry)?(.left(command.kind)) }
    runQueue()
    return .done
  }

  /// Puts a call from inside the notice of a change in line.
  func queue(_ call: @escaping @MainActor (Router) -> Void) -> Outcome {
    waitingCalls.append { [weak self] in
      if let self { call(self) }
    }
    return .queued
  }

  private func runQueue() {
    isChanging = false
    while !isChanging, !waitingCalls.isEmpty { waitingCalls.removeFirst()() }
  }
}
