/// The text of a place in the app, and its parts: `app://loggedIn/posts/7?tab=posts`.
///
/// Deep links, saved navigation, scripts and modules that open one another all use this text. The grammar, in the ABNF of
/// RFC 5234, is stricter than that of RFC 3986. A link is never repaired, and no part of it is ignored:
///
///     link      = "app://" module *( "/" segment ) [ "?" parameter *( "&" parameter ) ]
///     module    = ALPHA *( ALPHA / DIGIT / "-" )
///     segment   = *char
///     parameter = key "=" *char
///     key       = 1*char
///     char      = ALPHA / DIGIT / "-" / "." / "_" / "~" / "%" HEXDIG HEXDIG
///
/// A link has at most 2,048 bytes, 16 segments and 32 parameters. The escaped bytes of a segment, key or value are UTF-8. No
/// key occurs twice, and none names a secret such as a password or a token. The segments `.` and `..` are written `%2E` and
/// `%2E%2E`, because other software removes them.
///
/// `description` is the canonical spelling: an escape only where one is needed, in capitals. Two links are equal when the
/// bytes of their canonical spellings are. `WebLinks` reads `https` links.
public struct DeepLink: Sendable, CustomStringConvertible {
  /// One `key=value` of a link, decoded.
  ///
  /// Two parameters are equal when the UTF-8 bytes of their keys and values are.
  public struct Parameter: Sendable {
    /// The name before the `=`.
    public var key: String
    /// The text after the `=`.
    public var value: String

    /// Creates a parameter from its name and its value, both without escapes.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  package static let scheme = "app://"
  static let schemeBytes = Array(scheme.utf8)
  /// The largest number of bytes in a link.
  package static let maximumBytes = LinkReader.maximumBytes

  /// The canonical spelling, which reads back as an equal link.
  public private(set) var description: String
  /// The text as it was read, in which the parts stand.
  private let bytes: [UInt8]
  private(set) var modulePart: LinkPart
  private(set) var path: [LinkPart]
  private(set) var query: [(key: LinkPart, value: LinkPart)]
  /// The number of bytes of the text that the user wrote.
  private(set) var endOffset: Int
  /// Whether code has written a link that can't be read.
  private let isMalformed: Bool

  /// The offset of the module's name in the text that the user wrote, in bytes.
  package var moduleOffset: Int { modulePart.offset }

  /// The name of the module that the link leads to.
  public var module: String { text(of: modulePart) }

  /// The segments after the module, decoded.
  public var segments: [String] { path.map(text) }

  /// The parameters, decoded, in the order in which they are written.
  public var parameters: [Parameter] { query.map { Parameter(key: text(of: $0.key), value: text(of: $0.value)) } }

  /// Reads a link; throws an error that names the part at fault and its offset.
  public init(_ text: String) throws(DeepLinkError) {
    var reader = try LinkReader(text)
    try reader.readScheme()
    modulePart = try reader.readModule()
    path = try reader.readPath()
    query = try reader.readQuery()
    bytes = reader.bytes
    endOffset = bytes.count
    isMalformed = false
    description = text
    if !reader.isCanonical { description = Self.spelling(module, segments, parameters) }
  }

  /// Creates the link of a place inside a module, as code writes it: `DeepLink(module: "onboarding")`.
  ///
  /// Values are escaped. A path whose literal text can't stand in a link gives a link that every router refuses, and that
  /// registering the module reports.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - path: The path of the place inside the module.
  public init(module: String, path: LinkPath = "") {
    let text = Self.scheme + module + path.textAfterModule
    if let link = try? DeepLink(text), link.module == module {
      self = link
    } else {
      self.init(malformed: text, module: module)
    }
  }

  /// Creates a link from its parts, which are escaped where necessary.
  ///
  /// Throws when the parts exceed a limit, when a key is empty, occurs twice or names a secret, or when the module's name
  /// can't stand in a link. The offset of the error is that in the link's text.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - segments: The segments after the module, without escapes.
  ///   - parameters: The parameters, without escapes.
  public init(module: String, segments: [String], parameters: [Parameter] = []) throws(DeepLinkError) {
    try self.init(Self.spelling(module, segments, parameters))
    guard self.module == module else { throw moduleNameError(module) }
  }

