/// The path of a route inside its module, as a string literal with interpolated values.
///
/// A value is a whole segment, or a whole parameter value after `?`, and is escaped. A `nil` parameter is omitted. Registering the module
/// reports literal text that can't stand in a link.
///
///     "posts/\(id)"
///     "search?text=\(words)&page=\(number)"
///     "?text=\(words)"
public struct LinkPath: CustomStringConvertible, Sendable {
  /// The path as written in a link, without a leading `/`.
  public private(set) var description = ""
  /// The path with `*` for each value; literal text can't contain `*`.
  private(set) var pattern = ""
  private var hasQuery = false
  /// The first value that its type can't read, with its offset in `description`.
  private var unreadable: (part: DeepLinkError.Part, text: String, offset: Int)?

  var textAfterModule: String { separator + description }

  /// The leading `/`; `pattern` decides, because a leading value with empty text is still a segment.
  private var separator: String { pattern.isEmpty || pattern.hasPrefix("?") ? "" : "/" }

  fileprivate mutating func append(literal: String) {
    // All earlier parameters may be missing.
    let isFirst = hasQuery && literal.hasPrefix("&") && !description.utf8.contains(UInt8(ascii: "?"))
    description += isFirst ? "?" + literal.dropFirst() : literal
    pattern += literal
    hasQuery = hasQuery || literal.utf8.contains(UInt8(ascii: "?"))
  }

  fileprivate mutating func appendNothing() {
    pattern += "*"
    if let mark = description.lastIndex(where: { $0 == "?" || $0 == "&" }) {
      description = String(description[..<mark])
    }
  }

  fileprivate mutating func append<Value: LinkValue>(_ value: Value) {
    let text = value.linkText
    if case nil = Value(linkText: text), unreadable == nil {
      unreadable = (hasQuery ? .value : .segment, text, description.utf8.count)
    }
    description += hasQuery ? LinkEscapes.escaped(text) : LinkEscapes.escapedSegment(text)
    pattern += "*"
  }

  /// Returns why no link can hold the path: it is too long, or a value can't be written.
  package func fault(in module: String) -> DeepLinkError? {
    let start = DeepLink.scheme.utf8.count + module.utf8.count + separator.utf8.count
    if let (part, text, offset) = unreadable {
      return DeepLinkError(part, text, at: start + offset, "This is not a value that can stand here")
    }
    return start + description.utf8.count > DeepLink.maximumBytes ? .tooLong : nil
  }
}

extension LinkPath: ExpressibleByStringInterpolation {
  /// A collector of literal text and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var path = LinkPath()

    /// Creates an empty path.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { path.append(literal: literal) }

    /// Appends an escaped value.
    public mutating func appendInterpolation(_ value: some LinkValue) { path.append(value) }

    /// Appends an escaped value, or omits the parameter without one.
    public mutating func appendInterpolation(_ value: (some LinkValue)?) {
      if let value { path.append(value) } else { path.appendNothing() }
    }
  }

  /// Creates a path without values.
  public init(stringLiteral value: String) { append(literal: value) }

  /// Creates a path with values.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.path }
}

extension LinkPath: Hashable {
  /// Returns whether two paths have the same bytes.
  public static func == (left: LinkPath, right: LinkPath) -> Bool {
    left.description.hasSameBytes(as: right.description)
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
