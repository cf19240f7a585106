/// The open modules, and how often each has been opened.
struct Openings: Sendable {
  private var open: [String: (entries: Int, opening: Int)] = [:]
  private var last: [String: Int] = [:]

  subscript(module: String) -> Int? { open[module]?.opening }

  /// Counts each module's entries, and returns the modules without any.
  mutating func update(_ difference: NavigationTree.Difference) -> [String] {
    // Adding comes first: replacing the only entry of a module keeps its coordinator.
    for entry in difference.added { add(entry.route.module) }
    return difference.removed.compactMap { remove($0.route.module) }
  }

  private mutating func add(_ module: String) {
    if (open[module]?.entries += 1) != nil { return }
    let opening = (last[module] ?? 0) + 1
    last[module] = opening
    open[module] = (1, opening)
  }

  /// Returns the module if this was its last entry.
  private mutating func remove(_ module: String) -> String? {
    open[module]?.entries -= 1
    guard open[module]?.entries == 0 else { return nil }
    open[module] = nil
    return module
  }

  mutating func endAll() { open = [:] }
}
