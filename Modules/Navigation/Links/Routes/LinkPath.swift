/// The path of a route inside its module, as a string literal with interpolated values.
///
/// A value fills a whole segment or the whole value of a parameter after a `?`, and needs no escaping. A parameter whose value is
/// `nil` is not written. Literal text that can't stand in a link is reported when the module is registered.
///
///     "posts/\(id)"
///     "search?text=\(words)&page=\(number)"
///     "?text=\(words)"
public struct LinkPath: CustomStringConvertible, Sendable {
  /// The path as it is written in a link, without its leading `/`.
  public private(set) var description = ""
  /// The same text with `*` for each value; literal text can't hold a `*`.
  private(set) var pattern = ""
  private var hasQuery = false
  /// The first value whose text its type can't read, with its offset in `description`.
  private var unreadable: (part: DeepLinkError.Part, text: String, offset: Int)?

  var textAfterModule: String { separator + description }

  /// The `/` before the path, derived from `pattern`, because a leading value with an empty text is still a segment.
  private var separator: String { pattern.isEmpty || pattern.hasPrefix("?") ? "" : "/" }

  fileprivate mutating func append(literal: String) {
    // The parameters before may all be missing.
    let isFirst = hasQuery && literal.hasPrefix("&") && !description.utf8.contains(UInt8(ascii: "?"))
    description += isFirst ? "?" + literal.dropFirst() : literal
    pattern += literal
    hasQuery = hasQuery || literal.utf8.contains(UInt8(ascii: "?"))
  }

  /// Removes the name of a parameter that is missing.
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

  /// Returns why the path can't be written in a link of a module: the link would be too long, or a value can't be written, such
  /// as a date in the year 10000; `PathPattern` checks the literal text.
  package func fault(in module: String) -> DeepLinkError? {
    let start = DeepLink.scheme.utf8.count + module.utf8.count + separator.utf8.count
    if let (part, text, offset) = unreadable {
      return DeepLinkError(part, text, at: start + offset, "This is not a value that can stand here")
    }
    return start + description.utf8.count > DeepLink.maximumBytes ? .tooLong : nil
  }
}

extension LinkPath: ExpressibleByStringInterpolation {
  /// Collects the literal text and the values of a path.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var path = LinkPath()

    /// Makes an empty path.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { path.append(literal: literal) }

    /// Appends a value, escaped.
    public mutating func appendInterpolation(_ value: some LinkValue) { path.append(value) }

    /// Appends a value, escaped; without one, the parameter is not written.
    public mutating func appendInterpolation(_ value: (some LinkValue)?) {
      if let value { path.append(value) } else { path.appendNothing() }
    }
  }

  /// Makes a path without values.
  public init(stringLiteral value: String) { append(literal: value) }

  /// Makes a path with values.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.path }
}

extension LinkPath: Hashable {
  /// Returns whether two paths have the same text, byte for byte.
  public static func == (left: LinkPath, right: LinkPath) -> Bool {
    left.description.hasSameBytes(as: right.description)
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
