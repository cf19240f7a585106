import Links
public import Routing

/// Every place of an app, and what leads where, as the modules declare it.
///
/// It is made from declarations alone, so that it can be drawn without running anything; a test walks the real app and
/// holds the declarations to what it sees.
public struct AppMap: Hashable, Sendable, Encodable {
  /// A module and its places.
  public struct Module: Hashable, Sendable, Encodable {
    /// Its name in links.
    public var name: String
    /// What must be passed before any of its places is shown.
    public var gates: [String]
    /// Its places, in the order of their declaration.
    public var routes: [Route]
    /// The places of other modules that it opens by link.
    public var exits: [String]
    /// The modules that can follow when it ends.
    public var followedBy: [String]
  }

  /// A route without its values: one kind of place in a module.
  public struct Route: Hashable, Sendable, Encodable {
    /// A value in its link.
    public struct Parameter: Hashable, Sendable, Encodable {
      /// What it is called.
      public var name: String
      /// The name of its type.
      public var type: String
    }

    /// Its link, with `*` for a value: `app://loggedIn/posts/*`.
    public var link: String
    /// The link without the scheme and the module: `posts/*`.
    public var pattern: String
    /// What stands for the `*`, from left to right.
    public var parameters: [Parameter]
    /// How it is presented: `push`, the style of a modal, or `question` where no link leads to.
    public var presentation: String
    /// What must be passed before it is shown, those of its module included.
    public var gates: [String]
    /// Whether its module begins here, or one of its tabs does.
    public var isRoot: Bool
    /// The links of the places of its module that it leads to.
    public var leadsTo: [String]
  }

  /// One way from a place to another.
  public struct Transition: Hashable, Sendable {
    /// The link of a place; of a module, for what any of its places may do.
    public var from: String
    /// The link of a place; of a module, where it begins wherever it likes.
    public var to: String

    /// Describes a transition by the names of the two routes.
    public init(from: String, to: String) {
      self.from = from
      self.to = to
    }
  }

  /// The modules, in the order they were given.
  public let modules: [Module]
  /// The links of the places that nothing leads to.
  public let unreached: [String]

  /// Draws the map of some modules.
  ///
  /// - Parameters:
  ///   - modules: What the modules tell of themselves.
  ///   - roots: A module whose routes are the modules themselves: which of them follows on which.
  public init(of modules: [Routing.Module], roots: Routing.Module? = nil) {
    self.modules = modules.map { module in
      Module(
        name: module.name, gates: module.gates.map(\.description),
        routes: module.routes.map { Route($0, in: module) },
        exits: module.exits.map { exit in
          modules.first { $0.name == exit.module }?.pattern(of: exit).link(in: exit.module) ?? exit.description
        },
        followedBy: roots?.routes.first { $0.pattern == module.name }?.leadsTo ?? [])
    }
    unreached = Self.unreached(in: self.modules)
  }

  /// Every transition that is declared.
  public var transitions: Set<Transition> {
    Set(
      modules.flatMap { module in
        module.routes.flatMap { route in route.leadsTo.map { Transition(from: route.link, to: $0) } }
          + module.exits.map { Transition(from: module.link, to: $0) }
          + module.followedBy.map { Transition(from: module.link, to: "".link(in: $0)) }
      })
  }

  /// The places that can't be come to from where a module begins, nor from another module.
  private static func unreached(in modules: [Module]) -> [String] {
    let routes = modules.flatMap(\.routes)
    let leadsTo = Dictionary(routes.map { ($0.link, $0.leadsTo) }) { first, _ in first }
    var next = routes.filter(\.isRoot).map(\.link) + modules.flatMap(\.exits)
    var reached: Set<String> = []
    while let link = next.popLast() {
      if reached.insert(link).inserted { next += leadsTo[link] ?? [] }
    }
    return routes.map(\.link).filter { !reached.contains($0) }
  }
}

extension AppMap.Module {
  /// The module as a link.
  public var link: String { "".link(in: name) }

  /// The name, and behind it what must be passed first.
  var title: String { gates.isEmpty ? name : "\(name) (\(gates.joined(separator: ", ")))" }
}

extension AppMap.Route {
  init(_ route: RouteSummary, in module: Routing.Module) {
    link = route.pattern.link(in: module.name)
    pattern = route.pattern
    parameters = route.values.map { Parameter(name: $0.name, type: $0.type) }
    presentation = route.isConfirmation ? Self.question : route.presentation.rawValue
    gates = route.gates.map(\.description)
    isRoot = route.isRoot
    leadsTo = route.leadsTo.map { $0.link(in: module.name) }
  }

  /// Whether a link can lead there; to a question none does.
  var isPlace: Bool { presentation != Self.question }

  private static let question = "question"

  /// The pattern, and behind it how it is presented, unless it is pushed.
  var title: String { presentation == "push" ? pattern : "\(pattern) (\(presentation))" }
}

extension Routing.Module {
  /// The pattern of the place that a link of this module is about: where the module begins, when it names none.
  func pattern(of link: DeepLink) -> String {
    let segments = link.segments
    let candidates = routes.filter { route in
      let parts = route.pattern.prefix { $0 != "?" }.split(separator: "/")
      return parts.count <= segments.count
        && zip(parts.reversed(), segments.reversed()).allSatisfy { $0 == "*" || $0 == $1 }
    }
    let named = candidates.max { $0.pattern.count(where: { $0 == "/" }) < $1.pattern.count(where: { $0 == "/" }) }
    return (segments.isEmpty ? routes.first(where: \.isRoot) : named)?.pattern ?? ""
  }
}

extension String {
  fileprivate func link(in module: String) -> String { "app://\(module)" + (isEmpty ? "" : "/\(self)") }
}
