/// A URL split into byte ranges (RFC 3986), decoded on demand.
struct URLText {
  typealias Parameter = (key: Range<Int>, value: Range<Int>)

  let text: String
  private let bytes: [UInt8]
  private let tolerance: URLTolerance
  private(set) var scheme = 0..<0
  /// The scheme and the host in lowercase.
  private(set) var schemeName = ""
  private(set) var hostName = ""
  /// The host with its port, unless that is the scheme's default.
  private(set) var host = 0..<0
  private(set) var segments: [Range<Int>] = []
  private(set) var parameters: [Parameter] = []
  private(set) var fragment: Range<Int>?
  /// The tolerated `/` at the end of the path.
  private(set) var trailingSlash: Range<Int>?

  /// Creates the parts of a URL; throws at the first byte that RFC 3986 doesn't allow.
  init(_ text: String, _ tolerance: URLTolerance) throws(DeepLinkError) {
    if text.utf8.count > DeepLink.maximumBytes { throw .tooLong }
    (self.text, bytes, self.tolerance) = (text, Array(text.utf8), tolerance)
    let (start, end) = trimmed
    let rest = try readScheme(from: start, to: end)
    let hash = firstIndex(of: "#", in: rest..<end)
    let mark = firstIndex(of: "?", in: rest..<hash)
    let slash = firstIndex(of: "/", in: rest..<mark)
    try readHost(rest..<slash)
    try readPath(slash..<mark)
    try readQuery(mark..<hash)
    if hash < end {
      fragment = hash + 1..<end
      try check(hash + 1..<end, in: .fragment)
    }
  }

  private var trimmed: (start: Int, end: Int) {
    guard tolerance.contains(.unescaped) else { return (0, bytes.count) }
    let isText: (UInt8) -> Bool = { $0 > UInt8(ascii: " ") }
    guard let first = bytes.firstIndex(where: isText), let last = bytes.lastIndex(where: isText) else {
      return (0, bytes.count)
    }
    return (first, last + 1)
  }

  // MARK: Taking apart

  private mutating func readScheme(from start: Int, to end: Int) throws(DeepLinkError) -> Int {
    var colon = start
    while colon < end, LinkEscapes.isLetter(bytes[colon]) || colon > start && Self.isInScheme(bytes[colon]) {
      colon += 1
    }
    guard colon > start, bytes[colon..<end].starts(with: "://".utf8) else {
      throw DeepLinkError(.scheme, "", at: start, "A URL begins with a scheme and “://”")
    }
    scheme = start..<colon
    schemeName = raw(scheme).lowercased()
    return colon + 3
  }

