/// A parser of links that throws at the first byte that doesn't belong.
struct LinkReader {
  static let maximumSegments = 16
  static let maximumParameters = 32

  private let bytes: [UInt8]
  private(set) var hasEscapes = false
  private var position = 0

  init(_ text: String) throws(DeepLinkError) {
    if text.utf8.count > DeepLink.maximumBytes { throw .tooLong }
    bytes = Array(text.utf8)
    guard bytes.starts(with: DeepLink.scheme.utf8) else {
      throw DeepLinkError(.scheme, beginningWithoutSecrets, at: 0, "A link begins with “\(DeepLink.scheme)”")
    }
    position = DeepLink.scheme.utf8.count
  }

  mutating func readModule() throws(DeepLinkError) -> String {
    let start = position
    if position < bytes.count, LinkEscapes.isLetter(bytes[position]) {
      while position < bytes.count, Self.isModuleCharacter(bytes[position]) { position += 1 }
    }
    guard position > start, position == bytes.count || isNext("/") || isNext("?") else {
      throw moduleError(from: start)
    }
    return text(from: start)
  }

  mutating func readSegments() throws(DeepLinkError) -> [String] {
    var segments: [String] = []
    while skip("/") {
      let start = position
      let segment = try readPart(.segment)
      guard segments.count < Self.maximumSegments else {
        throw error(.segment, from: start, "A link has at most \(Self.maximumSegments) segments")
      }
      segments.append(segment)
    }
    return segments
  }

  mutating func readParameters() throws(DeepLinkError) -> [DeepLink.Parameter] {
    var parameters: [DeepLink.Parameter] = []
    guard skip("?") else {
      if position < bytes.count { throw strayByte(in: .segment) }
      return parameters
    }
    repeat {
      let start = position
      let key = try readKey()
      if parameters.contains(where: { $0.key.hasSameBytes(as: key) }) {
        throw DeepLinkError(.key, key, at: start, "The parameter “\(key)” occurs twice")
      }
      let value = try readPart(.value)
      guard parameters.count < Self.maximumParameters else {
        throw DeepLinkError(.key, key, at: start, "A link has at most \(Self.maximumParameters) parameters")
      }
      parameters.append(DeepLink.Parameter(key: key, value: value))
    } while skip("&")
    if position < bytes.count { throw strayByte(in: .value) }
    return parameters
  }

  private mutating func readKey() throws(DeepLinkError) -> String {
    let start = position
    let key = try readPart(.key)
    if key.isEmpty { throw error(.key, from: start, "A parameter has a name") }
    if let secret = SecretKeys.word(endOf: key) {
      throw DeepLinkError(.key, secret, at: start, "A link holds no secret")
    }
    guard skip("=") else { throw DeepLinkError(.key, key, at: position, "“=” is missing after “\(key)”") }
    return key
  }

  private mutating func readPart(_ part: DeepLinkError.Part) throws(DeepLinkError) -> String {
    let start = position
    skipPlainText()
    guard isNext("%") else {
      let text = text(from: start)
      if part == .segment, text == "." || text == ".." {
        throw error(.segment, from: start, "A segment of dots is written with “%2E”")
      }
      return text
    }
    hasEscapes = true
    while isNext("%") {
      try skipEscape()
      skipPlainText()
    }
    guard let text = LinkEscapes.unescape(bytes[start..<position]) else {
      throw error(part, from: start, "The escaped bytes are not UTF-8")
    }
    return text
  }

  // MARK: Bytes

  private static func isModuleCharacter(_ byte: UInt8) -> Bool {
    LinkEscapes.isLetter(byte) || LinkEscapes.isDigit(byte) || byte == UInt8(ascii: "-")
  }

  private mutating func skipPlainText() {
    var next = position
    while next < bytes.count, LinkEscapes.isPlain(bytes[next]) { next += 1 }
    position = next
  }

  private mutating func skipEscape() throws(DeepLinkError) {
    let escape = position..<min(position + 3, bytes.count)
    guard escape.count == 3, bytes[escape].dropFirst().allSatisfy({ LinkEscapes.hexDigit($0) != nil }) else {
      let text = String(decoding: bytes[escape], as: UTF8.self)
      throw DeepLinkError(.escape, text, at: position, "“%” is followed by two hexadecimal digits")
    }
    position += 3
  }

  private func isNext(_ character: Unicode.Scalar) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: character)
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    position += 1
    return true
  }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  // MARK: Errors

  private func error(_ part: DeepLinkError.Part, from start: Int, _ reason: String) -> DeepLinkError {
    DeepLinkError(part, text(from: start), at: start, reason)
  }

  /// The plain beginning of a text that is no link; empty if there is an `@`, because a password may follow.
  private var beginningWithoutSecrets: String {
    if bytes.contains(UInt8(ascii: "@")) { return "" }
    return String(decoding: bytes.prefix { LinkEscapes.isPlain($0) || $0 == UInt8(ascii: "/") }, as: UTF8.self)
  }

  private func moduleError(from start: Int) -> DeepLinkError {
    let authority = bytes[start...].prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    if authority.contains(UInt8(ascii: "@")) {
      return DeepLinkError(.module, "", at: position, "A link names no user and no password")
    }
    if position == start {
      return DeepLinkError(
        .module, "", at: start, "The module is missing: it begins with a letter, as in “app://loggedIn”")
    }
    return strayByte(in: .module)
  }

  private func strayByte(in part: DeepLinkError.Part) -> DeepLinkError {
    // Four bytes hold any Unicode scalar.
    let next = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    let character = next.unicodeScalars.first.map(String.init) ?? ""
    return DeepLinkError(part, character, at: position, "This can't stand here unless it is escaped")
  }
}
