/// How a route is written inside its module: segments, and parameters behind a `?`.
///
/// Write it as text and put values into it. A value fills a whole segment or the whole text of a parameter, and needs no
/// escaping. Text that a link can't hold is found when the route is registered.
///
///     "posts/\(id)"
///     "search?text=\(words)&page=\(number)"
public struct LinkPath: Hashable, Sendable {
  /// The path as it stands in a link behind the module, with a `/` before each segment.
  private(set) var text = ""
  /// Where the values stand in the text.
  private(set) var values = LinkRanges()
  /// Where the `?` stands; nil when there is none.
  private var query: Int?

  /// The link that this path makes behind the scheme and a module, in the memory that the path has.
  consuming func link(behind prefix: String) -> Link {
    let pathEnd = prefix.utf8.count + (query ?? text.utf8.count)
    text.insert(contentsOf: prefix, at: text.startIndex)
    return Link(canonical: text, moduleEnd: prefix.utf8.count, pathEnd: pathEnd)
  }

  fileprivate mutating func append(text piece: String) {
    var piece = piece
    let mark = piece.withUTF8 { $0.firstIndex(of: UInt8(ascii: "?")) }
    if text.isEmpty, !piece.isEmpty, mark != 0 { text += "/" }
    if query == nil, let mark { query = text.utf8.count + mark }
    text += piece
  }

  fileprivate mutating func append(value: String) {
    if text.isEmpty { text += "/" }
    let start = text.utf8.count
    if query == nil {
      LinkBytes.append(segment: value, to: &text)
    } else {
      LinkBytes.append(value, to: &text)
    }
    values.append(start..<text.utf8.count)
  }
}

extension LinkPath: ExpressibleByStringInterpolation {
  /// Collects the text and the values of a path.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var path = LinkPath()

    /// Makes an empty path.
    public init(literalCapacity: Int, interpolationCount: Int) {
      // With room for the module and for numbers, so that a whole link costs one allocation.
      path.text.reserveCapacity(32 + literalCapacity + 20 * interpolationCount)
    }

    /// Adds text that stands for itself.
    public mutating func appendLiteral(_ literal: String) { path.append(text: literal) }

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
  public var description: String { String(text.utf8.first == UInt8(ascii: "/") ? text.dropFirst() : text[...]) }
}
