/// The path of a route inside its module: segments, and parameters after a `?`.
///
/// A path is a string literal with interpolated values. A value fills a whole segment or the whole value of a parameter, and
/// needs no escaping. Literal text that can't stand in a link is reported when the module is registered.
///
///     "posts/\(id)"
///     "search?text=\(words)&page=\(number)"
public struct LinkPath: Sendable {
  private enum Piece: Sendable {
    case literal(String)
    case value(String, isReadable: Bool)
  }

  private var pieces: [Piece] = []

  /// The texts of the values, without escapes.
  var values: [String] {
    pieces.compactMap { piece in if case .value(let text, _) = piece { text } else { nil } }
  }

  /// The path with `*` for each value; literal text can't hold a `*`.
  var pattern: String {
    pieces.map { piece in if case .literal(let text) = piece { text } else { "*" } }.joined()
  }

  /// The text that follows the module's name in a link, with its leading `/`.
  var textAfterModule: String { prefix + description }

  /// A value at the very beginning is a segment, even if it is empty.
  private var prefix: String {
    switch pieces.first {
    case nil: ""
    case .literal(let text): text.hasPrefix("?") ? "" : "/"
    case .value: "/"
    }
  }

  private func text(of pieces: some Sequence<Piece>) -> String {
    var (text, hasQuery) = ("", false)
    for piece in pieces {
      switch piece {
      case .literal(let literal):
        text += literal
        hasQuery = hasQuery || literal.utf8.contains(UInt8(ascii: "?"))
      case .value(let value, _): text += hasQuery ? LinkEscapes.escaped(value) : LinkEscapes.escapedSegment(value)
      }
    }
    return text
  }

  fileprivate mutating func append(literal: String) {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  fileprivate mutating func append<Value: LinkValue>(_ value: Value) {
    let text = value.linkText
    pieces.append(.value(text, isReadable: Value(linkText: text) != nil))
  }

  /// Why the values can't stand in a link of a module, or `nil`: one doesn't read back, or they are too long together.
  ///
  /// Literal text is not checked; `PathPattern` does that once.
  func fault(in module: String) -> DeepLinkError? {
    let start = DeepLink.scheme + module + prefix
    for case (let index, .value(let value, isReadable: false)) in zip(pieces.indices, pieces) {
      let before = text(of: pieces[..<index])
      return DeepLinkError(
        before.contains("?") ? .value : .segment, value, at: start.utf8.count + before.utf8.count,
        "This is not a value that can stand here")
    }
    return start.utf8.count + description.utf8.count > DeepLink.maximumBytes ? .tooLong : nil
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
  public var description: String { text(of: pieces) }
}

extension LinkPath: Hashable {
  /// Whether two paths have the same text, byte for byte.
  public static func == (left: LinkPath, right: LinkPath) -> Bool {
    left.description.hasSameBytes(as: right.description)
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
