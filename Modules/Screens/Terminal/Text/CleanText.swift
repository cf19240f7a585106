/// A line of text that is safe to draw, the only text that a `Grid` accepts.
///
/// An unsafe character becomes `�`, a line break or tab a space, and a soft hyphen nothing. A grapheme keeps at most eight scalars, an
/// emoji ten.
package struct CleanText: Hashable, Sendable {
  package let text: String
  package let width: Int
  /// Whether every scalar is a grapheme of agreed width.
  package let isAgreed: Bool

  package init(_ foreign: String) {
    // ASCII needs no grapheme search, which takes some 200 ns per cluster.
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

  /// Whether the text is ASCII: other characters have more bytes than columns.
  var isASCII: Bool { text.utf8.count == width }

  package var isEmpty: Bool { text.isEmpty }

  package static func lines(of foreign: String) -> [CleanText] {
    foreign.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { CleanText(String($0)) }
  }

  /// Returns the text cut to a width, with `…` if a part is missing.
  package func clipped(to width: Int) -> CleanText {
    if self.width <= width { return self }
    guard width > 0 else { return "" }
    return prefix(width - 1) + "…"
  }

  /// Returns the longest prefix that fits into a width.
  package func prefix(_ width: Int) -> CleanText {
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

  /// Returns the text after a width; a wide character cut in half becomes a blank.
  package func dropping(_ width: Int) -> CleanText {
    var used = 0
    let rest = text.drop { character in
      guard used < width else { return false }
      used += character.cellWidth
      return true
    }
    return CleanText(trusted: String(repeating: " ", count: max(0, used - width)) + rest)
  }

  package func repeated(_ count: Int) -> CleanText {
    CleanText(trusted: String(repeating: text, count: max(0, count)))
  }

  package static func + (left: CleanText, right: CleanText) -> CleanText {
    if left.isAgreed, right.isAgreed {
      return CleanText(agreed: left.text + right.text, width: left.width + right.width)
    }
    // A mark at the start of the right text joins the last grapheme of the left, which may then have too many scalars.
    return CleanText(left.text + right.text)
  }
}

extension CleanText: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(value) }
}

extension CleanText {
  private static let mark: Character = "\u{FFFD}"
  private static let longestCluster = 8
  // The longest emoji of Unicode 17 are couples with two skin tones.
  private static let longestEmoji = 10

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
    if cluster.isAgreed { return text.append(cluster) }
    guard cluster.cellWidth > 0 else { return text.append(mark) }
    let scalars = cluster.unicodeScalars
    // Tags are valid only in flags. Elsewhere they are invisible text.
    let kept = scalars.first?.value == 0x1F3F4 ? Array(scalars) : scalars.filter { !$0.isTag }
    let longest = kept.allSatisfy(\.isPartOfEmoji) ? longestEmoji : longestCluster
    text.unicodeScalars.append(contentsOf: kept.prefix(longest))
    if min(kept.count, longest) < scalars.count { text.append(mark) }
  }
}

extension String {
  fileprivate var isPrintableASCII: Bool {
    // Reducing to the maximum vectorizes, unlike a search.
    utf8.withContiguousStorageIfAvailable { $0.reduce(0) { max($0, $1 &- 0x20) } <= 0x5E }
      ?? utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// The width, or `nil` if the text needs cleaning or terminals differ.
  fileprivate var agreedWidth: Int? {
    var sum = 0
    for scalar in unicodeScalars {
      guard let width = scalar.agreedWidth, case .keep = ScalarVerdict(scalar) else { return nil }
      sum += width
    }
    return sum
  }

  fileprivate func prefix(utf8 count: Int) -> Substring { Substring(utf8.prefix(max(0, count))) }
}
