/// A question that a screen asks before it is left, and what happens when the answer is yes.
@usableFromInline
struct LeaveQuestion<Route: Routable> {
  /// What somebody is about to do.
  @usableFromInline enum Intention {
    case command(Command<Route>, Transition)
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
    if isChanging { return queue { $0.leave(proceed) } }
    if let screens, screens.hasGuards, let outcome = ask(before: .leaveFlow(proceed)) { return outcome }
    proceed()
    return .done
  }

  /// Whether a screen asks, right now, before it is left.
  public var isAsking: Bool { question?.entry == layers.visible.id }

  /// Answers the question on the screen: yes carries out what was about to happen, no leaves everything as it was.
  @discardableResult
  public func answerLeaving(_ isAgreed: Bool) -> Outcome {
    if isChanging { return queue { $0.answerLeaving(isAgreed) } }
    guard let question, isAsking else { return .refused(.nothingAsked) }
    self.question = nil
    let outcome = carryOut(.close, .animated)
    guard isAgreed else { return outcome }
    if let next = ask(before: question.intention, agreed: question.agreed) { return next }
    switch question.intention {
    case .command(let command, let transition): return carryOut(command, transition)
    case .leaveFlow(let proceed):
      proceed()
      return .done
    }
  }

  /// Asks the innermost screen that would be left and has something to lose; nil when there is none.
  @usableFromInline func ask(before intention: LeaveQuestion<Route>.Intention, agreed: Set<EntryID> = []) -> Outcome? {
    guard let entry = leaving(by: intention).first(where: { isGuarded($0) && !agreed.contains($0.id) }),
      let route = entry.route.leaveQuestion
    else { return nil }
    // Another attempt while a question is open puts its own question in the place of that one.
    let replaces = isAsking
    // Whoever is told of the question may answer it already, so it is known before it is shown.
    question = LeaveQuestion(
      intention: intention, entry: layers.nextID, agreed: agreed.union([entry.id]))
    _ = carryOut(replaces ? .present(route, .alert) : .ask(route), .animated)
    return .asking
  }

  private func isGuarded(_ entry: Entry<Route>) -> Bool {
    entry.route.leaveQuestion != nil && screens?.hasSomethingToLose(entry.id) ?? false
  }

  /// The entries that would end, the innermost first; a command that would be refused ends none.
  private func leaving(by intention: LeaveQuestion<Route>.Intention) -> [Entry<Route>] {
    switch intention {
    case .leaveFlow: return layers.entries.reversed()
    case .command(let command, _):
      var copy = layers
      var entries: [Entry<Route>] = []
      return copy.perform(command) { entries.append($0) } == .done ? entries : []
    }
  }
}
