/// The text of a place in the app, and its parts: `app://loggedIn/posts/7?tab=posts`.
///
/// A link is never repaired, and no part of it is ignored. The grammar, in the ABNF of RFC 5234, is stricter than RFC 3986:
///
///     link      = "app://" module *( "/" segment ) [ "?" parameter *( "&" parameter ) ]
///     module    = ALPHA *( ALPHA / DIGIT / "-" )
///     segment   = *char
///     parameter = key "=" *char
///     key       = 1*char
///     char      = ALPHA / DIGIT / "-" / "." / "_" / "~" / "%" HEXDIG HEXDIG
///
/// A link has at most 2,048 bytes, 16 segments and 32 parameters. The escaped bytes of a segment, key or value are UTF-8. No key
/// occurs twice, and none names a secret such as a password or a token. The segments `.` and `..` are written `%2E` and `%2E%2E`.
/// Two links are equal when the bytes of `description` are: the canonical spelling, with an escape only where one is needed, in
/// capitals.
public struct DeepLink: Sendable, CustomStringConvertible {
  /// One `key=value` of a link, decoded.
  public struct Parameter: Sendable {
    /// The name before the `=`.
    public var key: String
    /// The text after the `=`.
    public var value: String

    /// Makes a parameter from its name and its value, both without escapes.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  package static let scheme = "app://"
  package static let moduleOffset = scheme.utf8.count
  package static let maximumBytes = 2_048

  /// The canonical spelling, which reads back as an equal link.
  public let description: String
  /// The name of the module that the link leads to.
  public let module: String
  /// The segments after the module, decoded.
  public let segments: [String]
  /// The parameters, decoded, in the order in which they are written.
  public let parameters: [Parameter]
  /// The error of a link that `init(module:path:)` couldn't read, such as one that is too long; `nil` otherwise.
  package let fault: DeepLinkError?
  /// The text as it was read, for the offsets of errors.
  let text: String

  /// Makes a link from its text; throws an error that names the part at fault and its offset.
  public init(_ text: String) throws(DeepLinkError) {
    var reader = try LinkReader(text)
    module = try reader.readModule()
    segments = try reader.readSegments()
    parameters = try reader.readParameters()
    description = reader.hasEscapes ? Self.spelling(module, segments, parameters) : text
    self.text = text
    fault = nil
  }

  /// Makes the link of a place inside a module: `DeepLink(module: "onboarding")`.
  ///
  /// If the literal text of the path can't stand in a link, registering the module reports it, and every router refuses the link.
  public init(module: String, path: LinkPath = "") {
    let text = Self.scheme + module + path.textAfterModule
    do throws(DeepLinkError) {
      let link = try DeepLink(text)
      guard link.module == module else { throw Self.moduleNameError(module) }
      self = link
    } catch {
      self.init(malformed: text, module: module, fault: error)
    }
  }

  /// Makes a link from its parts, which are escaped where necessary.
  ///
  /// Throws, with the offset in the link's text, when the parts exceed a limit, when a key is empty, occurs twice or names a
  /// secret, or when the module's name can't stand in a link.
  public init(module: String, segments: [String], parameters: [Parameter] = []) throws(DeepLinkError) {
    try self.init(Self.spelling(module, segments, parameters))
    guard self.module == module else { throw Self.moduleNameError(module) }
  }

  private init(malformed text: String, module: String, fault: DeepLinkError) {
    description = text
    self.module = module
    segments = []
    parameters = []
    self.fault = fault
    self.text = text
  }

  private static func moduleNameError(_ module: String) -> DeepLinkError {
    DeepLinkError(.module, module, at: moduleOffset, "A module's name has letters, digits and “-” only")
  }

  func parameterIndex(_ key: String) -> Int? { parameters.firstIndex { $0.key.hasSameBytes(as: key) } }

  private static func spelling(_ module: String, _ segments: [String], _ parameters: [Parameter]) -> String {
    let path = segments.map { "/" + LinkEscapes.escapedSegment($0) }.joined()
    let query = parameters.map { LinkEscapes.escaped($0.key) + "=" + LinkEscapes.escaped($0.value) }
    return scheme + module + path + (query.isEmpty ? "" : "?") + query.joined(separator: "&")
  }
}

extension DeepLink: Hashable {
  /// Returns whether the canonical spellings have the same bytes.
  public static func == (left: DeepLink, right: DeepLink) -> Bool {
    left.description.hasSameBytes(as: right.description)
  }

  /// Hashes the canonical spelling.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension DeepLink.Parameter: Hashable {
  /// Returns whether the keys and the values have the same bytes.
  public static func == (left: Self, right: Self) -> Bool {
    left.key.hasSameBytes(as: right.key) && left.value.hasSameBytes(as: right.value)
  }

  /// Hashes the key and the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}

extension String {
  /// Returns whether two texts have the same UTF-8 bytes; `==` also holds for “é” and “e” with a combining accent.
  func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
