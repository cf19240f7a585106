/// A UTF-8 decoder that replaces invalid bytes with U+FFFD.
struct ScalarDecoder {
  enum Outcome: Equatable {
    case text(Unicode.Scalar)
    /// A control byte, U+0000 through U+001F or U+007F.
    case control(UInt8)
  }

  private var pending: [UInt8] = []

  /// Returns the completed scalars, after U+FFFD if the byte interrupts a sequence.
  mutating func decode(_ byte: UInt8) -> [Outcome] {
    if byte < 0x80 {
      let broken: [Outcome] = pending.isEmpty ? [] : [.text("\u{FFFD}")]
      pending = []
      return broken + [byte < 0x20 || byte == 0x7F ? .control(byte) : .text(Unicode.Scalar(byte))]
    }
    if byte & 0xC0 == 0x80, !pending.isEmpty {
      pending.append(byte)
      return completed()
    }
    let broken: [Outcome] = pending.isEmpty ? [] : [.text("\u{FFFD}")]
    pending = []
    guard (0xC2...0xF4).contains(byte) else { return broken + [.text("\u{FFFD}")] }
    pending = [byte]
    return broken
  }

  private mutating func completed() -> [Outcome] {
    let length = pending[0] < 0xE0 ? 2 : pending[0] < 0xF0 ? 3 : 4
    guard pending.count == length else { return [] }
    let scalar = String(decoding: pending, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    pending = []
    // C1 controls take two bytes in UTF-8 and aren't text.
    return (0x80...0x9F).contains(scalar.value) ? [] : [.text(scalar)]
  }
}