  private static func isInScheme(_ byte: UInt8) -> Bool {
    LinkEscapes.isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private func firstIndex(of mark: Unicode.Scalar, in range: Range<Int>) -> Int {
    bytes[range].firstIndex(of: UInt8(ascii: mark)) ?? range.upperBound
  }

  private mutating func readHost(_ range: Range<Int>) throws(DeepLinkError) {
    let authority = bytes[range]
    if authority.contains(UInt8(ascii: "@")) {
      throw DeepLinkError(.host, "", at: range.lowerBound, "A link names no user and no password")
    }
    let isLiteral = authority.first == UInt8(ascii: "[")
    guard authority.allSatisfy({ LinkEscapes.isPlain($0) || $0 == UInt8(ascii: ":") || isLiteral && $0 < 128 }) else {
      throw error(.host, range, "A host has letters, digits, “-” and “.”; others are written in Punycode")
    }
    host = range
    try removePort(isLiteral)
    hostName = raw(host).lowercased()
  }

  /// Removes a default or empty port; a colon in brackets begins none (RFC 3986, sections 3.2.2 and 6.2.3).
  private mutating func removePort(_ isLiteral: Bool) throws(DeepLinkError) {
    let after = isLiteral ? bytes[host].firstIndex(of: UInt8(ascii: "]")) : host.lowerBound
    guard let after, let colon = bytes[after..<host.upperBound].firstIndex(of: UInt8(ascii: ":")) else { return }
    let port = bytes[colon + 1..<host.upperBound]
    guard port.allSatisfy(LinkEscapes.isDigit) else {
      throw error(.host, host, "A port is a number")
    }
    let known = ["http": "80", "https": "443"][schemeName] ?? ""
    if port.isEmpty || port.elementsEqual(known.utf8) { host = host.lowerBound..<colon }
  }

  private mutating func readPath(_ range: Range<Int>) throws(DeepLinkError) {
    segments = parts(of: range, dividedBy: "/")
    for segment in segments { try check(segment, in: .segment) }
    if let last = segments.last, last.isEmpty, segments.count == 1 || tolerance.contains(.trailingSlash) {
      segments.removeLast()
      if !segments.isEmpty { trailingSlash = last.lowerBound - 1..<last.lowerBound }
    }
  }

  private mutating func readQuery(_ range: Range<Int>) throws(DeepLinkError) {
    for all in parts(of: range, dividedBy: "&") where !all.isEmpty {
      try check(all, in: .value)
      let equals = firstIndex(of: "=", in: all)
      parameters.append((all.lowerBound..<equals, min(equals + 1, all.upperBound)..<all.upperBound))
    }
  }

  /// Returns the parts of a range, each after a mark; the first mark may be another.
  private func parts(of range: Range<Int>, dividedBy mark: Unicode.Scalar) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = firstIndex(of: mark, in: start + 1..<range.upperBound)
      parts.append(start + 1..<end)
      start = end
    }
    return parts
  }

  private func check(_ range: Range<Int>, in part: DeepLinkError.Part) throws(DeepLinkError) {
    for index in range {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < range.upperBound, Self.isHex(bytes[index + 1]), Self.isHex(bytes[index + 2]) else {
          let escape = index..<min(index + 3, range.upperBound)
          throw error(.escape, escape, "“%” is followed by two hexadecimal digits")
        }
      } else if !isAllowed(byte, in: part) {
        let character = bytes[(index + 1)..<range.upperBound].prefix(while: UTF8.isContinuation)
        throw error(part, index..<character.endIndex, "This can't stand here unless it is escaped")
      }
    }
  }

  private static func isHex(_ byte: UInt8) -> Bool { LinkEscapes.hexDigit(byte) != nil }

  /// Returns whether a byte needs no escape: a `pchar` in a path, also `/` and `?` after it (RFC 3986, sections 3.3 to 3.5).
  private func isAllowed(_ byte: UInt8, in part: DeepLinkError.Part) -> Bool {
    if Self.isPathCharacter(byte) { return true }
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "?"): return part != .segment
    case UInt8(ascii: "#"), 127: return false
    default: return tolerance.contains(.unescaped) && byte >= UInt8(ascii: " ")
    }
  }

  /// Returns whether a byte is an unescaped `pchar` (RFC 3986, section 3.3).
  static func isPathCharacter(_ byte: UInt8) -> Bool {
    if LinkEscapes.isPlain(byte) { return true }
    return switch Unicode.Scalar(byte) {
    case "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=", ":", "@": true
    default: false
    }
  }

  // MARK: Parts

  func raw(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns a decoded segment; throws if it is empty, `.` or `..`.
  func segment(at index: Int) throws(DeepLinkError) -> String {
    let text = try decoded(segments[index], in: .segment)
    switch text {
    case "": throw error(.segment, segments[index], "A segment has some text")
    case ".", "..": throw error(.segment, segments[index], "A segment of dots leads nowhere")
    default: return text
    }
  }

  /// Returns a decoded part; throws if it isn't UTF-8 or contains NUL.
  func decoded(_ range: Range<Int>, in part: DeepLinkError.Part) throws(DeepLinkError) -> String {
    var plain = bytes[range]
    // An escaped plus stays a plus.
    if tolerance.contains(.plusIsBlank), part == .value || part == .key, plain.contains(UInt8(ascii: "+")) {
      for index in range where plain[index] == UInt8(ascii: "+") { plain[index] = UInt8(ascii: " ") }
    }
    guard plain.contains(UInt8(ascii: "%")) else { return String(decoding: plain, as: UTF8.self) }
    guard let text = LinkEscapes.unescape(plain) else { throw error(part, range, "The escaped bytes are not UTF-8") }
    if text.utf8.contains(0) { throw error(part, range, "A text holds no NUL") }
    return text
  }

  func error(_ part: DeepLinkError.Part, _ range: Range<Int>, _ reason: String) -> DeepLinkError {
    DeepLinkError(part, raw(range), at: range.lowerBound, reason)
  }
}
