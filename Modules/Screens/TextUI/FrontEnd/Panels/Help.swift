import ScreenKit
import Terminal

/// The page that lists the keys.
struct Help: Equatable, Sendable {
  static let page = Page.ID("front end: help")
  /// The width of three columns in which few lines wrap.
  static let widest = 156

  /// The typed text while the user searches.
  var search: String?

  /// Returns the page; each group has as many columns, up to three, as its longest line allows.
  func makePage(_ groups: [KeyTable.HelpGroup], width: Int) -> Page {
    let room = min(width, Self.widest) - 6
    let letters = FoldedText(search ?? "")
    let found = groups.map { $0.matching(letters) }.filter { !$0.keys.isEmpty }
    let lines = found.flatMap { group -> [Element<SceneIntent>] in
      let widest = group.lines.map(\.width).max() ?? 0
      let columns = min(3, max(1, (room + 2) / (widest + 2)))
      return [.heading(group.title), .text(Self.inColumns(columns, group.lines, width: room).joined(separator: "\n"))]
    }
    let field = search.map { Field("Find", text: $0) { SceneIntent.edit(Self.page, field: "Find", text: $0) } }
    let screen = Screen(
      "Keys",
      elements: (field.map { [.field($0)] } ?? [])
        + (lines.isEmpty ? [.empty("No key does \((search ?? "").quotedStart).")] : lines))
    return Page(id: Self.page, screen: screen)
  }

  /// Returns lines in columns of about the same height, from the left to the right.
  private static func inColumns(_ count: Int, _ lines: [CleanText], width: Int) -> [String] {
    let width = (width - 2 * (count - 1)) / count
    let entries = lines.map { $0.wrapped(to: width, isTable: true) }
    let height = (entries.joined().count + count - 1) / count
    var columns: [[CleanText]] = [[]]
    for entry in entries {
      let isFull = columns[columns.count - 1].count + entry.count > height
      if isFull, columns.count < count, columns != [[]] { columns.append([]) }
      columns[columns.count - 1] += entry
    }
    return (0..<(columns.map(\.count).max() ?? 0)).map { row in
      var line = CleanText("")
      for (index, column) in columns.enumerated() where row < column.count {
        line = line + CleanText(" ").repeated(max(0, index * (width + 2) - line.width)) + column[row]
      }
      return line.text
    }
  }
}
