/// A tree of text with lines for its branches, and a mark where one is.
///
/// It comes as `SceneSource.tree` tells it: a line an entry, two blanks further in for each level.
struct TreeText: CustomStringConvertible {
  private let lines: [(depth: Int, text: String)]

  init(_ tree: String) {
    lines = tree.split(separator: "\n").map { line in
      (line.prefix { $0 == " " }.count / 2, String(line.drop { $0 == " " }))
    }
  }

  /// The tree, a line an entry.
  var description: String {
    let here = here
    return lines.indices.map { index in
      guides(before: index) + lines[index].text + (index == here ? "  ‹ here" : "")
    }.joined(separator: "\n")
  }

  /// The same in words alone, without lines for the branches.
  var inWords: String {
    let here = here
    return lines.indices.map { index in
      String(repeating: "  ", count: lines[index].depth) + lines[index].text + (index == here ? ", here" : "")
    }.joined(separator: "\n")
  }

  /// The lines that lead to an entry from those above it.
  private func guides(before index: Int) -> String {
    let depth = lines[index].depth
    return (0..<depth).map { level in
      // A branch goes on when a line of its level follows before one that is less deep.
      let goesOn = lines[(index + 1)...].first { $0.depth <= level + 1 }?.depth == level + 1
      return level + 1 == depth ? (goesOn ? "├ " : "└ ") : (goesOn ? "│ " : "  ")
    }.joined()
  }

  /// The top of the topmost modal, else of the tab that is selected.
  private var here: Int? {
    let layers = lines.indices.filter { lines[$0].depth == 1 }
    let modal = layers.last { !lines[$0].text.hasPrefix("tab") }
    let layer = modal ?? layers.first { lines[$0].text.hasSuffix("(selected)") }
    return layer.map { $0 + lines[($0 + 1)...].prefix { $0.depth > 1 }.count }
  }
}
