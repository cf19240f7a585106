public import Links

/// A mistake in the declaration of a module's links, found when the app starts.
public enum ModuleProblem: Error, Hashable, Sendable {
  /// Two modules have the same name.
  case sameName(String)
  /// The name of a module can't be part of a link.
  case badName(String)
  /// Two routes of a module can have the same link.
  case sameLink(module: String, routes: [String])
  /// The path of a route is declared wrongly, for the given reason.
  case badPath(module: String, route: String, String)
  /// A root, or a route passed to `leading(to:)`, is not among the routes.
  case missingRoute(module: String, route: String)
  /// A root has gates of its own. They must be gates of the module, because links to the module open the root too.
  case gatedRoot(module: String, route: String)
  /// A `leaveConfirmation` is not declared with `asConfirmation()`.
  case missingConfirmation(module: String, route: String)
  /// A link that the module opens is malformed, for the given reason.
  case badExit(module: String, link: String, String)
  /// A module or a route is behind a gate that the app doesn't know.
  case unknownGate(module: String, gate: Gate, known: [Gate])
  /// No module has this name.
  case noSuchModule(String, known: [String])
  /// A redirect from a former place is declared wrongly, for the given reason.
  case badRedirect(String, String)

  static func find<Route: Routable>(in links: RouteLinks<Route>) -> [Self] {
    let module = links.module
    func name(_ index: Int) -> String { "\(links.patterns[index].sample)" }
    var problems: [Self] = (try? DeepLink(module: module, segments: [])) == nil ? [.badName(module)] : []
    for (index, pattern) in links.patterns.enumerated() {
      if let problem = pattern.problem {
        problems.append(.badPath(module: module, route: name(index), problem))
      } else if let other = links.rival(of: index) {
        problems.append(.sameLink(module: module, routes: [name(index), name(other)].sorted()))
      }
    }
    for route in links.roots + links.patterns.flatMap(\.targets) where links.pattern(of: route) == nil {
      problems.append(.missingRoute(module: module, route: "\(route)"))
    }
    for confirmation in links.patterns.compactMap(\.sample.leaveConfirmation)
    where links.pattern(of: confirmation)?.isConfirmation != true {
      problems.append(.missingConfirmation(module: module, route: "\(confirmation)"))
    }
    for root in links.roots where links.pattern(of: root)?.gates.isEmpty == false {
      problems.append(.gatedRoot(module: module, route: "\(root)"))
    }
    return problems
  }

  static func find(in exits: [DeepLink], of module: String) -> [Self] {
    exits.compactMap { exit in
      exit.fault.map { .badExit(module: module, link: "\(exit)", $0.description) }
    }
  }
}

extension ModuleProblem: CustomStringConvertible {
  /// The mistake in one line, naming the module and the routes.
  public var description: String {
    switch self {
    case .sameName(let name): "Two modules are called “\(name)”"
    case .badName(let name): "“\(name)” can't be the name of a module: it is a letter, then letters, digits and “-”"
    case .sameLink(let module, let routes):
      "Two routes of “\(module)” can have the same link: \(routes.joined(separator: " and "))"
    case .badPath(let module, let route, let why): "The path of “\(route)” in “\(module)” is not well written: \(why)"
    case .missingRoute(let module, let route): "“\(route)” is not among the routes of “\(module)”"
    case .gatedRoot(let module, let route):
      "“\(module)” begins at “\(route)”, so the gates of that route must be those of the module"
    case .missingConfirmation(let module, let route):
      "“\(route)” in “\(module)” is a leave confirmation, so it must be declared with asConfirmation()"
    case .badExit(let module, let link, let why): "“\(module)” opens “\(link)”, which is no link: \(why)"
    case .unknownGate(let module, let gate, let known):
      "“\(module)” is behind the gate “\(gate)”, which the app doesn't know; it knows: "
        + known.map { "“\($0)”" }.joined(separator: ", ")
    case .noSuchModule(let name, let known):
      "No module is called “\(name)”; there are: \(known.joined(separator: ", "))"
    case .badRedirect(let former, let why): "The redirect from “\(former)” is not well written: \(why)"
    }
  }
}
