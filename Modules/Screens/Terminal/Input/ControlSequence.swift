/// A control sequence `ESC [ … final` (ECMA-48) of xterm, of kitty for `u`, or of rxvt for `$`, `^` and `@`.
struct ControlSequence {
  private let parameters: [Int]
  private let final: UInt8
  private let isPrivate: Bool
  private let isMouse: Bool

  init(body: [UInt8], final: UInt8) {
    isMouse = body.first == UInt8(ascii: "<")
    let numbers = isMouse ? body.dropFirst() : body[...]
    parameters = numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(Self.number)
    isPrivate = body.first.map { (0x3C...0x3F).contains($0) } ?? false
    self.final = final
  }

  /// Ignores subparameters; returns 0 if the parameter is no number.
  private static func number(_ parameter: ArraySlice<UInt8>) -> Int {
    Int(String(decoding: parameter.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)) ?? 0
  }

  var isStartOfPaste: Bool { final == UInt8(ascii: "~") && parameters == [200] }

  /// The event in xterm's SGR mode (1006).
  var mouse: Mouse? {
    isMouse && final == UInt8(ascii: "M") ? Mouse(report: parameters) : nil
  }

  var key: Key? {
    guard !isPrivate else { return nil }
    switch final {
    case UInt8(ascii: "~"): return tildeKey(modifiers)
    case UInt8(ascii: "$"): return tildeKey(.shift)
    case UInt8(ascii: "^"): return tildeKey(.control)
    case UInt8(ascii: "@"): return tildeKey([.control, .shift])
    case UInt8(ascii: "u"): return unicodeKey
    case UInt8(ascii: "Z"): return Key(.tab, .shift)
    case UInt8(ascii: "a")...UInt8(ascii: "d"): return finalCodes[final - 0x20].map { Key($0, .shift) }
    default: return finalCodes[final].map { Key($0, modifiers) }
    }
  }

  private func tildeKey(_ modifiers: Key.Modifiers) -> Key? {
    tildeCodes[parameters.first ?? 0].map { Key($0, modifiers) }
  }

  private var modifiers: Key.Modifiers {
    guard parameters.count > 1, (1...256).contains(parameters[1]) else { return [] }
    // The higher bits are caps lock and others.
    return Key.Modifiers(rawValue: UInt8(parameters[1] - 1) & 7)
  }

  private var unicodeKey: Key? {
    guard let value = parameters.first, let number = UInt32(exactly: value), let scalar = Unicode.Scalar(number)
    else { return nil }
    if number < 0x20 || number == 0x7F { return Key(control: UInt8(number), modifiers) }
    // Private-use code points represent keys such as caps lock.
    guard scalar.properties.generalCategory != .privateUse else { return nil }
    // With Control alone, `[`, `h`, `i`, `j` and `m` are Escape, Backspace, Tab and Enter, as on every other terminal.
    if modifiers == .control, (0x5B...0x7A).contains(number) { return Key(control: UInt8(number & 0x1F), []) }
    return Key(.character(Character(scalar)), modifiers)
  }
}

extension Key {
  /// Creates a key; `nil` for NUL and bytes that no key sends.
  init?(control byte: UInt8, _ modifiers: Modifiers) {
    switch byte {
    case 0x0A, 0x0D: self.init(.enter, modifiers)
    case 0x09: self.init(.tab, modifiers)
    case 0x08, 0x7F: self.init(.backspace, modifiers)
    case 0x1B: self.init(.escape, modifiers)
    case 0x01...0x1A:
      self.init(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
    default: return nil
    }
  }

  /// Creates the key of the byte after `ESC O`.
  init?(ss3 byte: UInt8) {
    // rxvt sends a small letter for an arrow with Control.
    let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(byte)
    guard let code = finalCodes[isSmall ? byte - 0x20 : byte] else { return nil }
    self.init(code, isSmall ? .control : [])
  }
}

private let finalCodes: [UInt8: Key.Code] = [
  UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
  UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "M"): .enter,
  UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3),
  UInt8(ascii: "S"): .function(4),
]

private let tildeCodes: [Int: Key.Code] = [
  1: .home, 7: .home, 4: .end, 8: .end, 3: .delete, 5: .pageUp, 6: .pageDown,
  11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
  18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
]
