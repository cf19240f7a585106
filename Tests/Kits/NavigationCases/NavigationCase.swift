/// A row of the page of cases: what is open, the requests, their outcomes, what is open then, and what was told.
package struct NavigationCase: Sendable, CustomStringConvertible {
  /// The line of the row in the page.
  package let line: Int
  /// The heading above the row.
  package let topic: String
  package let open: String
  package let requests: [String]
  /// One outcome for each request.
  package let outcomes: [String]
  package let openThen: String
  /// The changes and results in order.
  package let told: [String]

  package var description: String { "\(line): \(open), \(requests.joined(separator: ", then "))" }

  /// Returns whether a user makes the request by the means of the front end, not by an action of the screen.
  package static func isOfUser(_ request: String) -> Bool {
    let words = request.split(separator: " ")
    return ["back", "close", "undo", "redo", "agree", "decline"].contains(request)
      || words.count == 2 && ["open", "tab"].contains(words[0])
  }

  /// Reads the tables of the page with five columns, in order.
  package static func all(in page: String) throws -> [NavigationCase] {
    var topic = ""
    var cases: [NavigationCase] = []
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("## ") { topic = String(line.dropFirst(3)) }
      guard line.hasPrefix("| `") else { continue }
      let cells = line.split(separator: "|").map { $0.filter { $0 != "`" }.trimmed }
      guard cells.count == 5 else { throw UnreadableText(String(line)) }
      cases.append(NavigationCase(cells, topic: topic, line: index + 1))
    }
    return cases
  }

  private init(_ cells: [String], topic: String, line: Int) {
    (self.line, self.topic, open, openThen) = (line, topic, cells[0], cells[3])
    requests = cells[1].split(separator: ", then ").map(String.init)
    outcomes = cells[2].split(separator: ", then ").map(String.init)
    told = cells[4] == "nothing" ? [] : cells[4].split(separator: ", ").map(String.init)
  }

  /// Returns what a run gives instead of the row, both sides one above the other; `nil` if they are the same.
  package func difference(from run: Run) -> String? {
    let expected = Run(outcomes: outcomes, open: openThen, told: told)
    return expected == run
      ? nil : "line \(line), \(open): \(requests.joined(separator: ", then "))\n- \(expected)\n+ \(run)"
  }

  /// What the requests of a row lead to.
  package struct Run: Equatable, CustomStringConvertible {
    package var outcomes: [String]
    package var open: String
    package var told: [String]

    package init(outcomes: [String], open: String, told: [String]) {
      (self.outcomes, self.open, self.told) = (outcomes, open, told)
    }

    package var description: String {
      let told = told.isEmpty ? "nothing" : told.joined(separator: ", ")
      return "| `\(outcomes.joined(separator: ", then "))` | `\(open)` | `\(told)` |"
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
