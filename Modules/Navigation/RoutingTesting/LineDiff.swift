/// The difference between two texts.
///
///       tab (selected)
///         shelf
///     -   book(7)
///     +   book(8)
struct LineDiff: CustomStringConvertible {
  let lines: [String]

  init(_ expected: [String], _ actual: [String]) {
    var missing: Set<Int> = []
    var extra: Set<Int> = []
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): extra.insert(offset)
      }
    }
    var lines: [String] = []
    var next = 0
    for (offset, line) in expected.enumerated() {
      if missing.contains(offset) {
        lines.append("- \(line)")
        continue
      }
      while extra.contains(next) {
        lines.append("+ \(actual[next])")
        next += 1
      }
      lines.append("  \(line)")
      next += 1
    }
    self.lines = lines + actual[next...].map { "+ \($0)" }
  }

  var description: String { lines.joined(separator: "\n") }
}
