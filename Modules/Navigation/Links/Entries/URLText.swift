/// A URL split into byte ranges (RFC 3986), decoded on demand.
struct URLText {
  typealias Parameter = (all: Range<Int>, key: Range<Int>, value: Range<Int>)

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
  /// A tolerated `/` at the end of the path, which is no segment.
  private(set) var trailingSlash: Range<Int>?

  /// Creates the parts of a URL; throws at the first byte that RFC 3986 doesn't allow.
  init(_ text: String, _ tolerance: URLTolerance) throws(DeepLinkError) {
    if text.utf8.count > DeepLink.maximumBytes { throw .tooLong }
    (self.text, bytes, self.tolerance) = (text, Array(text.utf8), tolerance)
    let (start, end) = trimmed
    let hostStart = try readScheme(from: start, to: end)
    let path = try readHost(from: hostStart, to: end)
    let query = try readPath(from: path, to: end)
    let hash = try readQuery(from: query, to: end)
    if hash < end {
      try skip(to: end, from: hash + 1, in: .fragment)
      fragment = hash + 1..<end
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

  private mutating func readHost(from start: Int, to end: Int) throws(DeepLinkError) -> Int {
    var index = start
    while index < end, !Self.isEnd(bytes[index], of: .host) { index += 1 }
    let authority = bytes[start..<index]
    if authority.contains(UInt8(ascii: "@")) {
      throw DeepLinkError(.host, "", at: start, "A link names no user and no password")
    }
    let isLiteral = authority.first == UInt8(ascii: "[")
    guard authority.allSatisfy({ LinkEscapes.isPlain($0) || $0 == UInt8(ascii: ":") || isLiteral && $0 < 128 }) else {
      throw error(.host, start..<index, "A host has letters, digits, “-” and “.”; others are written in Punycode")
    }
    host = start..<index
    try removePort(isLiteral)
    hostName = raw(host).lowercased()
    return index
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

  private mutating func readPath(from start: Int, to end: Int) throws(DeepLinkError) -> Int {
    var index = start
    segments.reserveCapacity(LinkReader.maximumSegments)
    while index < end, bytes[index] == UInt8(ascii: "/") {
      let next = try skip(to: end, from: index + 1, in: .segment)
      segments.append(index + 1..<next)
      index = next
    }
    if let last = segments.last, last.isEmpty, segments.count == 1 || tolerance.contains(.trailingSlash) {
      segments.removeLast()
      if !segments.isEmpty { trailingSlash = last.lowerBound - 1..<last.lowerBound }
    }
    return index
  }

  private mutating func readQuery(from start: Int, to end: Int) throws(DeepLinkError) -> Int {
    guard start < end, bytes[start] == UInt8(ascii: "?") else { return start }
    var index = start
    repeat {
      let next = try skip(to: end, from: index + 1, in: .value)
      let all = index + 1..<next
      let key = all.lowerBound..<(bytes[all].firstIndex(of: UInt8(ascii: "=")) ?? next)
      if !all.isEmpty { parameters.append((all, key, min(key.upperBound + 1, next)..<next)) }
      index = next
    } while index < end && bytes[index] == UInt8(ascii: "&")
    return index
  }

  /// Returns the end of a part; throws at a byte that can't stand in it.
  @discardableResult
  private func skip(to end: Int, from start: Int, in part: DeepLinkError.Part) throws(DeepLinkError) -> Int {
    var index = start
    while index < end, !Self.isEnd(bytes[index], of: part) {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < end, Self.isHex(bytes[index + 1]), Self.isHex(bytes[index + 2]) else {
          throw error(.escape, index..<min(index + 3, end), "“%” is followed by two hexadecimal digits")
        }
      } else if !isAllowed(byte, in: part) {
        let character = bytes[(index + 1)..<end].prefix(while: UTF8.isContinuation)
        throw error(part, index..<character.endIndex, "This can't stand here unless it is escaped")
      }
      index += 1
    }
    return index
  }

  private static func isEnd(_ byte: UInt8, of part: DeepLinkError.Part) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "?"): part == .segment || part == .host
    case UInt8(ascii: "&"): part == .value
    case UInt8(ascii: "#"): part != .fragment
    default: false
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
