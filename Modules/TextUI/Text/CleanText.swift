/// One line of text that is safe to draw.
///
/// This is the one gate for foreign text: a `Grid` takes nothing else, so that no control character of a post, a title
/// or a link can reach the terminal. What is taken out leaves a visible mark (`�`); a line break or tab becomes a space;
/// a soft hyphen goes without a trace. No grapheme keeps more than eight scalars.
struct CleanText: Hashable, Sendable {
  /// The text without anything a terminal could obey.
  let text: String
  /// The columns the text takes.
  let width: Int
  /// Whether every scalar is a grapheme of its own and takes the same columns in all terminals, so that nobody has to
  /// look for graphemes.
  let isAgreed: Bool

  /// Cleans text from anywhere.
  init(_ foreign: String) {
    // ASCII needs no grapheme search: a fraction of a nanosecond a byte instead of some 200 ns a cluster.
    if foreign.isPrintableASCII {
      self.init(agreed: foreign, width: foreign.utf8.count)
    } else if let width = foreign.agreedWidth {
      self.init(agreed: foreign, width: width)
    } else {
      self.init(trusted: Self.cleaned(foreign))
    }
  }

  private init(trusted: String) {
    if let width = trusted.agreedWidth {
      self.init(agreed: trusted, width: width)
    } else {
      self.init(text: trusted, width: trusted.reduce(0) { $0 + $1.cellWidth }, isAgreed: false)
    }
  }

  private init(agreed: String, width: Int) { self.init(text: agreed, width: width, isAgreed: true) }

  private init(text: String, width: Int, isAgreed: Bool) {
    self.text = text
    self.width = width
    self.isAgreed = isAgreed
  }

  /// Whether nothing but ASCII is in it: every other character has more bytes than columns.
  var isASCII: Bool { text.utf8.count == width }

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
    if isASCII { return CleanText(agreed: String(text.prefix(utf8: width)), width: min(self.width, max(0, width))) }
    var used = 0
    if isAgreed {
      let scalars = text.unicodeScalars.prefix { scalar in
        used += scalar.agreedWidth ?? 1
        return used <= width
      }
      return CleanText(trusted: String(scalars))
    }
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
  func repeated(_ count: Int) -> CleanText {
    CleanText(trusted: String(repeating: text, count: max(0, count)))
  }

  static func + (left: CleanText, right: CleanText) -> CleanText {
    if left.isAgreed, right.isAgreed {
      return CleanText(agreed: left.text + right.text, width: left.width + right.width)
    }
    // A mark at the start of the right joins the end of the left, and may be one too many there.
    return CleanText(left.text + right.text)
  }
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

extension String {
  /// Whether every byte is a character of ASCII that takes a column.
  fileprivate var isPrintableASCII: Bool {
    // The byte that is the furthest from a blank decides: unlike a search, that is done for many bytes at once.
    utf8.withContiguousStorageIfAvailable { $0.reduce(0) { max($0, $1 &- 0x20) } <= 0x5E }
      ?? utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// The columns of a text that is clean as it is, and of which every scalar is a grapheme whose width is agreed.
  fileprivate var agreedWidth: Int? {
    var sum = 0
    for scalar in unicodeScalars {
      guard let width = scalar.agreedWidth, case .keep = ScalarVerdict(scalar) else { return nil }
      sum += width
    }
    return sum
  }

  /// The first `count` bytes, in a text of ASCII.
  fileprivate func prefix(utf8 count: Int) -> Substring { Substring(utf8.prefix(max(0, count))) }
}
