extension EntryTable {
  /// Returns the URL that the first fitting closure of `EntryLink.written(by:)` writes and the table reads back, or `nil`.
  public func url(for target: Target) -> String? {
    for (entry, declaration) in zip(entries, declarations) {
      guard let tail = entry.write?(target) else { continue }
      let url = declaration.bases[0].text + tail
      if (try? read(url))?.target == target { return url }
    }
    return nil
  }
}

extension EntryForm {
  /// Returns an example; the second one differs if the type has two.
  func example(_ number: Int) -> EntryText {
    switch self {
    case .value(let type), .optional(let type), .secret(let type):
      let texts = type.exampleTexts
      return .text(texts[min(number, texts.count - 1)])
    case .several: return .texts([])
    case .others: return .pairs([:])
    case .url: return .text("")
    }
  }
}

extension URLText {
  /// Returns a text with an escape for each byte that can't stand in a part (RFC 3986, sections 3.3 to 3.5), ends a parameter, or may mean
  /// a blank there.
  static func escaped(_ text: String, in part: DeepLinkError.Part) -> String {
    func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "+"): part == .segment || part == .fragment
      case UInt8(ascii: "="): part != .key
      case UInt8(ascii: "/"), UInt8(ascii: "?"): part != .segment
      default: isPathCharacter(byte)
      }
    }
    return text.utf8.reduce(into: "") { escaped, byte in
      escaped += isPlain(byte) ? String(Unicode.Scalar(byte)) : LinkEscapes.escape(byte)
    }
  }
}
