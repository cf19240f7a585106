import Links

/// A request to a window, as a value: it can wait in the queue and for an answer, and be decided again.
enum Request: Sendable {
  case start
  case stop
  /// A command, and the routes that have to pass their gates before it shows them.
  case command(NavigationCommand, gated: [AnyRoute] = [])
  case own(ModuleCommand)
  case selectTab(String)
  indirect case open(LinkPlan, OpenPolicy)
  case openWaiting
  case dropWaiting
  /// Resolves a link, and opens it later.
  indirect case resolve(DeepLink, OpenPolicy, LinkOpening)
  indirect case showRoot(String, restoring: SavedPlan?, openingWaiting: Bool, isAsking: Bool)
  indirect case restore(SavedPlan, isPartial: Bool)
  case finish(EntryID, any Sendable)
  /// Ends the calling module, with what it gives to the app.
  case end((any Sendable)?)
  case leaveAll
  case answer(Bool)
  case undo(History.Direction)
  /// Forgets what was open before, except these links.
  case forgetHistory(keeping: [DeepLink])
  case refuse(NavigationError)
}

/// A request in its turn, with its caller and its options.
struct Call: Sendable {
  struct Caller: Sendable {
    let module: String
    /// The number of the opening of the module that made the coordinator.
    let opening: Int
  }

  /// The function that was called, as an inspector writes it: `navigate(to: …)`.
  struct Name: Sendable {
    let function: String
    var label: String?
  }

  let id: CallID
  var request: Request
  /// `nil` if no step says that a call begins.
  var name: Name?
  /// The module; `nil` for the user and the app.
  var caller: Caller?
  /// The entry of the calling screen, which must be visible.
  var origin: EntryID?
  var isAnimated = true
  /// Whether a caller awaits the result of what the request shows, or the permission to leave the window.
  var isAwaited = false
  var model: (any Sendable)?
  /// The entries with unsaved changes that the user has agreed to leave.
  var agreed: Set<EntryID> = []
  /// Whether the request is decided a second time: after a question, or when the place of a link is known.
  var isAgain = false
  /// Whether the place of a link has been asked for, and this is the answer.
  var isResolved = false
}

/// The number of a call in its window.
typealias CallID = Int

extension Request {
  func subject(in tree: NavigationTree) -> (any Sendable)? {
    func route(of entry: EntryID?) -> AnyRoute? { tree.entries.first { $0.id == entry }?.route }
    return switch self {
    case .command(.dismiss(let entry), _), .finish(let entry, _): route(of: entry)
    case .command(let command, _): command.routes.last
    case .own(.pop(let count)): count
    case .own(.popTo(let route)), .own(.select(let route, _)): route
    case .own(.dismiss(let entry)), .own(.leave(let entry)): route(of: entry)
    case .own(let command): command.routes.last
    case .selectTab(let name): name
    case .open(let plan, _): plan.link
    case .resolve(let link, _, _): link
    case .showRoot(let root, _, _, _): root
    case .answer(let isAgreed): isAgreed
    case .end(let value): value.map { ModuleEnding(module: "", value: $0) }
    case .start, .stop, .openWaiting, .dropWaiting, .restore, .leaveAll, .undo, .forgetHistory, .refuse: nil
    }
  }
}

extension Window {
  func gates(before request: Request) -> [Gate] {
    switch request {
    case .command(_, let routes): routes.flatMap(modules.gates(before:))
    case .own(let command): command.routes.flatMap(modules.gates(before:))
    case .open(let plan, _): plan.gates
    case .openWaiting: waiting?.plan.gates ?? []
    case .showRoot(_, let saved, let opensWaiting, _):
      Array(saved?.gates ?? []) + (opensWaiting ? waiting?.plan.gates ?? [] : [])
    case .restore(let saved, _): Array(saved.gates)
    case .undo(let direction):
      (history?.edits(direction) ?? []).flatMap(\.opened).flatMap { modules.gates(before: $0) }
    case .start, .stop, .selectTab, .dropWaiting, .resolve, .finish, .end, .leaveAll, .answer, .forgetHistory,
      .refuse:
      []
    }
  }

  /// Returns the root modules that a request may show, for which the tab to show first has to be known.
  ///
  /// The app may read a file to know it, so none is returned that is open already, or whose link waits.
  func roots(namedBy request: Request, _ answers: Answers) -> [String] {
    let waitingModule = waiting.map { [$0.plan.places[0].module] } ?? []
    return switch request {
    case .open(let plan, _) where isTab(plan.places[0].module) || answers.obstacle(behind: plan.gates) != nil: []
    case .open(let plan, _): [modules.root(of: plan.places[0].module)].compactMap(\.self)
    case .openWaiting: waitingModule.compactMap { modules.root(of: $0) }
    case .showRoot(let root, let saved, _, _):
      [root] + ((saved?.modules ?? []) + waitingModule).compactMap { modules.root(of: $0) }
    case .restore(let saved, _):
      saved.modules.compactMap { modules.root(of: $0) }.filter { $0 != modules.root(of: root) }
    default: []
    }
  }

  private func isTab(_ module: String) -> Bool { tree.tabs.contains { $0[0].route.module == module } }
}
