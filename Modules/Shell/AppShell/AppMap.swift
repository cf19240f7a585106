import Links
public import Routing

/// The places of an app and their transitions, as its modules declare them.
public struct AppMap: Hashable, Sendable, Encodable {
  /// A module and its places.
  public struct Module: Hashable, Sendable, Encodable {
    /// The name in links.
    public var name: String
    /// The gates in front of all its places.
    public var gates: [String]
    /// The places, in declaration order.
    public var routes: [Route]
    /// The links that it opens in other modules.
    public var exits: [String]
    /// The modules that can follow it.
    public var followedBy: [String]
  }

  /// One kind of place in a module.
  public struct Route: Hashable, Sendable, Encodable {
    /// A value in the link.
    public struct Parameter: Hashable, Sendable, Encodable {
      /// The name of the value.
      public var name: String
      /// The name of its type.
      public var type: String
    }

    /// The link, with `*` for each value: `app://loggedIn/posts/*`.
    public var link: String
    /// The link without scheme and module: `posts/*`.
    public var pattern: String
    /// The values for each `*`, from left to right.
    public var parameters: [Parameter]
    /// `push`, the style of a modal, or `question` for a confirmation, which no link opens.
    public var presentation: String
    /// The gates in front of the place, including those of its module.
    public var gates: [String]
    /// Whether it is the root of its module or of a tab.
    public var isRoot: Bool
    /// The places that it leads to in the same module, as links.
    public var leadsTo: [String]
  }

  /// A pattern of URLs from outside.
  public struct EntryLink: Hashable, Sendable, Encodable {
    /// The pattern: `https://waymark.example/posts/:id`.
    public var pattern: String
    /// The link of the place, with `*` for a value; `action` and the action, or `refused` and the reason.
    public var leadsTo: String
  }

  /// The modules, in the initializer's order.
  public let modules: [Module]
  /// The entry links, in declaration order.
  public let entryLinks: [EntryLink]
  /// The links of places that no transition reaches.
  public let unreached: [String]

  /// Creates the map of modules and entry links, each with its target.
  public init(of modules: [Routing.Module], entryLinks: [(pattern: String, target: String)] = []) {
    self.entryLinks = entryLinks.map { pattern, target in
      let places = target.split(separator: " ").map { modules.pattern(of: String($0)) ?? String($0) }
      return EntryLink(pattern: pattern, leadsTo: places.joined(separator: " "))
    }
    self.modules = modules.map { module in
      Module(
        name: module.name, gates: module.gates.map(\.description),
        routes: module.routes.map { Route($0, in: module) },
        exits: module.exits.map { modules.pattern(of: $0.description) ?? $0.description },
        followedBy: module.nextRoots)
    }
    unreached = Self.unreached(in: self.modules)
  }

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

extension [Routing.Module] {
  fileprivate func pattern(of text: String) -> String? {
    guard let link = try? DeepLink(text) else { return nil }
    return first { $0.name == link.module }?.pattern(of: link).link(in: link.module)
  }
}

extension AppMap.Module {
  /// The link of the module.
  public var link: String { "app://\(name)" }
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

  /// Whether a link can open it.
  var isPlace: Bool { presentation != Self.question }

  private static let question = "question"
}

extension Routing.Module {
  /// Returns the pattern of the place that a link opens, or that of the root if it names none.
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
