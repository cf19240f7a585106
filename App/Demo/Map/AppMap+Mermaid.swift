import AppShell

extension AppMap {
  /// The map as a Mermaid flowchart: <https://mermaid.js.org/syntax/flowchart.html>.
  ///
  /// The root of a module has round ends. A dotted arrow opens a link of another module. A thick arrow leads to the
  /// module that is shown when a module ends. A flag leads from a URL from outside to its place.
  var mermaid: String {
    let names = GraphNames(self)
    let clusters = modules.flatMap { module in
      let routes = module.routes.map { route in
        let (open, close) = route.isRoot ? ("([", "])") : ("[", "]")
        return "    \(names[route.link])\(open)\"\(route.title.escaped)\"\(close)"
      }
      return ["  subgraph \(names[module.link])[\"\(module.title.escaped)\"]"] + routes + ["  end"]
    }
    let arrows = modules.flatMap { module in
      let ways = module.routes.flatMap { route in
        route.leadsTo.map { "  \(names[route.link]) --> \(names[$0])" }
      }
      let exits = module.exits.map { "  \(names[module.link]) -.-> \(names[$0])" }
      return ways + exits + module.followedBy.map { "  \(names[module.link]) ==> \(names["app://\($0)"])" }
    }
    let entries = entryLinks.enumerated().flatMap { index, entry in
      ["  u\(index + 1)>\"\(entry.pattern.escaped)\"]"]
        + entry.leadsTo.split(separator: " ").filter { $0.hasPrefix("app:") }
        .map { "  u\(index + 1) --> \(names[String($0)])" }
    }
    return (["graph LR"] + clusters + arrows + entries).joined(separator: "\n")
  }
}

/// Short node names for the modules and places of a map, numbered in order.
private struct GraphNames {
  private var names: [String: String] = [:]

  init(_ map: AppMap) {
    for (index, module) in map.modules.enumerated() { names[module.link] = "m\(index + 1)" }
    for (index, route) in map.modules.flatMap(\.routes).enumerated() { names[route.link] = "r\(index + 1)" }
  }

  /// The name for a link; a link that is not on the map is its own name.
  subscript(link: String) -> String { names[link] ?? link.escaped }
}

extension String {
  fileprivate var escaped: String {
    split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "#quot;")
  }
}
