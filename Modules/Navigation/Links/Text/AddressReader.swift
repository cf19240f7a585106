/// A reader of links and URLs, which throws at the first byte that doesn't belong.
struct AddressReader {
  private let bytes: [UInt8]
  private let grammar: AddressGrammar
  private let text: String
  private var parts = AddressParts()
  private var position = 0
  private var end: Int

  /// Takes a text apart; throws at the first byte that doesn't belong.
  static func read(_ text: String, _ grammar: AddressGrammar) throws(DeepLinkError) -> Address {
    if text.utf8.count > grammar.maximumBytes { throw .tooLong(grammar.maximumBytes) }
    var reader = AddressReader(text, grammar)
    try reader.readScheme()
    try reader.readHost()
    try reader.readSegments()
    try reader.readParameters()
    try reader.readFragment()
    return Address(text, grammar, reader.parts)
  }

  /// Reads the scheme and the host only, of a text whose rest may be malformed.
  static func readBase(_ text: String, _ grammar: AddressGrammar) throws(DeepLinkError) -> Address {
    var reader = AddressReader(text, grammar)
    try reader.readScheme()
    try reader.readHost()
    return Address(text, grammar, reader.parts)
  }

  private init(_ text: String, _ grammar: AddressGrammar) {
    bytes = Array(text.utf8)
    end = bytes.count
    self.text = text
    self.grammar = grammar
    if grammar.takesUnescaped { trim() }
  }

  private mutating func trim() {
    guard let last = bytes.lastIndex(where: { $0 > UInt8(ascii: " ") }) else { return }
    end = last + 1
    while bytes[position] <= UInt8(ascii: " ") { position += 1 }
  }

  // MARK: Scheme and host

  private mutating func readScheme() throws(DeepLinkError) {
    let start = position
    if grammar.isOwn {
      guard bytes.starts(with: DeepLink.scheme.utf8) else {
        throw DeepLinkError(.scheme, beginningWithoutSecrets, at: 0, "A link begins with “\(DeepLink.scheme)”")
      }
      position = DeepLink.moduleOffset
      parts.scheme = Address.Part(range: 0..<3, text: DeepLink.schemeName)
      return
    }
    while position < end, Self.isInScheme(bytes[position], isFirst: position == start) { position += 1 }
    guard position > start, isNext(":") else {
      throw DeepLinkError(.scheme, "", at: start, "A URL begins with a scheme and “:”")
    }
    parts.scheme = Address.Part(range: start..<position, text: lowercased(start..<position))
    position += 1
  }

