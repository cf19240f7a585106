/// How a route is written inside its module: segments, and parameters behind a `?`.
///
/// Write it as text and put values into it. A value fills a whole segment or the whole text of a parameter, and needs no
/// escaping. Text that a link can't hold is found when the route is registered.
///
///     "posts/\(id)"
///     "search?text=\(words)&page=\(number)"
public struct LinkPath: Hashable, Sendable {
  /// The path as it stands in a link behind the module and a `/`.
  private var text = ShortBytes()
  /// Where the values stand in the text.
  private(set) var values = LinkRanges()
  /// Where the `?` stands; nil when there is none.
  private var query: Int?
  /// Whether anything stands before the `?`, be it a value without any text.
  private var hasSegments = false

  /// The link that this path makes behind the scheme, a module and a `/`.
  func link(behind prefix: String) -> Link {
    let moduleEnd = prefix.utf8.count - 1
    guard hasSegments else {
      return Link(canonical: text.string(behind: String(prefix.dropLast())), moduleEnd: moduleEnd, pathEnd: moduleEnd)
    }
    return Link(
      canonical: text.string(behind: prefix), moduleEnd: moduleEnd, pathEnd: moduleEnd + 1 + (query ?? text.count))
  }

  fileprivate mutating func append(text piece: String) {
    piece.withBytes { piece in
      let mark = piece.offset(of: UInt8(ascii: "?"), from: 0)
      if query == nil {
        if mark > 0 { hasSegments = true }
        if mark < piece.count { query = text.count + mark }
      }
      text.append(piece)
    }
  }

  fileprivate mutating func append(value: String) {
    let start = text.count
    if query == nil { hasSegments = true }
    let escaped = query == nil ? LinkBytes.escaped(segment: value) : LinkBytes.escaped(value)
    escaped.withBytes { text.append($0) }
    values.append(start..<text.count)
  }
}

extension LinkPath: ExpressibleByStringInterpolation {
  /// Collects the text and the values of a path.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var path = LinkPath()

    /// Starts empty; the compiler calls this for a string with interpolations.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text that stands for itself.
    public mutating func appendLiteral(_ literal: String) {
      // Swift adds an empty text behind a value that ends the path.
      if !literal.isEmpty { path.append(text: literal) }
    }

    /// Adds a value.
    public mutating func appendInterpolation(_ value: some LinkValue) { path.append(value: value.linkText) }
  }

  /// Makes a path from text alone.
  public init(stringLiteral value: String) { append(text: value) }

  /// Makes a path from text and values.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.path }
}

extension LinkPath: CustomStringConvertible {
  /// The path as it stands in a link, behind the module and its `/`.
  public var description: String { text.string(behind: "") }
}
