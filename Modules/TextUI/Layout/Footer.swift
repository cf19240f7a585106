/// The last row of the screen: the keys that do something now.
enum Footer {
  /// As many keys as fit, the most important first.
  static func line(for situation: Situation, width: Int) -> Line {
    var line = Line.blank
    for binding in KeyTable.valid(in: situation) {
      guard let label = binding.label else { continue }
      let hint = Line(binding.shownKeys, .plain) + Line(" " + label, .quiet)
      let gap = line.width == 0 ? 0 : 3
      guard line.width + gap + hint.width <= width else { break }
      line.append(CleanText(" ").repeated(gap))
      line = line + hint
    }
    return line
  }
}
