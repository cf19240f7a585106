public import Links

/// What a module declares to the app: its links, its gates, and the links of other modules that it opens.
///
/// A `Module` names no route type, so an app can hold all modules in one list, and no module can name the routes of another.
public struct Module: Sendable {
  /// The module's name in links.
  public let name: String
  /// The gates before every place of the module, in the order in which they must be passed.
  public private(set) var gates: [Gate]
  /// The links of other modules that this one opens.
  public let exits: [DeepLink]
  /// Every kind of route, in the order of declaration.
  public private(set) var routes: [RouteSummary]
  /// Plans a link of this module; the second argument says whether unknown parameters are ignored instead of refused.
  let plan: @Sendable (DeepLink, Bool) throws(DeepLinkError) -> RoutePlan<AnyRoute>
  /// Plans a link that names one route, as a saved snapshot does.
  let planSaved: @Sendable (DeepLink) throws(DeepLinkError) -> RoutePlan<AnyRoute>
  package let problems: [ModuleProblem]

  /// Describes the module that owns `Route`.
  public init<Route: Routable>(of route: Route.Type, exits: [DeepLink] = []) { self.init(Route.links, exits: exits) }

  /// Describes the module with these links.
  public init<Route: Routable>(_ links: RouteLinks<Route>, exits: [DeepLink] = []) {
    name = links.module
    gates = links.gates
    self.exits = exits
    routes = links.patterns.map { RouteSummary($0, in: links) }
    plan = { link, isIgnoring throws(DeepLinkError) in
      try links.plan(link, ignoringUnknownParameters: isIgnoring).map { AnyRoute($0) }
    }
    planSaved = { link throws(DeepLinkError) in try links.savedPlan(link).map { AnyRoute($0) } }
    problems = ModuleProblem.find(in: links) + ModuleProblem.find(in: exits, of: links.module)
  }

  /// Returns the module behind one more gate, which is passed first; the same module if it is already behind that gate.
  public func requiring(_ gate: Gate) -> Module {
    if gates.contains(gate) { return self }
    var module = self
    module.gates.insert(gate, at: 0)
    for index in routes.indices { module.routes[index].gates.insert(gate, at: 0) }
    return module
  }

  /// Every gate of the module and of its routes.
  package var allGates: Set<Gate> { Set(gates + routes.flatMap(\.gates)) }
}
