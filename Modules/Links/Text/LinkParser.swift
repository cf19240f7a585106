/// Reads a link from its bytes, from left to right, and stops at the first byte that doesn't belong.
///
/// A link in its canonical spelling is looked at once and kept as it is, without a copy.
struct LinkParser {
  static let longest = 2_048
  static let mostSegments = 16
  static let mostParameters = 32

  private static let scheme: [UInt8] = [
    UInt8(ascii: "a"), UInt8(ascii: "p"), UInt8(ascii: "p"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "/"),
  ]

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var moduleEnd = 0
  private var pathEnd = 0
  private var isCanonical = true

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads a link, or says what is wrong.
  @inline(__always)
  static func parse(_ text: consuming String) throws(LinkError) -> Link {
    var isCanonical = true
    var ends = (module: 0, path: 0)
    let error: LinkError? = text.withBytes { bytes in
      var parser = LinkParser(bytes)
      do throws(LinkError) {
        try parser.parse()
      } catch {
        return error
      }
      isCanonical = parser.isCanonical
      ends = (parser.moduleEnd, parser.pathEnd)
      return nil
    }
    if let error { throw error }
    let link = Link(canonical: text, moduleEnd: ends.module, pathEnd: ends.path)
    return isCanonical ? link : link.respelt
  }

  /// Reads a link of the app or of its web host, or says what is wrong.
  static func parse(_ text: String, webHost: String) throws(LinkError) -> Link {
    guard let rest = text.suffix(after: "https://\(webHost)/") else { return try parse(text) }
    do throws(LinkError) {
      return try parse(Link.scheme + rest)
    } catch {
      throw error.moved(by: text.utf8.count - rest.utf8.count - Link.scheme.utf8.count)
    }
  }

  private mutating func parse() throws(LinkError) {
    guard bytes.count <= Self.longest else {
      throw LinkError(.link, "", at: Self.longest, "A link has at most \(Self.longest) bytes")
    }
    try parseScheme()
    try parseModule()
    var segments = 0
    while take(UInt8(ascii: "/")) {
      let start = position
      try parseText(in: .segment)
      try refuseDots(from: start)
      segments += 1
      guard segments <= Self.mostSegments else {
        throw LinkError(.segment, text(start..<position), at: start, "A link has at most \(Self.mostSegments) segments")
      }
    }
    pathEnd = position
    if take(UInt8(ascii: "?")) { try parseParameters() }
    guard position == bytes.count else { throw strayByte(in: .segment) }
  }

  private mutating func parseScheme() throws(LinkError) {
    guard bytes.has(Self.scheme, at: 0) else {
      throw LinkError(.scheme, beginning, at: 0, "A link begins with “\(Link.scheme)”")
    }
    position = Self.scheme.count
  }

  /// The names at the beginning; none where there is an `@`, and nothing behind a `?` or a `=`, as that may be a secret.
  private var beginning: String {
    if bytes.contains(UInt8(ascii: "@")) { return "" }
    return String(decoding: bytes.prefix { LinkBytes.isPlain($0) || $0 == UInt8(ascii: "/") }, as: UTF8.self)
  }

  private mutating func parseModule() throws(LinkError) {
    let start = position
    if position < bytes.count, LinkBytes.isLetter(bytes[position]) {
      repeat { position += 1 } while position < bytes.count && LinkBytes.isModule(bytes[position])
    }
    let isWhole =
      position == bytes.count || bytes[position] == UInt8(ascii: "/") || bytes[position] == UInt8(ascii: "?")
    guard isWhole, position > start else { throw badModule(from: start) }
    moduleEnd = position
  }

  private func badModule(from start: Int) -> LinkError {
    let authority = bytes[start...].prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    if authority.contains(UInt8(ascii: "@")) {
      return LinkError(.module, "", at: position, "A link names no person and no password")
    }
    if position == start {
      return LinkError(.module, "", at: start, "The module is missing: it begins with a letter, as in “app://loggedIn”")
    }
    return strayByte(in: .module)
  }

