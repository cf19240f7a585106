/// The bytes of a link or a URL, and how its readers take them apart.
struct LinkBytes {
  let all: [UInt8]

  init(_ text: String) throws(DeepLinkError) {
    if text.utf8.count > DeepLink.maximumBytes { throw .tooLong }
    all = Array(text.utf8)
  }

  func firstIndex(of mark: Unicode.Scalar, in range: Range<Int>) -> Int {
    all[range].firstIndex(of: UInt8(ascii: mark)) ?? range.upperBound
  }

  /// Returns the parts of a range, of which each follows a mark; the first mark may be another.
  func parts(of range: Range<Int>, dividedBy mark: Unicode.Scalar) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = firstIndex(of: mark, in: start + 1..<range.upperBound)
      parts.append(start + 1..<end)
      start = end
    }
    return parts
  }

  /// Throws at the first byte that isn't allowed, or begins no escape.
  func check(
    _ range: Range<Int>, in part: DeepLinkError.Part, allowing isAllowed: (UInt8) -> Bool
  ) throws(DeepLinkError) {
    for index in range {
      guard all[index] == UInt8(ascii: "%") else {
        if isAllowed(all[index]) { continue }
        throw strayByteError(part, at: index)
      }
      let escape = index..<min(index + 3, all.count)
      guard escape.count == 3, all[escape].dropFirst().allSatisfy({ LinkEscapes.hexDigit($0) != nil }) else {
        throw error(.escape, escape, "“%” is followed by two hexadecimal digits")
      }
    }
  }

  /// Returns an unescaped part; throws if it isn't UTF-8.
  func text(
    of range: Range<Int>, in part: DeepLinkError.Part, plusIsBlank: Bool = false
  ) throws(DeepLinkError) -> String {
    var bytes = all[range]
    // An escaped plus stays a plus.
    if plusIsBlank { for index in range where bytes[index] == UInt8(ascii: "+") { bytes[index] = UInt8(ascii: " ") } }
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    if let text = LinkEscapes.unescape(bytes) { return text }
    throw error(part, range, "The escaped bytes are not UTF-8")
  }

  func raw(_ range: Range<Int>) -> String { String(decoding: all[range], as: UTF8.self) }

  // MARK: Errors

  func error(_ part: DeepLinkError.Part, _ range: Range<Int>, _ reason: String) -> DeepLinkError {
    DeepLinkError(part, raw(range), at: range.lowerBound, reason)
  }

  func strayByteError(_ part: DeepLinkError.Part, at index: Int) -> DeepLinkError {
    let character = index..<all[(index + 1)...].prefix(while: UTF8.isContinuation).endIndex
    return error(part, character, "This can't stand here unless it is escaped")
  }
}
