/// A place written down: `app://loggedIn/posts/7?tab=posts`.
///
/// The same text serves deep links, saved state, scripts, and modules that open one another. The grammar, in the ABNF of
/// RFC 5234, is stricter than that of RFC 3986: nothing is repaired and nothing is ignored.
///
///     link      = "app://" module *( "/" segment ) [ "?" parameter *( "&" parameter ) ]
///     module    = ALPHA *( ALPHA / DIGIT / "-" )
///     segment   = *char
///     parameter = key "=" *char
///     key       = 1*char
///     char      = ALPHA / DIGIT / "-" / "." / "_" / "~" / "%" HEXDIG HEXDIG
///
/// A link has at most 2,048 bytes, 16 segments and 32 parameters. No key stands twice. The escaped bytes of a segment, a
/// key or a value are UTF-8. The segments `.` and `..` are written `%2E` and `%2E%2E`, because other software removes
/// them. Printing gives the canonical spelling: an escape only where there must be one, in capitals.
public struct Link: Hashable, Sendable {
  /// One `key=value` of a link.
  public struct Parameter: Hashable, Sendable {
    /// The name.
    public var key: String
    /// The text, decoded.
    public var value: String

    /// Makes a parameter.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The module that knows the place.
  public let module: String
  /// The way to the place, decoded.
  public let segments: [String]
  /// What else there is to say, decoded, in the order it was written.
  public let parameters: [Parameter]

  /// Reads a link; throws a `LinkError` that names the part at fault and where it stands.
  public init(_ text: String) throws(LinkError) {
    var parser = LinkParser(text)
    self = try parser.parse()
  }

  /// The link of a place inside a module.
  public init(module: String, path: LinkPath = "") {
    self.init(
      module: module, segments: path.segments.map(\.text),
      parameters: path.parameters.map { Parameter(key: $0.key, value: $0.value.text) })
  }

  init(module: String, segments: [String], parameters: [Parameter]) {
    self.module = module
    self.segments = segments
    self.parameters = parameters
  }

  /// The same link with one more parameter.
  public func with(_ key: String, _ value: String) -> Link {
    Link(module: module, segments: segments, parameters: parameters + [Parameter(key: key, value: value)])
  }
}

extension Link: CustomStringConvertible {
  /// The canonical spelling.
  public var description: String {
    var text = "app://" + module
    for segment in segments { text += "/" + LinkEscape.escaped(segment: segment) }
    var separator = "?"
    for parameter in parameters {
      text += separator + LinkEscape.escaped(parameter.key) + "=" + LinkEscape.escaped(parameter.value)
      separator = "&"
    }
    return text
  }
}
