/// The last row of the screen: the keys that do something now.
enum Footer {
  private static let gap: CleanText = "   "

  /// The keys in the order of the table; where there is no room for all, those that matter least are left out.
  static func line(for situation: Situation, width: Int) -> Line {
    var hints: [Hint] = []
    hints.reserveCapacity(16)
    KeyTable.forEachNamed(in: situation) { binding, label in
      hints.append(Hint(keys: binding.shownKeys, label: label, importance: binding.importance))
    }
    while hints.reduce(-gap.width, { $0 + gap.width + $1.width }) > width, let least = hints.map(\.importance).min() {
      guard least < .always, let index = hints.lastIndex(where: { $0.importance == least }) else { break }
      hints.remove(at: index)
    }
    var line = Line(capacity: hints.count * 4)
    for hint in hints {
      if line.width > 0 { line.append(gap) }
      line.append(hint.keys)
      line.append(" ", .quiet)
      line.append(hint.label, .quiet)
    }
    return line
  }

  private struct Hint {
    var keys: CleanText
    var label: CleanText
    var importance: Binding.Importance

    var width: Int { keys.width + 1 + label.width }
  }
}
