/// A parser of links that throws at the first byte that doesn't belong.
struct LinkReader {
  static let maximumSegments = 16
  static let maximumParameters = 32

  private let bytes: LinkBytes
  private(set) var module = ""
  private(set) var segments: [String] = []
  private(set) var parameters: [DeepLink.Parameter] = []
  var hasEscapes: Bool { bytes.all.contains(UInt8(ascii: "%")) }

  init(_ text: String) throws(DeepLinkError) {
    bytes = try LinkBytes(text)
    guard bytes.all.starts(with: DeepLink.scheme.utf8) else {
      throw DeepLinkError(.scheme, beginningWithoutSecrets, at: 0, "A link begins with “\(DeepLink.scheme)”")
    }
    let mark = bytes.firstIndex(of: "?", in: DeepLink.moduleOffset..<bytes.all.count)
    let slash = bytes.firstIndex(of: "/", in: DeepLink.moduleOffset..<mark)
    try readModule(DeepLink.moduleOffset..<slash)
    try readSegments(slash..<mark)
    try readParameters(mark..<bytes.all.count)
  }

  private mutating func readModule(_ range: Range<Int>) throws(DeepLinkError) {
    let isNamed = bytes.all[range].first.map(LinkEscapes.isLetter) ?? false
    let end = isNamed ? bytes.all[range].prefix(while: Self.isModuleCharacter).endIndex : range.lowerBound
    if isNamed, end == range.upperBound { return module = bytes.raw(range) }
    if bytes.all[range].contains(UInt8(ascii: "@")) {
      throw DeepLinkError(.module, "", at: end, "A link names no user and no password")
    }
    if isNamed { throw bytes.strayByteError(.module, at: end) }
    throw DeepLinkError(
      .module, "", at: end, "The module is missing: it begins with a letter, as in “app://loggedIn”")
  }

  private static func isModuleCharacter(_ byte: UInt8) -> Bool {
    LinkEscapes.isLetter(byte) || LinkEscapes.isDigit(byte) || byte == UInt8(ascii: "-")
  }

  private mutating func readSegments(_ range: Range<Int>) throws(DeepLinkError) {
    for range in bytes.parts(of: range, dividedBy: "/") {
      let segment = try text(of: range, in: .segment)
      if range.count <= 2, segment == "." || segment == ".." {
        throw bytes.error(.segment, range, "A segment of dots is written with “%2E”")
      }
      guard segments.count < Self.maximumSegments else {
        throw bytes.error(.segment, range, "A link has at most \(Self.maximumSegments) segments")
      }
      segments.append(segment)
    }
  }

  private mutating func readParameters(_ range: Range<Int>) throws(DeepLinkError) {
    for range in bytes.parts(of: range, dividedBy: "&") {
      let equals = bytes.firstIndex(of: "=", in: range)
      let key = try readKey(range.lowerBound..<equals)
      guard equals < range.upperBound else {
        throw DeepLinkError(.key, key, at: equals, "“=” is missing after “\(key)”")
      }
      if parameters.contains(where: { $0.key.hasSameBytes(as: key) }) {
        throw DeepLinkError(.key, key, at: range.lowerBound, "The parameter “\(key)” occurs twice")
      }
      let value = try text(of: equals + 1..<range.upperBound, in: .value)
      guard parameters.count < Self.maximumParameters else {
        throw DeepLinkError(
          .key, key, at: range.lowerBound, "A link has at most \(Self.maximumParameters) parameters")
      }
      parameters.append(DeepLink.Parameter(key: key, value: value))
    }
  }

  private func readKey(_ range: Range<Int>) throws(DeepLinkError) -> String {
    let key = try text(of: range, in: .key)
    if key.isEmpty { throw bytes.error(.key, range, "A parameter has a name") }
    if let secret = SecretKeys.word(endOf: key) {
      throw DeepLinkError(.key, secret, at: range.lowerBound, "A link holds no secret")
    }
    return key
  }

  private func text(of range: Range<Int>, in part: DeepLinkError.Part) throws(DeepLinkError) -> String {
    try bytes.check(range, in: part, allowing: LinkEscapes.isPlain)
    return try bytes.text(of: range, in: part)
  }

  /// The plain beginning of a text that is no link; empty if there is an `@`, because a password may follow.
  private var beginningWithoutSecrets: String {
    if bytes.all.contains(UInt8(ascii: "@")) { return "" }
    return String(decoding: bytes.all.prefix { LinkEscapes.isPlain($0) || $0 == UInt8(ascii: "/") }, as: UTF8.self)
  }
}
