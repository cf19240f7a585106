import Links

/// A request to a window, as a value that can wait.
enum Request: Sendable {
  case start
  case stop
  /// A command, and the routes whose gates it must pass.
  case command(NavigationCommand, gated: [AnyRoute] = [])
  case own(ModuleCommand)
  case selectTab(String)
  indirect case open(LinkPlan, OpenPolicy)
  case openWaiting
  case dropWaiting
  indirect case resolve(DeepLink, OpenPolicy, LinkOpening)
  indirect case showRoot(String, restoring: SavedPlan?, openingWaiting: Bool, isAsking: Bool)
  indirect case restore(SavedPlan, isPartial: Bool)
  /// Closes an entry with a value; refused without a caller if one must await it.
  case finish(EntryID, any Sendable, isAwaited: Bool)
  case end((any Sendable)?)
  case leaveAll
  case answer(Bool)
  case undo(History.Direction)
  /// Forgets what was open, except these links.
  case forgetHistory(keeping: [DeepLink])
  case refuse(NavigationError)
}

struct Call: Sendable {
  struct Caller: Sendable {
    let module: String
    /// The number of the module's opening.
    let opening: Int
  }

  /// The called function, such as `navigate(to: …)`.
  struct Name: Sendable {
    let function: String
    var label: String?
    var line: CallLine?
  }

  let id: CallID
  var request: Request
  var name: Name?
  /// The module; `nil` for the user and the app.
  var caller: Caller?
  /// The calling screen's entry, which must be visible.
  var origin: EntryID?
  var isAnimated = true
  /// Whether a caller awaits a result, or the permission to leave.
  var isAwaited = false
  var model: (any Sendable)?
  /// The entries with unsaved changes that the user agreed to leave.
  var agreed: Set<EntryID> = []
  /// Whether the request is decided a second time.
  var isAgain = false
  var isResolved = false
}

typealias CallLine = (fileID: String, line: Int)

typealias CallID = Int

extension Call {
  func subject(in tree: NavigationTree) -> (any Sendable)? {
    func route(of entry: EntryID?) -> AnyRoute? { tree.entries.first { $0.id == entry }?.route }
    return switch request {
    case .command(.dismiss(let entry), _), .finish(let entry, _, _): route(of: entry)
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
    case .end(let value?): caller.map { ModuleEnding(module: $0.module, value: value) }
    case .start, .stop, .openWaiting, .dropWaiting, .restore, .end(nil), .leaveAll, .undo, .forgetHistory, .refuse: nil
    }
  }
}

extension Window {
  func gates(before request: Request) -> [Gate] {
    switch request {
    case .command, .own, .selectTab: gatedRoutes(of: request).flatMap(modules.gates(before:))
    case .open(let plan, _): plan.gates
    case .openWaiting: waiting?.plan.gates ?? []
    case .showRoot(_, let saved, let opensWaiting, _):
      Array(saved?.gates ?? []) + (opensWaiting ? waiting?.plan.gates ?? [] : [])
    case .restore(let saved, _): Array(saved.gates)
    case .undo(let direction):
      (history?.edits(direction) ?? []).flatMap(\.opened).flatMap { modules.gates(before: $0) }
    case .start, .stop, .dropWaiting, .resolve, .finish, .end, .leaveAll, .answer, .forgetHistory, .refuse: []
    }
  }

  /// Returns the routes that a command or another tab would show, whose gates it must pass.
  func gatedRoutes(of request: Request) -> [AnyRoute] {
    switch request {
    case .command(_, let routes): routes
    case .own(let command): command.routes
    case .selectTab(let name):
      tabNames.firstIndex(of: name).map { $0 == tree.selectedTab ? [] : [tree.tabs[$0][0].route] } ?? []
    default: []
    }
  }

  /// Returns the root modules that a request may show.
  ///
  /// The app may read a file to find their first tabs, so roots that are open or can't open are left out.
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
