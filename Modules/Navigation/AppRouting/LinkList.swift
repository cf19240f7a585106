/// A text of links with their required targets.
///
///     # printed on the poster of 2024
///     https://waymark.example/posts/7    app://loggedIn/posts/7
///     https://waymark.example/whoami     action tellAccount
///     https://waymark.example/beta       refused
///
/// A line has a link, blanks, and the result of `AppRouter.meaning(of:)`; `refused` stands for any reason. Empty lines and lines that begin
/// with `#` are skipped.
public struct LinkList: Sendable {
  /// A line whose link leads elsewhere.
  public struct Mismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line number, from 1.
    public let line: Int
    /// The link.
    public let link: String
    /// The required target.
    public let expected: String
    /// The actual target.
    public let found: String

    /// The mismatch in one line.
    public var description: String { "\(line): \(link) leads to “\(found)” and not to “\(expected)”" }
  }

  private let lines: [(number: Int, link: String, expected: String)]

  /// The number of links.
  public var count: Int { lines.count }

  /// Creates a list; throws a mismatch for a line without a target.
  public init(_ text: String) throws(Mismatch) {
    var lines: [(number: Int, link: String, expected: String)] = []
    for (number, line) in zip(1..., text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)) {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let link = words.first, !link.hasPrefix("#") else { continue }
      let expected = words.dropFirst().joined(separator: " ")
      if expected.isEmpty { throw Mismatch(line: number, link: link, expected: "nothing", found: "?") }
      lines.append((number, link, expected))
    }
    self.lines = lines
  }

  /// Returns the first line whose link leads elsewhere; pass `AppRouter.meaning(of:)`.
  public func firstMismatch(_ meaning: (String) -> String) -> Mismatch? {
    for (number, link, expected) in lines {
      let found = meaning(link)
      if found == expected || expected == "refused" && found.hasPrefix("refused:") { continue }
      return Mismatch(line: number, link: link, expected: expected, found: found)
    }
    return nil
  }
}
