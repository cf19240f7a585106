import AppShell

extension AppMap {
  /// The map in DOT, the language of Graphviz: <https://graphviz.org/doc/info/lang.html>.
  ///
  /// The root of a module has a double border. Dashed arrows are links to other modules, bold arrows lead to the module that follows an
  /// ended one, and dotted arrows lead from URLs to places.
  var dot: String {
    let clusters = modules.flatMap { module in
      let routes = module.routes.map { route in
        "    \(route.link.quoted) [label=\(route.title.quoted)\(route.isRoot ? ", peripheries=2" : "")]"
      }
      let head = [
        "  subgraph \("cluster_\(module.name)".quoted) {", "    label=\(module.title.quoted)",
        "    \(module.link.quoted) [label=\(module.name.quoted), shape=folder]",
      ]
      return head + routes + ["  }"]
    }
    let arrows = modules.flatMap { module in
      let ways = module.routes.flatMap { route in route.leadsTo.map { arrow(route.link, $0) } }
      let exits = module.exits.map { arrow(module.link, $0, style: "dashed") }
      return ways + exits + module.followedBy.map { arrow(module.link, "app://\($0)", style: "bold") }
    }
    let entries = entryLinks.flatMap { entry in
      ["  \(entry.pattern.quoted) [shape=plaintext]"]
        + entry.leadsTo.split(separator: " ").filter { $0.hasPrefix("app:") }
        .map { arrow(entry.pattern, String($0), style: "dotted") }
    }
    let head = ["digraph Waymark {", "  rankdir=LR", "  node [shape=box]"]
    return (head + clusters + arrows + entries + ["}"]).joined(separator: "\n")
  }

  private func arrow(_ from: String, _ to: String, style: String? = nil) -> String {
    "  \(from.quoted) -> \(to.quoted)" + (style.map { " [style=\($0)]" } ?? "")
  }
}

extension String {
  fileprivate var quoted: String {
    "\"\(flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }.map(String.init).joined())\""
  }
}