  private mutating func parseParameters() throws(LinkError) {
    var count = 0
    // A bit for what the keys begin with: only where it is set already may two keys have the same name.
    var beginnings: UInt64 = 0
    repeat {
      let start = position
      let hasEscapes = try parseText(in: .key)
      let key = start..<position
      guard !key.isEmpty else { throw LinkError(.key, "", at: start, "A parameter has a name") }
      if let secret = hasEscapes ? SecretKeys.match(decoded: bytes[key]) : SecretKeys.match(bytes[key]) {
        throw LinkError(.key, secret, at: start, "A link holds no secret")
      }
      guard take(UInt8(ascii: "=")) else {
        throw LinkError(.key, text(key), at: position, "“=” is missing after “\(text(key))”")
      }
      let beginning: UInt64 = 1 &<< UInt64(bytes[start] & 63)
      guard isCanonical && beginnings & beginning == 0 || !hasParameter(named: key) else {
        throw LinkError(.key, text(key), at: start, "The parameter “\(text(key))” stands twice")
      }
      beginnings |= beginning
      try parseText(in: .value)
      count += 1
      guard count <= Self.mostParameters else {
        throw LinkError(.key, text(key), at: start, "A link has at most \(Self.mostParameters) parameters")
      }
    } while take(UInt8(ascii: "&"))
    guard position == bytes.count else { throw strayByte(in: .value) }
  }

  /// Whether a parameter before this key has the same name, however it is spelled.
  private func hasParameter(named key: Range<Int>) -> Bool {
    var start = pathEnd + 1
    while start < key.lowerBound {
      let equals = bytes.offset(of: UInt8(ascii: "="), from: start)
      if isSameName(start..<equals, key) { return true }
      start = bytes.offset(of: UInt8(ascii: "&"), from: equals) + 1
    }
    return false
  }

  /// Byte for byte, as a route looks for it: of “é” and “e” with an accent after it Unicode would say they are equal.
  private func isSameName(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard !isCanonical else { return bytes[left].elementsEqual(bytes[right]) }
    return (LinkBytes.decoded(bytes[left]) ?? "").utf8.elementsEqual((LinkBytes.decoded(bytes[right]) ?? "").utf8)
  }

  /// Goes to the next byte that ends a part, and says whether anything was escaped.
  @discardableResult
  @inline(__always)
  private mutating func parseText(in part: LinkError.Part) throws(LinkError) -> Bool {
    let start = position
    skipPlain()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "%") else { return false }
    try parseEscapes(from: start, in: part)
    return true
  }

  private mutating func parseEscapes(from start: Int, in part: LinkError.Part) throws(LinkError) {
    while position < bytes.count, bytes[position] == UInt8(ascii: "%") {
      try parseEscape()
      skipPlain()
    }
    guard let text = LinkBytes.decoded(bytes[start..<position]) else {
      throw LinkError(part, self.text(start..<position), at: start, "The escaped bytes are not UTF-8")
    }
    let spelling = part == .segment ? LinkBytes.escaped(segment: text) : LinkBytes.escaped(text)
    if !spelling.utf8.elementsEqual(bytes[start..<position]) { isCanonical = false }
  }

  private mutating func skipPlain() {
    var end = position
    while end < bytes.count, LinkBytes.isPlain(bytes[end]) { end += 1 }
    position = end
  }

  private mutating func parseEscape() throws(LinkError) {
    let escape = bytes[position...].prefix(3)
    guard escape.count == 3, escape.dropFirst().allSatisfy({ LinkBytes.hexDigit($0) != nil }) else {
      throw LinkError(
        .escape, String(decoding: escape, as: UTF8.self), at: position, "“%” is followed by two hexadecimal digits")
    }
    position += 3
  }

  private func refuseDots(from start: Int) throws(LinkError) {
    guard start < position, bytes[start] == UInt8(ascii: "."), bytes[position - 1] == UInt8(ascii: "."),
      position - start <= 2
    else { return }
    throw LinkError(.segment, text(start..<position), at: start, "A segment of dots is written with “%2E”")
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private func strayByte(in part: LinkError.Part) -> LinkError {
    let rest = text(position..<min(position + 4, bytes.count))
    return LinkError(part, String(rest.prefix(1)), at: position, "This can't stand here unless it is escaped")
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension Link {
  /// The same link in its canonical spelling.
  fileprivate var respelt: Link {
    var text = String(part(0..<moduleEnd))
    for segment in segments {
      text += "/" + LinkBytes.escaped(segment: segment)
    }
    let link = Link(canonical: text, moduleEnd: moduleEnd, pathEnd: text.utf8.count)
    return parameters.reduce(link) { $0.with($1.key, $1.value) }
  }
}

extension LinkError {
  fileprivate func moved(by shift: Int) -> LinkError {
    var error = self
    error.offset += shift
    return error
  }
}

extension String {
  fileprivate func suffix(after prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
