extension Character {
  /// The width in a terminal: 0, 1 or 2 columns.
  ///
  /// It is the sum of the scalar widths, at most two. East Asian Width W and F (UAX #11, Unicode 17) and emoji presentation (UTS #51) are
  /// wide; a nonspacing mark adds nothing. Where terminals differ, it is the larger width.
  var cellWidth: Int {
    guard let base = unicodeScalars.first else { return 0 }
    let rest = unicodeScalars.dropFirst()
    if rest.isEmpty, let width = base.agreedWidth { return width }
    if base.isZeroWidth { return 0 }
    if base.isWide || (base.properties.isEmoji && rest.contains { $0.value == 0xFE0F }) { return 2 }
    return rest.allSatisfy(\.isZeroWidth) ? 1 : 2
  }

  /// Whether all terminals agree on the width: of single scalars of ASCII, Latin, Greek, Cyrillic, common punctuation, arrows, boxes, and
  /// plain kana, Han and Hangul.
  var isAgreed: Bool { unicodeScalars.count == 1 && unicodeScalars.first?.agreedWidth != nil }
}

extension Unicode.Scalar {
  var isAgreed: Bool { agreedWidth != nil }

  /// The width of this scalar alone, or `nil` if terminals differ.
  var agreedWidth: Int? {
    switch value {
    case 0x20...0x7E: 1
    case 0xA0...0xAC, 0xAE...0x24F, 0x370...0x3FF, 0x400...0x482, 0x48A...0x52F: 1
    case 0x2010...0x2027, 0x2030...0x205E, 0x20AC, 0x2190...0x2193, 0x2500...0x257F, 0xFFFD: 1
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: 2
    default: nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    // The second and third letters of a Hangul syllable share the cells of the first.
    default: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
    }
  }

  fileprivate var isWide: Bool {
    if value < 0x1100 { return false }
    if properties.isEmojiPresentation { return true }
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].contains(value)
  }
}

/// East Asian Width W and F without emoji, in order, from EastAsianWidth.txt of Unicode 17.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x2E99, 0x2E9B...0x2EF3,
  0x2F00...0x2FD5, 0x2FF0...0x303E, 0x3041...0x3096, 0x3099...0x30FF, 0x3105...0x312F, 0x3131...0x318E,
  0x3190...0x31E5, 0x31EF...0x321E, 0x3220...0x3247, 0x3250...0xA48C, 0xA490...0xA4C6, 0xA960...0xA97C,
  0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B,
  0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FE4, 0x16FF0...0x16FF6, 0x17000...0x18CD5, 0x18CFF...0x18D1E,
  0x18D80...0x18DF2, 0x1AFF0...0x1AFFE, 0x1B000...0x1B2FB, 0x1D300...0x1D356, 0x1D360...0x1D376, 0x1F200...0x1F202,
  0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251, 0x1F260...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
]
