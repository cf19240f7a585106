public import Links

/// A question that a screen asks before it is left, and what happens when the answer is yes.
@usableFromInline
struct LeaveQuestion<Route: Routable>: Sendable {
  /// What somebody is about to do.
  @usableFromInline enum Intention: Sendable {
    case command(Command<Route>, TransitionStyle)
    case leaveFlow(@MainActor () -> Void)
  }

  var intention: Intention
  /// The entry of the question itself.
  @usableFromInline var entry: EntryID
  /// The entries that have agreed to be left, the one that is being asked about included.
  var agreed: Set<EntryID>
}

extension Router {
  /// Leaves the flow as a whole: asks every screen that has something to lose, then calls `proceed`.
  ///
  /// Use it before something outside this router takes the flow away, such as another root or the end of the program.
  @discardableResult
  public func leave(_ proceed: @escaping @MainActor () -> Void) -> Outcome {
    if state.isChanging { return queue { $0.leave(proceed) } }
    defer { runQueue() }
    return attempt(.leaveFlow(proceed))
  }

  /// Whether a screen asks, right now, before it is left.
  ///
  /// The question lies over everything and is no part of a place. It is about what was open when it was asked, so whatever
  /// changes that takes the question away, as if the answer had been no; another attempt puts its own question there.
  public var isAsking: Bool { state.question != nil }

  /// Answers the question on the screen: yes carries out what was about to happen, no leaves everything as it was.
  ///
  /// Calls from inside the notice that the question is gone wait until what was agreed to has happened too.
  @discardableResult
  public func answerLeaving(_ isAgreed: Bool) -> Outcome {
    if state.isChanging { return queue { $0.answerLeaving(isAgreed) } }
    guard let question = state.question else { return .refused(.nothingAsked) }
    defer { runQueue() }
    guard isAgreed else { return change(.close) }
    // Whoever waits for what comes after the question waits on.
    let next = layers.nextID
    state.results.move(question.entry, to: next)
    _ = change(.close)
    let outcome = attempt(question.intention, agreed: question.agreed)
    if case .refused(let why) = outcome { state.results.take(next)?(.refused(why)) }
    return outcome
  }

  /// Does what somebody is about to do, unless a screen would be left that has something to lose and has not agreed; then
  /// the innermost of these asks.
  @usableFromInline func attempt(_ intention: LeaveQuestion<Route>.Intention, agreed: Set<EntryID> = []) -> Outcome {
    if state.isStopped { return .refused(.flowEnded) }
    let undecided = leaving(by: intention).first { isGuarded($0) && !agreed.contains($0.id) }
    if let undecided, let route = undecided.route.leaveQuestion {
      // Whoever is told of the question may see whose it is, so that is known before it is shown.
      state.question = LeaveQuestion(intention: intention, entry: layers.nextID, agreed: agreed.union([undecided.id]))
      _ = change(.ask(route))
      return .asking
    }
    switch intention {
    case .command(let command, let transition): return change(command, transition)
    case .leaveFlow(let proceed):
      state.isChanging = false
      proceed()
      return .done
    }
  }

  private func isGuarded(_ entry: Entry<Route>) -> Bool {
    entry.route.leaveQuestion != nil && state.screens?.hasSomethingToLose(entry.id) ?? false
  }

  /// The entries that would end, the innermost first; a command that would be refused ends none.
  private func leaving(by intention: LeaveQuestion<Route>.Intention) -> [Entry<Route>] {
    guard let screens = state.screens, screens.hasGuards else { return [] }
    switch intention {
    case .leaveFlow: return layers.entries.reversed()
    case .command(let command, _):
      var copy = layers
      var entries: [Entry<Route>] = []
      return copy.perform(command) { entries.append($0) } == .done ? entries : []
    }
  }
}
