/// What an address may be made of: strictly for links of the app's own, and after RFC 3986 for URLs from outside.
struct AddressGrammar: Sendable {
  static let own = AddressGrammar(isOwn: true, tolerance: [])

  static func url(_ tolerance: Set<URLTolerance>) -> AddressGrammar {
    AddressGrammar(isOwn: false, tolerance: tolerance)
  }

  let isOwn: Bool
  /// Whether a URL may have characters that should be escaped, and blanks at both ends.
  let takesUnescaped: Bool
  let takesTrailingSlash: Bool
  private let readsPlusAsBlank: Bool

  private init(isOwn: Bool, tolerance: Set<URLTolerance>) {
    self.isOwn = isOwn
    takesUnescaped = tolerance.contains(.unescaped)
    takesTrailingSlash = tolerance.contains(.trailingSlash)
    readsPlusAsBlank = tolerance.contains(.plusIsBlank)
  }

  var maximumBytes: Int { isOwn ? DeepLink.maximumBytes : 8_192 }

  /// Returns whether a byte ends a part.
  func ends(_ byte: UInt8, _ part: DeepLinkError.Part) -> Bool {
    // In our own links, “=” must follow a name.
    if case .key = part, isOwn { return true }
    let isHash = byte == UInt8(ascii: "#") && !isOwn
    switch part {
    case .segment: return isHash || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")
    case .key: return isHash || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "=")
    case .value: return isHash || byte == UInt8(ascii: "&")
    default: return false
    }
  }

  /// Returns whether a byte that is no unreserved character needs no escape: in our own links never, elsewhere if it is a `pchar`, also `/`
  /// and `?` after the path (RFC 3986, sections 3.3 to 3.5) and, as browsers take it, `#` in a fragment.
  func allows(_ byte: UInt8, in part: DeepLinkError.Part) -> Bool {
    if isOwn { return false }
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "?"),
      UInt8(ascii: "#"):
      // Those that end the part have ended it.
      return true
    case 0x7F: return false
    default: return takesUnescaped && byte >= UInt8(ascii: " ")
    }
  }

  /// Returns whether a byte stands for a blank in a part.
  func isBlank(_ byte: UInt8, in part: DeepLinkError.Part) -> Bool {
    guard byte == UInt8(ascii: "+"), readsPlusAsBlank else { return false }
    switch part {
    case .key, .value: return true
    default: return false
    }
  }

  /// Returns the decoded text of a part, or `nil` if it isn't UTF-8 or, in a URL, holds a NUL.
  func decoded(_ bytes: ArraySlice<UInt8>, in part: DeepLinkError.Part) -> String? {
    var plain = bytes
    // An escaped plus stays a plus.
    for index in plain.indices where isBlank(plain[index], in: part) { plain[index] = UInt8(ascii: " ") }
    guard let text = LinkEscapes.unescape(plain) else { return nil }
    return !isOwn && text.utf8.contains(0) ? nil : text
  }
}
