import Links

/// A request to a window, as a value that can wait.
enum Request: Sendable {
  case start
  case stop
  /// A change, and the routes whose gates it must pass.
  case change(Change, gated: [AnyRoute] = [])
  /// A module's call, which finds its change when it is decided.
  case own(ModuleCall)
  case leave(EntryID)
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

/// Returns the change that a call of a module makes; throws a `NavigationError`.
typealias ModuleCall = @Sendable (ModuleView) throws -> Change

struct Call: Sendable {
  struct Caller: Sendable {
    let module: String
    /// The number of the module's opening.
    let opening: Int
  }

  /// The called function, such as `router.navigate(to: …)`.
  struct Name: Sendable {
    let function: String
    let label: String?
    /// The first argument; of an entry, its route is reported.
    let subject: (any Sendable)?

    init(_ function: String, _ label: String? = nil, _ subject: (any Sendable)? = nil) {
      self.function = function
      self.label = label
      self.subject = subject
    }
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
  /// What was being asked when the call was made.
  var madeDuring: Set<Question> = []
  /// The entries with unsaved changes that the user agreed to leave.
  var agreed: Set<EntryID> = []
  /// Whether the request is decided a second time.
  var isAgain = false
  var isResolved = false
}

typealias CallID = Int

extension Call {
  /// The subject in steps; none for a refused request, because a user may have typed it.
  func subject(in tree: NavigationTree) -> (any Sendable)? {
    if case .refuse = request { return nil }
    guard let id = name?.subject as? EntryID else { return name?.subject }
    return tree.entries.first { $0.id == id }?.route
  }
}

extension Window {
  func gates(before call: Call) -> [Gate] {
    switch call.request {
    case .change, .own, .selectTab: gatedRoutes(of: call).flatMap(modules.gates(before:))
    case .open(let plan, _): plan.gates
    case .openWaiting: waiting?.plan.gates ?? []
    case .showRoot(_, let saved, let opensWaiting, _):
      Array(saved?.gates ?? []) + (opensWaiting ? waiting?.plan.gates ?? [] : [])
    case .restore(let saved, _): Array(saved.gates)
    case .undo(let direction):
      (history?.edits(direction) ?? []).flatMap(\.opened).flatMap { modules.gates(before: $0) }
    case .start, .stop, .leave, .dropWaiting, .resolve, .finish, .end, .leaveAll, .answer, .forgetHistory, .refuse: []
    }
  }

  /// Returns the routes that a call or another tab would show, whose gates it must pass.
  func gatedRoutes(of call: Call) -> [AnyRoute] {
    switch call.request {
    case .change(_, let routes): routes
    case .own(let find): (try? change(find, of: call))?.routes ?? []
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
