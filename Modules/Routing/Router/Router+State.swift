public import Links

extension Router {
  /// All that a router knows, and what becomes of it by a command; it calls nobody.
  ///
  /// It is one value, because each access to a property of a class is checked while the program runs: a command of which nobody
  /// has to be told takes one of them.
  @usableFromInline struct State: Sendable {
    @usableFromInline var layers: Layers<Route>
    @usableFromInline var screens: Screens<Route>?
    @usableFromInline var observers: [@MainActor (Change<Route>) -> Void] = []
    @usableFromInline var results = PendingResults()
    @usableFromInline var question: LeaveQuestion<Route>?
    @usableFromInline var changes = 0
    /// Whether somebody is still being told of a change.
    @usableFromInline var isChanging = false
    /// Whether the flow is over.
    @usableFromInline var isStopped = false
    @usableFromInline var waitingCalls: [@MainActor () -> Void] = []
    @usableFromInline var isRunningQueue = false

    init(layers: Layers<Route>) { self.layers = layers }

    /// Carries out a command of which nobody has to be told, and costs no more than that; else does nothing and returns nil.
    @inlinable mutating func changeUnfollowed(_ command: Command<Route>, from origin: EntryID?) -> Outcome? {
      guard !isFollowed, !isChanging, !isStopped else { return nil }
      if let origin, origin != layers.visible.id { return .refused(.stale(origin)) }
      let outcome = layers.perform(command) { _ in }
      if case .done = outcome { changes += 1 }
      return outcome
    }

    /// Whether there is anybody to be told: screens, observers, somebody who waits for a result.
    @inlinable var isFollowed: Bool { screens != nil || !observers.isEmpty || !results.isEmpty }

    /// Carries out a command; nil when it must wait for another change, or somebody must be asked first.
    @MainActor @inlinable mutating func take(
      _ command: Command<Route>, _ transition: TransitionStyle, from origin: EntryID?
    ) -> Effect? {
      if isStopped { return .ended(.refused(.flowEnded)) }
      if isChanging { return nil }
      if let origin, origin != layers.visible.id { return .ended(.refused(.stale(origin))) }
      if let screens, screens.hasGuards { return nil }
      return change(command, transition)
    }

    /// Carries out a command, whoever may have something to lose.
    @inlinable mutating func change(_ command: Command<Route>, _ transition: TransitionStyle) -> Effect {
      let from = layers.visible
      let wasAsking = layers.isAsking
      let endsMatter = screens != nil || !results.isEmpty
      var ended: [EntryID] = []
      let outcome = layers.perform(command) { if endsMatter { ended.append($0.id) } }
      guard case .done = outcome else { return .ended(outcome) }
      changes += 1
      isChanging = true
      if wasAsking, !layers.isAsking { question = nil }
      let change = Change(number: changes, cause: command, transition: transition, from: from, to: layers.visible)
      return .changed(News(change: change, ended: ended, wasAsking: wasAsking))
    }

    /// Everybody has been told; says whether calls came meanwhile that nobody carries out yet.
    @inlinable mutating func endChange() -> Bool {
      isChanging = false
      return !waitingCalls.isEmpty && !isRunningQueue
    }
  }

  /// What a command has brought about.
  @usableFromInline enum Effect {
    /// It ended like this, and nobody has to be told.
    case ended(Outcome)
    /// It is done, and this is to be told.
    case changed(News)
  }

  /// A change that nobody has been told of yet.
  @usableFromInline struct News {
    @usableFromInline let change: Change<Route>
    /// The entries that have ended, the innermost first; nobody asks for them unless there are screens or results.
    @usableFromInline let ended: [EntryID]
    /// Whether a question was on the screen.
    @usableFromInline let wasAsking: Bool

    @inlinable init(change: Change<Route>, ended: [EntryID], wasAsking: Bool) {
      self.change = change
      self.ended = ended
      self.wasAsking = wasAsking
    }

    /// What somebody is told who waited for the result of an entry that has ended.
    @usableFromInline func cancellation(of entry: EntryID) -> Cancellation {
      wasAsking && entry == change.from.id ? .notShown : .left(change.kind)
    }
  }
}
