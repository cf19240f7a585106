/// A URL split into byte ranges (RFC 3986), decoded on demand.
struct URLText {
  typealias Parameter = (key: Range<Int>, value: Range<Int>)

  let text: String
  private let bytes: LinkBytes
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
    (self.text, bytes, self.tolerance) = (text, try LinkBytes(text), tolerance)
    let (start, end) = trimmed
    let rest = try readScheme(from: start, to: end)
    let hash = bytes.firstIndex(of: "#", in: rest..<end)
    let mark = bytes.firstIndex(of: "?", in: rest..<hash)
    let slash = bytes.firstIndex(of: "/", in: rest..<mark)
    try readHost(rest..<slash)
    try readPath(slash..<mark)
    try readQuery(mark..<hash)
    if hash < end {
      fragment = hash + 1..<end
      try check(hash + 1..<end, in: .fragment)
    }
  }

  private var trimmed: (start: Int, end: Int) {
    guard tolerance.contains(.unescaped) else { return (0, bytes.all.count) }
    let isText: (UInt8) -> Bool = { $0 > UInt8(ascii: " ") }
    guard let first = bytes.all.firstIndex(where: isText), let last = bytes.all.lastIndex(where: isText) else {
      return (0, bytes.all.count)
    }
    return (first, last + 1)
  }

  // MARK: Taking apart

  private mutating func readScheme(from start: Int, to end: Int) throws(DeepLinkError) -> Int {
    var colon = start
    while colon < end, LinkEscapes.isLetter(bytes.all[colon]) || colon > start && Self.isInScheme(bytes.all[colon]) {
      colon += 1
    }
    guard colon > start, bytes.all[colon..<end].starts(with: "://".utf8) else {
      throw DeepLinkError(.scheme, "", at: start, "A URL begins with a scheme and “://”")
    }
    scheme = start..<colon
    schemeName = bytes.raw(scheme).lowercased()
    return colon + 3
  }

  private static func isInScheme(_ byte: UInt8) -> Bool {
    LinkEscapes.isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private mutating func readHost(_ range: Range<Int>) throws(DeepLinkError) {
    let authority = bytes.all[range]
    if authority.contains(UInt8(ascii: "@")) {
      throw DeepLinkError(.host, "", at: range.lowerBound, "A link names no user and no password")
    }
    let isLiteral = authority.first == UInt8(ascii: "[")
    guard authority.allSatisfy({ LinkEscapes.isPlain($0) || $0 == UInt8(ascii: ":") || isLiteral && $0 < 128 }) else {
      throw error(.host, range, "A host has letters, digits, “-” and “.”; others are written in Punycode")
    }
    host = range
    try removePort(isLiteral)
    hostName = bytes.raw(host).lowercased()
  }

  /// Removes a default or empty port; a colon in brackets begins none (RFC 3986, sections 3.2.2 and 6.2.3).
  private mutating func removePort(_ isLiteral: Bool) throws(DeepLinkError) {
    let after = isLiteral ? bytes.all[host].firstIndex(of: UInt8(ascii: "]")) : host.lowerBound
    guard let after, let colon = bytes.all[after..<host.upperBound].firstIndex(of: UInt8(ascii: ":")) else { return }
    let port = bytes.all[colon + 1..<host.upperBound]
    guard port.allSatisfy(LinkEscapes.isDigit) else {
      throw error(.host, host, "A port is a number")
    }
    let known = ["http": "80", "https": "443"][schemeName] ?? ""
    if port.isEmpty || port.elementsEqual(known.utf8) { host = host.lowerBound..<colon }
  }

  private mutating func readPath(_ range: Range<Int>) throws(DeepLinkError) {
    segments = bytes.parts(of: range, dividedBy: "/")
    for segment in segments { try check(segment, in: .segment) }
    if let last = segments.last, last.isEmpty, segments.count == 1 || tolerance.contains(.trailingSlash) {
      segments.removeLast()
      if !segments.isEmpty { trailingSlash = last.lowerBound - 1..<last.lowerBound }
    }
  }

  private mutating func readQuery(_ range: Range<Int>) throws(DeepLinkError) {
    for all in bytes.parts(of: range, dividedBy: "&") where !all.isEmpty {
      try check(all, in: .value)
      let equals = bytes.firstIndex(of: "=", in: all)
      parameters.append((all.lowerBound..<equals, min(equals + 1, all.upperBound)..<all.upperBound))
    }
  }

  private func check(_ range: Range<Int>, in part: DeepLinkError.Part) throws(DeepLinkError) {
    try bytes.check(range, in: part) { isAllowed($0, in: part) }
  }

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
    let isForm = tolerance.contains(.plusIsBlank) && (part == .value || part == .key)
    let text = try bytes.text(of: range, in: part, plusIsBlank: isForm)
    if text.utf8.contains(0) { throw error(part, range, "A text holds no NUL") }
    return text
  }

  func error(_ part: DeepLinkError.Part, _ range: Range<Int>, _ reason: String) -> DeepLinkError {
    bytes.error(part, range, reason)
  }
}
