/// What a module tells the app of itself: the links it takes, what must be passed before, and the links it opens.
///
/// It names no route type, so that the app can hold all modules in one list and no module can name the routes of another.
public struct Module: Sendable {
  /// The module's name in links.
  public let name: String
  /// What must be passed before any of its places is shown; nil when they are open to everybody.
  public let gate: Gate?
  /// The links of other modules that this one opens.
  public let exits: [Link]
  /// How its routes are written, with `*` for a value: `posts/*`.
  public let patterns: [String]
  let problems: [ModuleProblem]
  let check: @Sendable (Link) throws(LinkMismatch) -> Void

  /// Describes the module that owns `Route`.
  public init<Route: Routable>(of route: Route.Type, gate: Gate? = nil, exits: [Link] = []) {
    let links = Route.links
    name = links.module
    self.gate = gate
    self.exits = exits
    patterns = links.patterns.map(\.path.pattern)
    problems = ModuleProblem.find(in: links)
    check = { link throws(LinkMismatch) in _ = try LinkPlan.place(for: link, from: nil as Place<Route>?) }
  }
}

/// Something that must be passed before a place is shown.
public struct Gate: Hashable, Sendable, CustomStringConvertible {
  /// The name of the gate, for people.
  public var description: String

  /// Makes a gate from its name.
  public init(_ description: String) { self.description = description }
}

/// A mistake in the way links are declared.
///
/// It is found when the app starts, before anybody follows a link.
public enum ModuleProblem: Error, Hashable, Sendable {
  /// Two modules have the same name.
  case sameName(String)
  /// Two routes of a module are written alike.
  case samePattern(module: String, String)
  /// A route's path is not well written; the text says why.
  case badPath(module: String, pattern: String, String)
  /// No module has this name.
  case noSuchModule(String, known: [String])

  static func find<Route>(in links: RouteLinks<Route>) -> [Self] {
    var problems: [Self] = []
    var seen: Set<String> = []
    for pattern in links.patterns {
      if let problem = pattern.problem {
        problems.append(.badPath(module: links.module, pattern: pattern.path.pattern, problem))
      }
      if !seen.insert(pattern.path.pattern).inserted {
        problems.append(.samePattern(module: links.module, pattern.path.pattern))
      }
    }
    return problems
  }
}

extension ModuleProblem: CustomStringConvertible {
  /// The mistake in one line.
  public var description: String {
    switch self {
    case .sameName(let name): "Two modules are called “\(name)”"
    case .samePattern(let module, let pattern): "Two routes of “\(module)” are written “\(pattern)”"
    case .badPath(let module, let pattern, let why): "The route “\(pattern)” of “\(module)”: \(why)"
    case .noSuchModule(let name, let known):
      "No module is called “\(name)”; there are: \(known.joined(separator: ", "))"
    }
  }
}
