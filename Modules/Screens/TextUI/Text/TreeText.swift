/// The tree of the open screens, for people: a line for each stack, with its root, and a line for each screen above it.
///
/// The input is `SceneSource.tree`. Links lose their scheme and their escapes, and those of the first module its name. A mark
/// stands at the visible screen.
struct TreeText {
  fileprivate struct Line {
    var isRoot: Bool
    var text: String
    var isSelected = false
    var isHere = false
    /// `true` for a new line, `false` for one that is gone, otherwise `nil`.
    var isNew: Bool?

    /// What makes two lines of different trees the same line.
    var identity: String { isRoot ? text : "  \(text)" }
  }

  private var lines: [Line] = []

  init(_ tree: String) {
    let stacks = tree.split(separator: "\n").reduce(into: [[Substring]]()) { stacks, line in
      if line.hasPrefix(" "), !stacks.isEmpty { stacks[stacks.count - 1].append(line) } else { stacks.append([line]) }
    }
    let module = stacks.first?.dropFirst().first.map { Place($0).module }
    for stack in stacks {
      let name = stack[0].split(separator: " ").first ?? ""
      let places = stack.dropFirst().map { Place($0).text(in: module) }
      lines.append(
        Line(
          isRoot: true, text: ([String(name)] + places.prefix(1)).joined(separator: " "),
          isSelected: stack[0].hasSuffix("(selected)")))
      lines += places.dropFirst().map { Line(isRoot: false, text: $0) }
    }
    if let here { lines[here].isHere = true }
  }

  /// Returns the tree with lines for its branches, one line per screen.
  ///
  /// With the tree from before a change, `+` marks what is new, and `−` what is gone.
  func marked(since before: String? = nil) -> String {
    let lines = before.map { changes(since: TreeText($0)) } ?? lines
    let hasMarks = lines.contains { $0.isNew != nil }
    return lines.indices.map { index in
      let line = lines[index]
      let isLast = lines[(index + 1)...].first?.isRoot != false
      let branch = line.isRoot ? "" : isLast ? "└ " : "├ "
      let mark = hasMarks ? line.isNew.map { $0 ? "+ " : "− " } ?? "  " : ""
      return mark + branch + line.text + (line.isSelected ? " (selected)" : "") + (line.isHere ? "  ‹ here" : "")
    }.joined(separator: "\n")
  }

  /// Returns the tree in words, without branch lines, with the same changes as `marked(since:)`.
  func plainText(since before: String? = nil) -> String {
    (before.map { changes(since: TreeText($0)) } ?? lines).map { line in
      (line.isRoot ? "" : "  ") + line.text + (line.isSelected ? " (selected)" : "") + (line.isHere ? ", here" : "")
        + (line.isNew.map { $0 ? ", new" : ", gone" } ?? "")
    }.joined(separator: "\n")
  }

  /// Returns the text of a link without its escapes, but for those of control characters.
  static func unescaped(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(String(Substring(digits)), radix: 16),
        value >= 0x20
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func changes(since before: TreeText) -> [Line] {
    var gone = Set<Int>()
    var new = Set<Int>()
    for change in lines.map(\.identity).difference(from: before.lines.map(\.identity)) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var merged: [Line] = []
    var old = 0
    for index in lines.indices {
      while gone.contains(old) {
        merged.append(before.lines[old].marked(false))
        old += 1
      }
      merged.append(new.contains(index) ? lines[index].marked(true) : lines[index])
      if !new.contains(index) { old += 1 }
    }
    return merged + before.lines.indices.dropFirst(old).map { before.lines[$0].marked(false) }
  }

  private var here: Int? {
    let roots = lines.indices.filter { lines[$0].isRoot }
    let modal = roots.last { !lines[$0].text.hasPrefix("tab") }
    let root = modal ?? roots.first { lines[$0].isSelected }
    return root.map { $0 + lines[($0 + 1)...].prefix { !$0.isRoot }.count }
  }
}

extension TreeText.Line {
  fileprivate func marked(_ isNew: Bool) -> Self {
    var line = self
    line.isNew = isNew
    if !isNew { (line.isHere, line.isSelected) = (false, false) }
    return line
  }
}

private struct Place {
  let module: Substring
  private let rest: Substring

  init(_ line: Substring) {
    let link = line.drop { $0 == " " }
    let path = link[(link.firstRange(of: "://")?.upperBound ?? link.startIndex)...]
    module = path.prefix { $0 != "/" && $0 != "?" }
    rest = path[module.endIndex...]
  }

  /// Returns the place without escapes and, if it belongs to the module, without its name.
  func text(in module: Substring?) -> String {
    let text = self.module == module && rest.hasPrefix("/") ? rest.dropFirst() : Substring("\(self.module)\(rest)")
    return TreeText.unescaped(text)
  }
}
