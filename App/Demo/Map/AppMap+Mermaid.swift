import AppShell

extension AppMap {
  /// The map as a Mermaid flowchart: <https://mermaid.js.org/syntax/flowchart.html>.
  ///
  /// The root of a module has round ends. Dotted arrows are links to other modules, thick arrows lead to the module that follows an ended
  /// one, and flags are URLs from outside.
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

/// Short node names for the modules and places of a map.
private struct GraphNames {
  private var names: [String: String] = [:]

  init(_ map: AppMap) {
    for (index, module) in map.modules.enumerated() { names[module.link] = "m\(index + 1)" }
    for (index, route) in map.modules.flatMap(\.routes).enumerated() { names[route.link] = "r\(index + 1)" }
  }

  /// The name for a link, or the link itself if it is not on the map.
  subscript(link: String) -> String { names[link] ?? link.escaped }
}

extension String {
  fileprivate var escaped: String {
    split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "#quot;")
  }
}
