import AppShell

extension AppMap {
  /// All places as a table with link, presentation, parameters and gates.
  var table: String {
    let routes = modules.flatMap(\.routes)
    let width = routes.map(\.link.count).max() ?? 0
    let styleWidth = routes.map(\.presentation.count).max() ?? 0
    let entryWidth = entryLinks.map(\.pattern.count).max() ?? 0
    let entries = entryLinks.map { "  \($0.pattern.padded(to: entryWidth))  → \($0.leadsTo)" }
    let tables = modules.map { module in
      let rows = module.routes.map { route in
        let values = route.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        let gates = route.gates.dropFirst(module.gates.count).map { "(\($0))" }
        let cells = [route.link.padded(to: width), route.presentation.padded(to: styleWidth), values] + gates
        return "  " + cells.joined(separator: "  ").trimmed
      }
      return ([module.title] + rows).joined(separator: "\n")
    }
    return (tables + (entries.isEmpty ? [] : ["from outside"] + entries)).joined(separator: "\n")
  }
}

extension AppMap.Module {
  var title: String { gates.isEmpty ? name : "\(name) (\(gates.joined(separator: ", ")))" }
}

extension AppMap.Route {
  var title: String { presentation == "push" ? pattern : "\(pattern) (\(presentation))" }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
