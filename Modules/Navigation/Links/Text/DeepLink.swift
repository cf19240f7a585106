/// The text of a place in the app, and its parts: `app://loggedIn/posts/7?tab=posts`.
///
/// A link is never repaired, and no part is ignored. The grammar, in the ABNF of RFC 5234, is stricter than RFC 3986:
///
///     link      = "app://" module *( "/" segment ) [ "?" parameter *( "&" parameter ) ]
///     module    = ALPHA *( ALPHA / DIGIT / "-" )
///     segment   = *char
///     parameter = key "=" *char
///     key       = 1*char
///     char      = ALPHA / DIGIT / "-" / "." / "_" / "~" / "%" HEXDIG HEXDIG
///
/// A link has at most 2,048 bytes, 16 segments and 32 parameters. Escaped bytes are UTF-8. No key occurs twice or names a secret. The
/// segments `.` and `..` are written `%2E` and `%2E%2E`. Links are equal if their canonical spellings have the same bytes: `description`,
/// with only the necessary escapes, in capitals.
public struct DeepLink: Sendable, CustomStringConvertible {
  /// One `key=value`, decoded.
  public struct Parameter: Sendable {
    /// The name before `=`.
    public var key: String
    /// The text after `=`.
    public var value: String

    /// Creates a parameter from text without escapes.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  package static let schemeName = "app"
  package static let scheme = schemeName + "://"
  package static let moduleOffset = scheme.utf8.count
  package static let maximumBytes = 2_048
  static let maximumSegments = 16
  static let maximumParameters = 32

  /// The canonical spelling, which reads back as an equal link.
  public let description: String
  /// The name of the module.
  public let module: String
  /// The decoded segments after the module.
  public var segments: [String] { address.segments.map { $0.text ?? "" } }
  /// The decoded parameters, in written order.
  public var parameters: [Parameter] {
    address.parameters.map { Parameter(key: $0.key.text ?? "", value: $0.value.text ?? "") }
  }
  /// The error of a link that `init(module:path:)` couldn't read.
  package let fault: DeepLinkError?
  /// The parts of the text as read.
  let address: Address

  /// Creates a link from text; throws an error that names the part at fault and its offset.
  public init(_ text: String) throws(DeepLinkError) {
    address = try AddressReader.read(text, .own)
    module = address.host?.text ?? ""
    description = address.hasEscapes ? Self.spelling(of: address) : text
    fault = nil
  }

  /// Creates the link of a place inside a module: `DeepLink(module: "onboarding")`.
  ///
  /// If literal text of the path can't stand in a link, registering the module reports it, and routers refuse the link.
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

  /// Creates a link from parts, escaping them where necessary.
  ///
  /// Throws, with the offset in the link's text, if the parts exceed a limit, a key is empty, repeated or a secret, or the module's name
  /// can't stand in a link.
  public init(module: String, segments: [String], parameters: [Parameter] = []) throws(DeepLinkError) {
    try self.init(Self.spelling(module, segments, parameters))
    guard self.module == module else { throw Self.moduleNameError(module) }
  }

  private init(malformed text: String, module: String, fault: DeepLinkError) {
    description = text
    self.module = module
    self.fault = fault
    address = Address(text, .own)
  }

  private static func moduleNameError(_ module: String) -> DeepLinkError {
    DeepLinkError(.module, module, at: moduleOffset, "A module's name has letters, digits and “-” only")
  }

  private static func spelling(of address: Address) -> String {
    let parameters = address.parameters.map { Parameter(key: $0.key.text ?? "", value: $0.value.text ?? "") }
    return spelling(address.host?.text ?? "", address.segments.map { $0.text ?? "" }, parameters)
  }

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

// MARK: Errors

extension DeepLink {
  /// Returns an error about the value of a parameter.
  func valueError(at position: Int, _ reason: String) -> DeepLinkError {
    address.error(.value, address.parameters[position].value.range, reason)
  }

  func unknownParameterError(at position: Int, known: [String]) -> DeepLinkError {
    address.unknownParameterError(at: position, known: known + DeepLink.reservedKeys)
  }

  /// Returns an error about a segment, or about the end of a link that lacks it.
  func segmentError(at position: Int, _ reason: String) -> DeepLinkError {
    guard position < address.segments.count else {
      return DeepLinkError(.segment, "", at: address.text.utf8.count, reason)
    }
    return address.error(.segment, address.segments[position].range, reason)
  }

  func unknownSegmentError(at position: Int, known: [String]) -> DeepLinkError {
    let isEmpty = position < address.segments.count && address.segments[position].range.isEmpty
    let reason = isEmpty ? "There is one “/” too many" : "No screen of “\(module)” is called that"
    var error = segmentError(at: position, reason)
    error.isUnknown = true
    error.nearMisses = NearMisses.of(error.text, among: known)
    return error
  }
}
