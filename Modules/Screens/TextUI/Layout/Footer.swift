import Terminal

/// The last row of the screen, which lists the active keys.
enum Footer {
  private static let wideGap: CleanText = "   "
  private static let narrowGap: CleanText = "  "

  /// If the row is too narrow, the gaps shrink, then the least important keys are omitted.
  static func line(for situation: Situation, width: Int) -> Line {
    var hints = KeyTable.named(in: situation).map { binding, label in
      // The keys of the tabs are several commands, and each tab can be clicked itself.
      let key = binding.command == .chooseTab ? nil : binding.keys.first
      return Hint(key: key, keys: binding.shownKeys(in: situation), label: label, importance: binding.importance)
    }
    func fits(_ gap: CleanText) -> Bool { hints.reduce(-gap.width) { $0 + gap.width + $1.width } <= width }
    while !fits(narrowGap), let least = hints.map(\.importance).min() {
      guard least < .always, let index = hints.lastIndex(where: { $0.importance == least }) else { break }
      hints.remove(at: index)
    }
    let gap = fits(wideGap) ? wideGap : narrowGap
    var line = Line.blank
    for hint in hints {
      if line.width > 0 { line.append(gap) }
      let thing = hint.key.map(Hit.Thing.key)
      line.append(hint.keys, .plain, thing)
      line.append(" ", .quiet, thing)
      line.append(hint.label, .quiet, thing)
    }
    return line
  }

  private struct Hint {
    var key: Key?
    var keys: CleanText
    var label: CleanText
    var importance: Binding.Importance

    var width: Int { keys.width + 1 + label.width }
  }
}