  private init(malformed text: String, module: String) {
    description = text
    bytes = Array(text.utf8)
    let start = Self.schemeBytes.count
    modulePart = LinkPart(start..<start + module.utf8.count)
    path = []
    query = []
    endOffset = bytes.count
    isMalformed = true
  }

  /// Why code wrote a link that can't be read, such as one that is too long; `nil` for every other link.
  package var fault: DeepLinkError? {
    guard isMalformed else { return nil }
    do throws(DeepLinkError) {
      _ = try DeepLink(description)
      return moduleNameError(module)
    } catch {
      return error
    }
  }

  private func moduleNameError(_ module: String) -> DeepLinkError {
    DeepLinkError(.module, module, at: modulePart.offset, "A module's name has letters, digits and “-” only")
  }

  /// Returns the text of a part, decoded.
  func text(of part: LinkPart) -> String {
    let bytes = bytes[part.range]
    return part.hasEscapes ? LinkEscapes.unescape(bytes) ?? "" : String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the canonical spelling of a segment.
  func spelling(ofSegment part: LinkPart) -> ArraySlice<UInt8> {
    guard part.hasEscapes else { return bytes[part.range] }
    var spelling: [UInt8] = []
    LinkEscapes.appendSegment(text(of: part), to: &spelling)
    return spelling[...]
  }

  /// Returns the canonical spelling of the name or the value of a parameter.
  func spelling(of part: LinkPart) -> ArraySlice<UInt8> {
    guard part.hasEscapes else { return bytes[part.range] }
    var spelling: [UInt8] = []
    LinkEscapes.append(text(of: part), to: &spelling)
    return spelling[...]
  }

  /// Returns a parameter by the canonical spelling of its name; `nil` when the link has no such parameter.
  func parameter(_ key: String) -> (key: LinkPart, value: LinkPart)? { parameter(Array(key.utf8)[...]) }

  /// Returns a parameter by the bytes of its name.
  func parameter(_ key: ArraySlice<UInt8>) -> (key: LinkPart, value: LinkPart)? {
    query.first { spelling(of: $0.key) == key }
  }

  /// Returns the names of parameters whose canonical spelling fulfills a condition.
  func keys(where isIncluded: (String) -> Bool) -> [LinkPart] {
    query.map(\.key).filter { isIncluded(String(decoding: spelling(of: $0), as: UTF8.self)) }
  }

  /// The bytes of the name of the module.
  var moduleBytes: ArraySlice<UInt8> { bytes[modulePart.range] }

  /// Replaces the offset of each part, for a link that was made from another text.
  mutating func mapOffsets(_ transform: (Int) -> Int) {
    modulePart.offset = transform(modulePart.offset)
    for index in path.indices { path[index].offset = transform(path[index].offset) }
    for index in query.indices {
      query[index].key.offset = transform(query[index].key.offset)
      query[index].value.offset = transform(query[index].value.offset)
    }
    endOffset = transform(endOffset)
  }

  private static func spelling(_ module: String, _ segments: [String], _ parameters: [Parameter]) -> String {
    var bytes = Array((scheme + module).utf8)
    for segment in segments {
      bytes.append(UInt8(ascii: "/"))
      LinkEscapes.appendSegment(segment, to: &bytes)
    }
    for (index, parameter) in parameters.enumerated() {
      bytes.append(UInt8(ascii: index == 0 ? "?" : "&"))
      LinkEscapes.append(parameter.key, to: &bytes)
      bytes.append(UInt8(ascii: "="))
      LinkEscapes.append(parameter.value, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension DeepLink: Hashable {
  /// Whether the canonical spellings have the same bytes.
  public static func == (left: DeepLink, right: DeepLink) -> Bool {
    left.description.hasSameBytes(as: right.description)
  }

  /// Hashes the canonical spelling.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension DeepLink.Parameter: Hashable {
  /// Whether the keys and the values have the same bytes.
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
  /// Whether two texts have the same UTF-8 bytes.
  ///
  /// `==` also holds for texts that differ in their bytes, such as “é” and “e” with a combining accent.
  func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
