import AppShell

extension AppMap {
  /// The map as text: a line for each place, with the places that it leads to.
  var text: String {
    let modules = modules.map { module in
      let head = module.title + arrow(module.followedBy)
      let routes = module.routes.map { route in
        "  \(route.isRoot ? "•" : " ") \(route.title)" + arrow(module.patterns(of: route.leadsTo))
      }
      return ([head] + routes + module.exits.map { "    by link → \($0)" }).joined(separator: "\n")
    }
    let unreached = unreached.isEmpty ? "Every place is reached." : "Not reached: \(unreached.joined(separator: ", "))"
    let entries = entryLinks.isEmpty ? [] : [(["from outside"] + entryRows).joined(separator: "\n")]
    return (modules + entries + ["• where a module begins\n\(unreached)"]).joined(separator: "\n\n")
  }

  /// All places as a table with link, presentation, parameters and gates.
  var table: String {
    let routes = modules.flatMap(\.routes)
    let width = routes.map(\.link.count).max() ?? 0
    let styleWidth = routes.map(\.presentation.count).max() ?? 0
    let entries = entryLinks.isEmpty ? [] : ["from outside"] + entryRows
    let tables = modules.map { module in
      let rows = module.routes.map { route in
        let values = route.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        let gates = route.gates.dropFirst(module.gates.count).map { "(\($0))" }
        let cells = [route.link.padded(to: width), route.presentation.padded(to: styleWidth), values] + gates
        return "  " + cells.joined(separator: "  ").trimmed
      }
      return ([module.title] + rows).joined(separator: "\n")
    }
    return (tables + entries).joined(separator: "\n")
  }

  private var entryRows: [String] {
    let width = entryLinks.map(\.pattern.count).max() ?? 0
    return entryLinks.map { "  \($0.pattern.padded(to: width))  → \($0.leadsTo)" }
  }

  private func arrow(_ names: [String]) -> String { names.isEmpty ? "" : " → \(names.joined(separator: ", "))" }
}

extension AppMap.Module {
  var title: String { gates.isEmpty ? name : "\(name) (\(gates.joined(separator: ", ")))" }

  fileprivate func patterns(of links: [String]) -> [String] {
    links.map { link in routes.first { $0.link == link }?.pattern ?? link }
  }
}

extension AppMap.Route {
  var title: String { presentation == "push" ? pattern : "\(pattern) (\(presentation))" }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
