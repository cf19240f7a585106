/// A place written down: `app://loggedIn/posts/7?tab=posts`.
///
/// The same text serves deep links, saved state, scripts, and modules that open one another. The grammar, in the ABNF of
/// RFC 5234, is stricter than that of RFC 3986: nothing is repaired and nothing is ignored.
///
///     link      = ( "app://" / web ) module *( "/" segment ) [ "?" parameter *( "&" parameter ) ]
///     web       = "https://" host "/"          ; only where an app has named its host
///     module    = ALPHA *( ALPHA / DIGIT / "-" )
///     segment   = *char
///     parameter = key "=" *char
///     key       = 1*char
///     char      = ALPHA / DIGIT / "-" / "." / "_" / "~" / "%" HEXDIG HEXDIG
///
/// A link has at most 2,048 bytes, 16 segments and 32 parameters. No key stands twice, and none names a secret such as a
/// password or a token. The escaped bytes of a segment, a key or a value are UTF-8. The segments `.` and `..` are written
/// `%2E` and `%2E%2E`, because other software removes them. Printing gives the canonical spelling: an escape only where
/// there must be one, in capitals, and `app` for the scheme.
public struct Link: Hashable, Sendable {
  /// One `key=value` of a link.
  public struct Parameter: Hashable, Sendable {
    /// The name before the `=`, unescaped.
    public var key: String
    /// The text, decoded.
    public var value: String

    /// Describes a parameter by its name and value, both unescaped.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  package static let scheme = "app://"

  /// The canonical spelling, which is all there is: the parts are found in it when somebody asks.
  @usableFromInline let text: String
  /// Where the module ends in the text, in bytes.
  let moduleEnd: Int
  /// Where the segments end in the text, in bytes.
  let pathEnd: Int

  /// Reads a link; throws a `LinkError` that names the part at fault and where it stands.
  ///
  /// - Parameters:
  ///   - text: The link as somebody wrote it.
  ///   - webHost: The host whose `https` links are the app's own; nil when there is none.
  public init(_ text: consuming String, webHost: String? = nil) throws(LinkError) {
    self = if let webHost { try LinkParser.parse(text, webHost: webHost) } else { try LinkParser.parse(text) }
  }

  /// The link of a place inside a module, as code writes it: `Link(module: "onboarding")`.
  ///
  /// Values are escaped; text that a link can't hold is found when the link is registered as an exit, and when it is opened.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - path: The way to the place.
  public init(module: String, path: LinkPath = "") { self = path.link(behind: Self.scheme + module + "/") }

  /// A link whose text is known to be canonical.
  init(canonical text: String, moduleEnd: Int, pathEnd: Int) {
    self.text = text
    self.moduleEnd = moduleEnd
    self.pathEnd = pathEnd
  }

  /// The module that knows the place.
  public var module: String { String(part(Self.scheme.utf8.count..<moduleEnd)) }

  /// The way to the place, decoded.
  public var segments: [String] { segmentRanges.map { String(decoded(part($0))) } }

  /// What else there is to say, decoded, in the order it was written.
  public var parameters: [Parameter] {
    parameterRanges.map {
      Parameter(key: String(decoded(part($0.key))), value: String(decoded(part($0.value))))
    }
  }

  /// The same link with one more parameter, which it doesn't have yet.
  func with(_ key: String, _ value: String) -> Link {
    let separator = pathEnd < text.utf8.count ? "&" : "?"
    let text = text + separator + LinkBytes.escaped(key) + "=" + LinkBytes.escaped(value)
    return Link(canonical: text, moduleEnd: moduleEnd, pathEnd: pathEnd)
  }

  /// The same link as a page of a web host: `https://waymark.example/loggedIn/posts/7`.
  public func webText(host: String) -> String { "https://\(host)/\(text.dropFirst(Self.scheme.count))" }
}

extension Link: CustomStringConvertible {
  /// The canonical spelling, which reads back as an equal link.
  public var description: String { text }
}
