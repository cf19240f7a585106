/// Reads the parts of a link from left to right, and throws at the first byte that doesn't belong.
struct LinkReader {
  static let maximumBytes = 2_048
  static let maximumSegments = 16
  static let maximumParameters = 32

  /// The bytes of the text.
  let bytes: [UInt8]
  /// Whether every part so far is in its canonical spelling.
  private(set) var isCanonical = true
  /// The offset of the next byte.
  private var position = 0

  /// Prepares to read a text; throws when it is too long.
  init(_ text: String) throws(DeepLinkError) {
    try Self.checkLength(of: text)
    bytes = Array(text.utf8)
  }

  static func checkLength(of text: String) throws(DeepLinkError) {
    if text.utf8.count > maximumBytes { throw .tooLong }
  }

  mutating func readScheme() throws(DeepLinkError) {
    guard bytes.starts(with: DeepLink.schemeBytes) else {
      throw DeepLinkError(.scheme, harmlessBeginning, at: 0, "A link begins with “\(DeepLink.scheme)”")
    }
    position = DeepLink.schemeBytes.count
  }

  /// Reads the name of a module, up to a `/`, a `?` or the end.
  mutating func readModule() throws(DeepLinkError) -> LinkPart {
    let start = position
    if position < bytes.count, LinkEscapes.isLetter(bytes[position]) {
      while position < bytes.count, Self.isModule(bytes[position]) { position += 1 }
    }
    guard position > start, position == bytes.count || isNext("/") || isNext("?") else {
      throw moduleError(from: start)
    }
    return LinkPart(start..<position)
  }

  /// Reads every `/` and the segment after it.
  mutating func readPath() throws(DeepLinkError) -> [LinkPart] {
    var path: [LinkPart] = []
    while skip("/") {
      let segment = try readPart(.segment)
      guard path.count < Self.maximumSegments else {
        throw error(.segment, at: segment, "A link has at most \(Self.maximumSegments) segments")
      }
      path.append(segment)
    }
    return path
  }

  /// Reads the parameters after a `?`, if there is one, up to the end.
  mutating func readQuery() throws(DeepLinkError) -> [(key: LinkPart, value: LinkPart)] {
    var query: [(key: LinkPart, value: LinkPart)] = []
    guard skip("?") else {
      if position < bytes.count { throw strayByte(in: .segment) }
      return query
    }
    repeat {
      let key = try readKey()
      if query.contains(where: { isSameText($0.key, key) }) {
        throw error(.key, at: key, "The parameter “\(text(key.range))” occurs twice")
      }
      let value = try readPart(.value)
      guard query.count < Self.maximumParameters else {
        throw error(.key, at: key, "A link has at most \(Self.maximumParameters) parameters")
      }
      query.append((key, value))
    } while skip("&")
    if position < bytes.count { throw strayByte(in: .value) }
    return query
  }

  /// Reads the name of a parameter and the `=` after it.
  private mutating func readKey() throws(DeepLinkError) -> LinkPart {
    let key = try readPart(.key)
    if key.range.isEmpty { throw error(.key, at: key, "A parameter has a name") }
    if let secret = SecretKeys.word(endOf: key.hasEscapes ? unescaped(key)[...] : bytes[key.range]) {
      throw DeepLinkError(.key, secret, at: key.offset, "A link holds no secret")
    }
    guard skip("=") else {
      let name = text(key.range)
      throw DeepLinkError(.key, name, at: position, "“=” is missing after “\(name)”")
    }
    return key
  }

  /// Reads plain bytes and escapes, up to the first other byte.
  private mutating func readPart(_ part: DeepLinkError.Part) throws(DeepLinkError) -> LinkPart {
    let start = position
    var hasEscapes = false
    skipPlainText()
    while isNext("%") {
      try skipEscape()
      skipPlainText()
      hasEscapes = true
    }
    let read = LinkPart(start..<position, hasEscapes: hasEscapes)
    if hasEscapes {
      try checkEscapes(in: read, part)
    } else if part == .segment, read.range.count <= 2, !read.range.isEmpty,
      bytes[read.range].allSatisfy({ $0 == UInt8(ascii: ".") })
    {
      throw error(.segment, at: read, "A segment of dots is written with “%2E”")
    }
    return read
  }

  private mutating func checkEscapes(in read: LinkPart, _ part: DeepLinkError.Part) throws(DeepLinkError) {
    guard let text = LinkEscapes.unescape(bytes[read.range]) else {
      throw error(part, at: read, "The escaped bytes are not UTF-8")
    }
    var spelling: [UInt8] = []
    if part == .segment {
      LinkEscapes.appendSegment(text, to: &spelling)
    } else {
      LinkEscapes.append(text, to: &spelling)
    }
    if !bytes[read.range].elementsEqual(spelling) { isCanonical = false }
  }

  // MARK: Bytes

  private static func isModule(_ byte: UInt8) -> Bool {
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
      throw DeepLinkError(.escape, text(escape), at: position, "“%” is followed by two hexadecimal digits")
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

  private func isSameText(_ left: LinkPart, _ right: LinkPart) -> Bool {
    if left.hasEscapes || right.hasEscapes { return unescaped(left) == unescaped(right) }
    return bytes[left.range] == bytes[right.range]
  }

  private func unescaped(_ part: LinkPart) -> [UInt8] { Array((LinkEscapes.unescape(bytes[part.range]) ?? "").utf8) }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Errors

  private func error(_ kind: DeepLinkError.Part, at part: LinkPart, _ reason: String) -> DeepLinkError {
    DeepLinkError(kind, text(part.range), at: part.offset, reason)
  }

  /// The names at the beginning of a text that is no link.
  ///
  /// It is empty when there is an `@`, and ends before a `?` or a `=`, because a password may stand there.
  private var harmlessBeginning: String {
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
    let character = text(position..<min(position + 4, bytes.count)).unicodeScalars.first.map(String.init) ?? ""
    return DeepLinkError(part, character, at: position, "This can't stand here unless it is escaped")
  }
}
