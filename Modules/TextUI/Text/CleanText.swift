/// One line of text that is safe to draw.
///
/// This is the one gate for foreign text: a `Grid` takes nothing else, so that no control character of a post, a title
/// or a link can reach the terminal. What is taken out leaves a visible mark (`�`); a line break or tab becomes a space;
/// a soft hyphen goes without a trace. No grapheme keeps more than eight scalars.
struct CleanText: Hashable, Sendable {
  /// The text without anything a terminal could obey.
  let text: String

  /// Cleans text from anywhere.
  init(_ foreign: String) {
    text = foreign.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? foreign : Self.cleaned(foreign)
  }

  private init(trusted: String) { text = trusted }

  /// The columns the text takes.
  var width: Int {
    // ASCII without a grapheme search: 2.5 ns a byte instead of some 200 ns a cluster.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + $1.cellWidth }
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { text.isEmpty }

  /// Cleans text of several lines; each line break starts a new one.
  static func lines(of foreign: String) -> [CleanText] {
    foreign.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { CleanText(String($0)) }
  }

  /// The same text cut to `width` columns, with `…` at the end when something is missing.
  func clipped(to width: Int) -> CleanText {
    if self.width <= width { return self }
    guard width > 0 else { return "" }
    return prefix(width - 1) + "…"
  }

  /// As much from the start as fits in `width` columns.
  func prefix(_ width: Int) -> CleanText {
    var used = 0
    return CleanText(
      trusted: String(
        text.prefix { character in
          used += character.cellWidth
          return used <= width
        }))
  }

  /// What is left after the first `width` columns; a wide character that is cut in half becomes a blank.
  func dropping(_ width: Int) -> CleanText {
    var used = 0
    let rest = text.drop { character in
      guard used < width else { return false }
      used += character.cellWidth
      return true
    }
    return CleanText(trusted: String(repeating: " ", count: max(0, used - width)) + rest)
  }

  /// `count` times the same text.
  func repeated(_ count: Int) -> CleanText { CleanText(trusted: String(repeating: text, count: max(0, count))) }

  static func + (left: CleanText, right: CleanText) -> CleanText { CleanText(trusted: left.text + right.text) }
}

extension CleanText: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self.init(value) }
}

extension CleanText {
  private static let mark: Character = "\u{FFFD}"
  private static let longestCluster = 8

  private static func cleaned(_ foreign: String) -> String {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in foreign.unicodeScalars {
      switch ScalarVerdict(scalar) {
      case .keep: scalars.append(scalar)
      case .space: if previous != "\r" || scalar != "\n" { scalars.append(" ") }
      case .mark: scalars.append("\u{FFFD}")
      case .drop: break
      }
      previous = scalar
    }
    var text = ""
    for cluster in String(scalars) { append(cluster, to: &text) }
    return text
  }

  private static func append(_ cluster: Character, to text: inout String) {
    guard cluster.cellWidth > 0 else { return text.append(mark) }
    let scalars = cluster.unicodeScalars
    // Tags belong to flags. Anywhere else they are text that nobody can see.
    let kept = scalars.first?.value == 0x1F3F4 ? Array(scalars) : scalars.filter { !$0.isTag }
    text.unicodeScalars.append(contentsOf: kept.prefix(longestCluster))
    if min(kept.count, longestCluster) < scalars.count { text.append(mark) }
  }
}
