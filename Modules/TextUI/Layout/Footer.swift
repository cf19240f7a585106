/// The last row of the screen: the keys that do something now.
enum Footer {
  private static let gap = 3

  /// The keys in the order of the table; where there is no room for all, those that matter least are left out.
  static func line(for situation: Situation, width: Int) -> Line {
    var hints = KeyTable.valid(in: situation).compactMap { binding in
      binding.label(situation).map { (line: hint(binding.shownKeys, $0), importance: binding.importance) }
    }
    while hints.reduce(-gap, { $0 + gap + $1.line.width }) > width, let least = hints.map(\.importance).min() {
      guard least < .always, let index = hints.lastIndex(where: { $0.importance == least }) else { break }
      hints.remove(at: index)
    }
    var line = Line.blank
    for hint in hints {
      if line.width > 0 { line.append(CleanText(" ").repeated(gap)) }
      line = line + hint.line
    }
    return line
  }

  private static func hint(_ keys: CleanText, _ label: CleanText) -> Line {
    Line(keys, .plain) + Line(" " + label, .quiet)
  }
}
