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
    problems = ModuleProblem.find(in: links)
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

/// One kind of route as everybody may know it.
public struct RouteSummary: Hashable, Sendable {
  /// A value in a link of this kind.
  public struct Value: Hashable, Sendable {
    /// The name of the parameter, or of the text before the segment.
    public var name: String
    /// The name of the type.
    public var type: String
  }

  /// How it is written inside its module, with `*` for a value: `posts/*`.
  public let pattern: String
  /// What stands for the `*`, from left to right.
  public let values: [Value]
  /// How it is presented unless somebody asks otherwise.
  public let presentation: Presentation
  /// What must be passed before it is shown, those of its module included.
  public let gates: [Gate]
  /// Whether the module begins here, or one of its tabs does.
  public let isRoot: Bool
  /// The patterns of the routes that it leads to.
  public let leadsTo: [String]

  init<Route>(_ pattern: RoutePattern<Route>, in links: RouteLinks<Route>) {
    self.pattern = pattern.shape.pattern
    values = zip(pattern.shape.valueNames, pattern.shape.kinds).map { Value(name: $0, type: $1.name) }
    presentation = pattern.sample.presentation
    gates = links.gates + pattern.gates
    isRoot = links.roots.contains(pattern.sample)
    leadsTo = pattern.targets.compactMap { links.pattern(of: $0)?.shape.pattern }
  }
}
