/// The path of a route inside its module: segments, and parameters after a `?`.
///
/// A path is a string literal with interpolated values. A value fills a whole segment or the whole value of a parameter, and
/// needs no escaping. Literal text that can't stand in a link is reported when the module is registered.
///
///     "posts/\(id)"
///     "search?text=\(words)&page=\(number)"
public struct LinkPath: Hashable, Sendable {
  private var text = ""
  /// The position of each value in the text, in bytes.
  private var ranges: [Range<Int>] = []
  private var hasQuery = false
  /// The position of the first value whose text doesn't read back.
  private var unreadable: Range<Int>?

  /// The text that follows the module's name in a link, with its leading `/`.
  var textAfterModule: String { prefix + text }

  /// The position of each value in `textAfterModule`, in bytes.
  var values: [Range<Int>] {
    let shift = prefix.utf8.count
    return ranges.map { $0.lowerBound + shift..<$0.upperBound + shift }
  }

  /// A value at the very beginning is a segment, even if it is empty.
  private var prefix: String {
    let isSegment = !text.isEmpty && !text.hasPrefix("?") || ranges.first?.lowerBound == 0
    return isSegment ? "/" : ""
  }

  fileprivate mutating func append(literal: String) {
    if literal.utf8.contains(UInt8(ascii: "?")) { hasQuery = true }
    text += literal
  }

  fileprivate mutating func append<Value: LinkValue>(_ value: Value) {
    let (start, linkText) = (text.utf8.count, value.linkText)
    text += hasQuery ? LinkEscapes.escape(linkText) : LinkEscapes.escapeSegment(linkText)
    ranges.append(start..<text.utf8.count)
    if unreadable == nil, Value(linkText: linkText) == nil { unreadable = start..<text.utf8.count }
  }

  /// Why the values can't stand in a link of a module, or `nil`: one doesn't read back, or they are too long together.
  ///
  /// Literal text is not checked; `PathPattern` does that once.
  func fault(in module: String) -> DeepLinkError? {
    let start = DeepLink.scheme.utf8.count + module.utf8.count
    if start + prefix.utf8.count + text.utf8.count > DeepLink.maximumBytes { return .tooLong }
    return unreadable.map { range in
      let isParameter = text.utf8.prefix(range.lowerBound).contains(UInt8(ascii: "?"))
      let value = Substring(text.utf8.dropFirst(range.lowerBound).prefix(range.count))
      return DeepLinkError(
        isParameter ? .value : .segment, String(value), at: start + prefix.utf8.count + range.lowerBound,
        "This is not a value that can stand here")
    }
  }
}

extension LinkPath: ExpressibleByStringInterpolation {
  /// Collects the literal text and the values of a path.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var path = LinkPath()

    /// Starts with an empty path.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { path.append(literal: literal) }

    /// Appends a value, escaped.
    public mutating func appendInterpolation(_ value: some LinkValue) { path.append(value) }
  }

  /// Creates a path without values.
  public init(stringLiteral value: String) { append(literal: value) }

  /// Creates a path with values.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.path }
}

extension LinkPath: CustomStringConvertible {
  /// The text that follows the module's name and a `/` in a link.
  public var description: String { text }
}
