/// A text tree with lines for its branches and a mark at the current entry.
///
/// The input is `SceneSource.tree`: a line for each stack, and one for each entry, indented by two blanks per level.
struct TreeText: CustomStringConvertible {
  private let lines: [(depth: Int, text: String)]

  init(_ tree: String) {
    lines = tree.split(separator: "\n").map { line in
      (line.prefix { $0 == " " }.count / 2, String(line.drop { $0 == " " }))
    }
  }

  /// The tree, one line per entry.
  var description: String {
    let here = here
    return lines.indices.map { index in
      guides(before: index) + lines[index].text + (index == here ? "  ‹ here" : "")
    }.joined(separator: "\n")
  }

  /// The tree as text, without branch lines.
  var plainText: String {
    let here = here
    return lines.indices.map { index in
      String(repeating: "  ", count: lines[index].depth) + lines[index].text + (index == here ? ", here" : "")
    }.joined(separator: "\n")
  }

  /// Returns the branch lines before an entry.
  private func guides(before index: Int) -> String {
    let depth = lines[index].depth
    return (0..<depth).map { level in
      // A branch continues if a line of its level follows before a line of a lower level.
      let goesOn = lines[(index + 1)...].first { $0.depth <= level + 1 }?.depth == level + 1
      return level + 1 == depth ? (goesOn ? "├ " : "└ ") : (goesOn ? "│ " : "  ")
    }.joined()
  }

  /// The index of the top entry of the topmost modal, or of the selected tab.
  private var here: Int? {
    let layers = lines.indices.filter { lines[$0].depth == 0 }
    let modal = layers.last { !lines[$0].text.hasPrefix("tab") }
    let layer = modal ?? layers.first { lines[$0].text.hasSuffix("(selected)") }
    let count = layer.map { lines[($0 + 1)...].prefix { $0.depth > 0 }.count } ?? 0
    return count == 0 ? nil : layer.map { $0 + count }
  }
}
