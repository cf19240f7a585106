@testable import Routing

// What belongs to more than one step: the questions before a draft is left, the results of forms, and the numbers.
extension Model {
  /// What is about to happen, and the drafts that may be lost by it, the one that is being asked about included.
  struct Question {
    var step: Step
    var agreed: [StudioRoute]
  }

  /// How often something has changed, how often the flow was left, and how each form ended that has ended.
  struct Record: Equatable {
    var changes = 0
    var departures = 0
    var results: [Int: String] = [:]
  }

  var isAsking: Bool { modals.last?.question != nil }

  /// Takes a step as a router would: a draft that would be lost is asked about, a step that is refused changes nothing.
  mutating func obey(_ step: Step) -> Outcome {
    switch step {
    case .answer(let isAgreed): return answer(isAgreed)
    case .finish(let position, let isRightType): return finish(position, isRightType)
    case .backFrom(let position): return position == visiblePosition ? attempt(.back) : .refused(.stale)
    case .showAt(let level, let position, let route, let presentation):
      guard let here = self.level(at: position) else { return .refused(.stale) }
      let kept = [.here: here, .parent: here - 1, .root: 0, .deepest: modals.count][level] ?? 0
      return kept < 0 ? .refused(.noSuchLevel(level)) : attempt(.showOver(modals: kept, route, presentation))
    case .openNear(let tab, let pushed, let kept, let modals):
      return attempt(.open(place.near(tab: tab, pushed: pushed, keeping: kept, modals: modals)))
    case .ask(let form, let presentation):
      let outcome = attempt(.showOver(modals: modals.count, .form(form), presentation))
      if case .refused(let why) = outcome { record.results[form] = "\(FlowResult<String>.cancelled(.refused(why)))" }
      return outcome
    case .during(let first, let others):
      let outcome = obey(first)
      if outcome == .done { for step in others { _ = obey(step) } }
      return outcome
    default: return attempt(step)
    }
  }

  /// Takes a step, unless a draft would be lost by it that has not been asked about; then it asks about the innermost.
  private mutating func attempt(_ step: Step, agreed: [StudioRoute] = []) -> Outcome {
    var after = self
    let outcome = after.take(step)
    var drafts = after.left.filter(\.hasSomethingToLose)
    for draft in agreed { drafts.firstIndex(of: draft).map { _ = drafts.remove(at: $0) } }
    guard outcome == .done, let draft = drafts.first, let alert = draft.leaveQuestion else { return carryOut(step) }
    if modals.last?.question != nil { _ = modals.removeLast() }
    modals.append(Layer(style: .alert, stack: [alert], question: Question(step: step, agreed: agreed + [draft])))
    record.changes += 1
    return .asking
  }

  private mutating func answer(_ isAgreed: Bool) -> Outcome {
    guard let question = modals.last?.question else { return .refused(.nothingAsked) }
    let outcome = carryOut(.close)
    return isAgreed ? attempt(question.step, agreed: question.agreed) : outcome
  }

  /// A form ends with its result: what lies over it closes, then the form is left, and no draft is asked about.
  private mutating func finish(_ position: Int, _ isRightType: Bool) -> Outcome {
    let stacks = [tabs[selected]] + modals.map(\.stack)
    let spots = stacks.indices.flatMap { level in stacks[level].indices.map { (level: level, depth: $0) } }
    guard isRightType, let spot = spots.element(position),
      case .form(let number) = stacks[spot.level][spot.depth]
    else { return .refused(.noResultExpected) }
    record.results[number] = "\(FlowResult.finished("done"))"
    var after = self
    if spot.level < modals.count { _ = after.take(.dismiss(keeping: spot.level)) }
    _ = after.take(spot.depth > 0 ? .popTo(position: spot.depth - 1) : .close)
    become(after, because: .close)
    return .done
  }

  /// Takes a step without asking anybody.
  private mutating func carryOut(_ step: Step) -> Outcome {
    var after = self
    let outcome = after.take(step)
    if outcome != .done { return outcome }
    if case .leave = step {
      record.departures += 1
      return .done
    }
    become(after, because: step.kind)
    return .done
  }

  /// One change: the forms that have left without a result are told why.
  private mutating func become(_ after: Model, because kind: CommandKind) {
    self = after
    left = []
    record.changes += 1
    for case .form(let number) in after.left where record.results[number] == nil {
      record.results[number] = "\(FlowResult<String>.cancelled(.left(kind)))"
    }
  }

  /// How many modals lie below the entry at a position among all entries; nil when its tab is hidden.
  private func level(at position: Int) -> Int? {
    let tabbed = tabs.indices.flatMap { tab in tabs[tab].map { _ in tab == selected ? 0 : Int?.none } }
    let covering = modals.indices.flatMap { level in modals[level].stack.map { _ in Int?.some(level + 1) } }
    return (tabbed + covering).element(position) ?? nil
  }

  private var visiblePosition: Int {
    modals.isEmpty ? tabs[...selected].joined().count - 1 : tabs.joined().count + modals.flatMap(\.stack).count - 1
  }
}

extension Step {
  /// What a form is told that was left by this step.
  fileprivate var kind: CommandKind {
    switch self {
    case .pop, .popTo, .popWhere, .show, .back: .back
    case .close, .dismiss: .close
    case .select, .selectAndPush: .tab
    case .open: .link
    default: .replaced
    }
  }
}

extension Refusal {
  // The model knows no identities; see `Outcome.withoutIdentities`.
  static var stale: Refusal { .stale(EntryID(number: 0)) }
  static var noSuchEntry: Refusal { .noSuchEntry(EntryID(number: 0)) }
  static var noResultExpected: Refusal { .noResultExpected(EntryID(number: 0)) }
}

extension Outcome {
  /// The same outcome, naming no entry.
  var withoutIdentities: Outcome {
    switch self {
    case .refused(.stale): .refused(.stale)
    case .refused(.noSuchEntry): .refused(.noSuchEntry)
    case .refused(.noResultExpected): .refused(.noResultExpected)
    default: self
    }
  }
}
