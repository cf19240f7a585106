public import Links

/// What a module tells the app of itself: the links it takes, what must be passed before, and the links it opens.
///
/// It names no route type, so that the app can hold all modules in one list and no module can name the routes of another.
public struct Module: Sendable {
  /// The module's name in links.
  public let name: String
  /// What must be passed before any of its places is shown, in this order; empty when they are open to everybody.
  public let gates: [Gate]
  /// The links of other modules that this one opens.
  public let exits: [Link]
  /// Every kind of route, in the order of their declaration.
  public var routes: [RouteSummary] { summaries() }
  // Made when somebody asks, because an app that starts has no use for them.
  private let summaries: @Sendable () -> [RouteSummary]
  package let problems: [ModuleProblem]
  /// Finds the gates before the place of a link.
  package let check: @Sendable (Link) throws(LinkMismatch) -> [Gate]

  /// Describes the module that owns `Route`.
  public init<Route: Routable>(of route: Route.Type, exits: [Link] = []) { self.init(Route.links, exits: exits) }

  /// Describes the module that has these links.
  public init<Route: Routable>(_ links: RouteLinks<Route>, exits: [Link] = []) {
    name = links.module
    gates = links.gates
    self.exits = exits
    summaries = { links.patterns.map { RouteSummary($0, in: links) } }
    problems = ModuleProblem.find(in: links) + ModuleProblem.find(in: exits, of: links.module)
    check = { link throws(LinkMismatch) in try LinkPlan(link, in: links, from: nil).gates }
  }

  /// What must be passed before a place of this module is shown again: its own gates, then those of every route in it.
  ///
  /// A link that leads nowhere any more has no gates of its own.
  public func gates(before place: Place<Link>) -> [Gate] {
    let links = (place.tabs + place.modals.map(\.stack)).joined()
    return gates + links.flatMap { (try? check($0)) ?? [] }
  }
}
