/// The path of a route inside its module: segments, and parameters after a `?`.
///
/// A path is a string literal with interpolated values. A value fills a whole segment or the whole value of a parameter, and
/// needs no escaping. Literal text that can't stand in a link is reported when the module is registered.
///
///     "posts/\(id)"
///     "search?text=\(words)&page=\(number)"
public struct LinkPath: Hashable, Sendable {
  /// The text, in UTF-8.
  fileprivate var text: [UInt8] = []
  /// The position of each value in the text.
  fileprivate var ranges: [Range<Int>] = []
  private var hasQuery = false
  /// The position of the first value whose text doesn't read back.
  private var unreadable: Range<Int>?

  /// The text that follows the module's name in a link, with its leading `/`.
  var textAfterModule: String { prefix + description }

  /// The position of each value in `textAfterModule`, in bytes.
  var values: [Range<Int>] {
    let shift = prefix.utf8.count
    return ranges.map { $0.lowerBound + shift..<$0.upperBound + shift }
  }

  /// A value at the very beginning is a segment, even if it is empty.
  private var prefix: String {
    let isSegment = !text.isEmpty && text[0] != UInt8(ascii: "?") || ranges.first?.lowerBound == 0
    return isSegment ? "/" : ""
  }

  fileprivate mutating func append(literal: String) {
    let start = text.count
    text += literal.utf8
    if text[start...].contains(UInt8(ascii: "?")) { hasQuery = true }
  }

  fileprivate mutating func append<Value: LinkValue>(_ value: Value) {
    let (start, linkText) = (text.count, value.linkText)
    if hasQuery { LinkEscapes.append(linkText, to: &text) } else { LinkEscapes.appendSegment(linkText, to: &text) }
    ranges.append(start..<text.count)
    if case nil = Value(linkText: linkText), unreadable == nil { unreadable = start..<text.count }
  }

  /// Why the values can't stand in a link of a module, or `nil`: one doesn't read back, or they are too long together.
  ///
  /// Literal text is not checked; `PathPattern` does that once.
  func fault(in module: String) -> DeepLinkError? {
    let start = DeepLink.scheme.utf8.count + module.utf8.count + prefix.utf8.count
    if start + text.count > DeepLink.maximumBytes { return .tooLong }
    return unreadable.map { range in
      DeepLinkError(
        text[..<range.lowerBound].contains(UInt8(ascii: "?")) ? .value : .segment,
        String(decoding: text[range], as: UTF8.self), at: start + range.lowerBound,
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
  public var description: String { String(decoding: text, as: UTF8.self) }
}
