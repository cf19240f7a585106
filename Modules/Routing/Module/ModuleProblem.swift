public import Links

/// A mistake in the way links are declared.
///
/// It is found when the app starts, before anybody follows a link.
public enum ModuleProblem: Error, Hashable, Sendable {
  /// Two modules have the same name.
  case sameName(String)
  /// A module's name can't stand in a link.
  case badName(String)
  /// Two routes of a module can be written alike.
  case sameLink(module: String, routes: [String])
  /// A route's path is not well written; the text says why.
  case badPath(module: String, route: String, String)
  /// A route is named as a root or as a target, and is not among the routes.
  case missingRoute(module: String, route: String)
  /// A route that the module begins at has gates of its own; its links go past them, so they belong to the module.
  case gatedRoot(module: String, route: String)
  /// A route asks this one before it is left, and it is not declared as a question.
  case noQuestion(module: String, route: String)
  /// A link that the module opens is not well written; the text says why.
  case badExit(module: String, link: String, String)
  /// A module, or a route in it, is behind a gate that the app doesn't know, so that nobody could ever pass it.
  case unknownGate(module: String, gate: Gate, known: [Gate])
  /// No module has this name.
  case noSuchModule(String, known: [String])

  static func find<Route: Routable>(in links: RouteLinks<Route>) -> [Self] {
    let module = links.module
    func name(_ kind: Int) -> String { "\(links.patterns[kind].sample)" }
    var problems: [Self] = (try? Link(Link.scheme + module))?.module == module ? [] : [.badName(module)]
    for (kind, shape) in links.shapes.enumerated() {
      if let problem = shape.problem {
        problems.append(.badPath(module: module, route: name(kind), problem))
      } else if let other = links.table.overlaps(of: kind, among: links.shapes) {
        problems.append(.sameLink(module: module, routes: [name(kind), name(other)].sorted()))
      }
    }
    func noteIfMissing(_ route: Route) {
      if links.pattern(of: route) == nil { problems.append(.missingRoute(module: module, route: "\(route)")) }
    }
    links.roots.forEach(noteIfMissing)
    for pattern in links.patterns {
      pattern.targets.forEach(noteIfMissing)
      if let question = pattern.sample.leaveQuestion, links.pattern(of: question)?.isQuestion != true {
        problems.append(.noQuestion(module: module, route: "\(question)"))
      }
    }
    for root in links.roots where links.pattern(of: root)?.gates.isEmpty == false {
      problems.append(.gatedRoot(module: module, route: "\(root)"))
    }
    return problems
  }

  static func find(in exits: [Link], of module: String) -> [Self] {
    exits.compactMap { exit in
      do throws(LinkError) {
        return try Link(exit.description) == exit
          ? nil : .badExit(module: module, link: "\(exit)", "it is spelt otherwise")
      } catch {
        return .badExit(module: module, link: "\(exit)", error.description)
      }
    }
  }
}

extension ModuleProblem: CustomStringConvertible {
  /// The mistake in one line.
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
    case .noQuestion(let module, let route):
      "“\(route)” in “\(module)” is asked before another route is left, so it must be declared as a question"
    case .badExit(let module, let link, let why): "“\(module)” opens “\(link)”, which is no link: \(why)"
    case .unknownGate(let module, let gate, let known):
      "“\(module)” is behind the gate “\(gate)”, which the app doesn't know; it knows: "
        + known.map { "“\($0)”" }.joined(separator: ", ")
    case .noSuchModule(let name, let known):
      "No module is called “\(name)”; there are: \(known.joined(separator: ", "))"
    }
  }
}
