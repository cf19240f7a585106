public import Links

/// What a module tells the app of itself: the links it takes, what must be passed before, and the links it opens.
///
/// It names no route type, so that the app can hold all modules in one list and no module can name the routes of another.
public struct Module: Sendable {
  /// The module's name in links.
  public let name: String
  /// What must be passed before any of its places is shown, in this order; empty when they are open to everybody.
  public private(set) var gates: [Gate]
  /// The links of other modules that this one opens.
  public let exits: [Link]
  /// Every kind of route, in the order of their declaration.
  public var routes: [RouteSummary] { summaries() }
  // Made when somebody asks, because an app that starts has no use for them.
  private var summaries: @Sendable () -> [RouteSummary]
  package let problems: [ModuleProblem]
  /// Every gate there is, those of single routes included.
  package private(set) var allGates: Set<Gate>
  /// Finds the gates before the place of a link.
  package private(set) var check: @Sendable (Link) throws(LinkMismatch) -> [Gate]

  /// Describes the module that owns `Route`.
  public init<Route: Routable>(of route: Route.Type, exits: [Link] = []) { self.init(Route.links, exits: exits) }

  /// Describes the module that has these links.
  public init<Route: Routable>(_ links: RouteLinks<Route>, exits: [Link] = []) {
    name = links.module
    gates = links.gates
    self.exits = exits
    summaries = { links.patterns.map { RouteSummary($0, in: links) } }
    problems = ModuleProblem.find(in: links) + ModuleProblem.find(in: exits, of: links.module)
    allGates = Set(links.gates + links.patterns.flatMap { $0.gates })
    check = { link throws(LinkMismatch) in try LinkPlan(link, in: links, from: nil).gates }
  }

  /// The same module behind one more gate, which is passed first; unchanged when it is behind that gate already.
  ///
  /// An app uses it for a module that it shows where nobody may be who has not passed the gate.
  public func requiring(_ gate: Gate) -> Module {
    if gates.contains(gate) { return self }
    var module = self
    module.gates.insert(gate, at: 0)
    module.allGates.insert(gate)
    module.summaries = { [summaries] in
      summaries().map { route in
        var route = route
        route.gates.insert(gate, at: 0)
        return route
      }
    }
    module.check = { [check] link throws(LinkMismatch) in [gate] + (try check(link)) }
    return module
  }

  /// What must be passed before a place of this module is shown again: its own gates, then those of every route in it.
  ///
  /// A link that leads nowhere any more has no gates of its own.
  public func gates(before place: Place<Link>) -> [Gate] {
    let links = (place.tabs + place.modals.map(\.stack)).joined()
    return gates + links.flatMap { (try? check($0)) ?? [] }
  }
}