  private static func isInScheme(_ byte: UInt8, isFirst: Bool) -> Bool {
    if LinkEscapes.isLetter(byte) { return true }
    if isFirst { return false }
    return LinkEscapes.isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  private mutating func readHost() throws(DeepLinkError) {
    if grammar.isOwn { return try readModule() }
    guard bytes[position..<end].starts(with: "//".utf8) else {
      parts.isRooted = isNext("/")
      return
    }
    position += 2
    let start = position
    while position < end, !isNext("/"), !isNext("?"), !isNext("#") { position += 1 }
    try checkHost(start..<position)
    let range = try withoutPort(start..<position)
    parts.host = Address.Part(range: range, text: lowercased(range))
  }

  private mutating func readModule() throws(DeepLinkError) {
    let start = position
    if position < end, LinkEscapes.isLetter(bytes[position]) {
      while position < end, Self.isModuleCharacter(bytes[position]) { position += 1 }
    }
    guard position > start, position == end || isNext("/") || isNext("?") else { throw moduleError(from: start) }
    parts.host = Address.Part(range: start..<position, text: raw(start..<position))
  }

  private static func isModuleCharacter(_ byte: UInt8) -> Bool {
    LinkEscapes.isLetter(byte) || LinkEscapes.isDigit(byte) || byte == UInt8(ascii: "-")
  }

  private func checkHost(_ range: Range<Int>) throws(DeepLinkError) {
    let isLiteral = bytes[range].first == UInt8(ascii: "[")
    for byte in bytes[range] {
      if byte == UInt8(ascii: "@") {
        throw DeepLinkError(.host, "", at: range.lowerBound, "A link names no user and no password")
      }
    }
    for byte in bytes[range] {
      if LinkEscapes.isPlain(byte) || byte == UInt8(ascii: ":") || isLiteral && byte < 128 { continue }
      let reason = "A host has letters, digits, “-” and “.”; others are written in Punycode"
      throw error(.host, range, reason)
    }
  }

  /// Returns a host without a default or empty port; a colon in brackets begins none (RFC 3986, sections 3.2.2 and 6.2.3).
  private func withoutPort(_ range: Range<Int>) throws(DeepLinkError) -> Range<Int> {
    let bracket = bytes[range].lastIndex(of: UInt8(ascii: "]")) ?? range.lowerBound
    guard let colon = bytes[bracket..<range.upperBound].firstIndex(of: UInt8(ascii: ":")) else { return range }
    let port = bytes[colon + 1..<range.upperBound]
    guard port.allSatisfy(LinkEscapes.isDigit) else { throw error(.host, range, "A port is a number") }
    let isDefault =
      switch parts.scheme.text {
      case "https": port.elementsEqual("443".utf8)
      case "http": port.elementsEqual("80".utf8)
      default: false
      }
    return port.isEmpty || isDefault ? range.lowerBound..<colon : range
  }

  // MARK: Path, query and fragment

  private mutating func readSegments() throws(DeepLinkError) {
    if parts.host == nil, !parts.isRooted, position < end, !isNext("?"), !isNext("#") {
      try readSegment()
    }
    while skip("/") { try readSegment() }
    guard !grammar.isOwn, let last = parts.segments.last, last.range.isEmpty else { return }
    if parts.segments.count == 1 || grammar.takesTrailingSlash {
      parts.segments.removeLast()
      parts.hasTrailingSlash = !parts.segments.isEmpty
    }
  }

  private mutating func readSegment() throws(DeepLinkError) {
    let segment = try readPart(.segment)
    if grammar.isOwn {
      if isDots(segment.range) {
        throw error(.segment, segment.range, "A segment of dots is written with “%2E”")
      }
      guard parts.segments.count < DeepLink.maximumSegments else {
        throw error(.segment, segment.range, "A link has at most \(DeepLink.maximumSegments) segments")
      }
    }
    parts.segments.append(segment)
  }

  private func isDots(_ range: Range<Int>) -> Bool {
    (1...2).contains(range.count) && bytes[range].allSatisfy { $0 == UInt8(ascii: ".") }
  }

  private mutating func readParameters() throws(DeepLinkError) {
    guard skip("?") else {
      if grammar.isOwn, position < end { throw strayByte(in: .segment) }
      return
    }
    repeat {
      // In URLs, nothing may stand between two ampersands.
      if !grammar.isOwn, position == end || isNext("&") || isNext("#") { continue }
      let key = try readKey()
      let value = isNext("=") ? try readValue() : Address.Part(range: position..<position, text: "")
      parts.parameters.append(Address.Parameter(key: key, value: value))
    } while skip("&")
  }

  private mutating func readKey() throws(DeepLinkError) -> Address.Part {
    let start = position
    let part = try readPart(.key)
    guard grammar.isOwn, let key = part.text else { return part }
    if key.isEmpty { throw DeepLinkError(.key, "", at: start, "A parameter has a name") }
    if let secret = SecretKeys.word(endOf: key) {
      throw DeepLinkError(.key, secret, at: start, "A link holds no secret")
    }
    guard isNext("=") else { throw DeepLinkError(.key, key, at: position, "“=” is missing after “\(key)”") }
    if hasParameter(key) {
      throw DeepLinkError(.key, key, at: start, "The parameter “\(key)” occurs twice")
    }
    guard parts.parameters.count < DeepLink.maximumParameters else {
      throw DeepLinkError(.key, key, at: start, "A link has at most \(DeepLink.maximumParameters) parameters")
    }
    return part
  }

  private mutating func readValue() throws(DeepLinkError) -> Address.Part {
    position += 1
    return try readPart(.value)
  }

  private mutating func readFragment() throws(DeepLinkError) {
    guard !grammar.isOwn, skip("#") else { return }
    parts.fragment = try readPart(.fragment)
  }

  /// Reads up to a byte that ends the part; throws at one that can't stand in it.
  private mutating func readPart(_ part: DeepLinkError.Part) throws(DeepLinkError) -> Address.Part {
    let start = position
    var isDecoded = true
    skipPlainText()
    while position < end {
      if isNext("%") {
        try skipEscape()
        isDecoded = false
      } else if grammar.ends(bytes[position], part) {
        break
      } else if grammar.allows(bytes[position], in: part) {
        if grammar.isBlank(bytes[position], in: part) { isDecoded = false }
        position += 1
      } else {
        throw strayByte(in: part)
      }
      skipPlainText()
    }
    let range = start..<position
    if isDecoded { return Address.Part(range: range, text: raw(range)) }
    parts.hasEscapes = true
    let text = grammar.decoded(bytes[range], in: part)
    if text == nil, grammar.isOwn { throw error(part, range, "The escaped bytes are not UTF-8") }
    return Address.Part(range: range, text: text)
  }

  private mutating func skipPlainText() {
    var next = position
    while next < end, LinkEscapes.isPlain(bytes[next]) { next += 1 }
    position = next
  }

  private mutating func skipEscape() throws(DeepLinkError) {
    let escape = position..<min(position + 3, end)
    let hasDigits = bytes[escape].dropFirst().allSatisfy { LinkEscapes.hexDigit($0) != nil }
    guard escape.count == 3, hasDigits else {
      throw DeepLinkError(.escape, raw(escape), at: position, "“%” is followed by two hexadecimal digits")
    }
    position += 3
  }

  // MARK: Bytes

  private func isNext(_ character: Unicode.Scalar) -> Bool {
    position < end && bytes[position] == UInt8(ascii: character)
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    position += 1
    return true
  }

  private func lowercased(_ range: Range<Int>) -> String {
    let text = raw(range)
    return bytes[range].contains(where: LinkEscapes.isUppercase) ? text.lowercased() : text
  }

  private func raw(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Errors

  /// The plain beginning of a text that is no link; empty if there is an `@`, because a password may follow.
  private var beginningWithoutSecrets: String {
    if bytes.contains(UInt8(ascii: "@")) { return "" }
    return String(decoding: bytes.prefix { LinkEscapes.isPlain($0) || $0 == UInt8(ascii: "/") }, as: UTF8.self)
  }

  private func hasParameter(_ key: String) -> Bool { parts.parameters.contains { $0.key.isText(key) } }

  private func error(_ part: DeepLinkError.Part, _ range: Range<Int>, _ reason: String) -> DeepLinkError {
    Address(text, grammar).error(part, range, reason)
  }

  private func moduleError(from start: Int) -> DeepLinkError {
    let authority = bytes[start...].prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    if authority.contains(UInt8(ascii: "@")) {
      return DeepLinkError(.module, "", at: position, "A link names no user and no password")
    }
    if position == start {
      let reason = "The module is missing: it begins with a letter, as in “app://loggedIn”"
      return DeepLinkError(.module, "", at: start, reason)
    }
    return strayByte(in: .module)
  }

  private func strayByte(in part: DeepLinkError.Part) -> DeepLinkError {
    // Four bytes hold any Unicode scalar.
    let next = String(decoding: bytes[position..<end].prefix(4), as: UTF8.self)
    let character = next.unicodeScalars.first.map(String.init) ?? ""
    return DeepLinkError(part, character, at: position, "This can't stand here unless it is escaped")
  }
}
