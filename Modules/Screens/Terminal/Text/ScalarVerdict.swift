/// The treatment of a scalar in untrusted text.
enum ScalarVerdict {
  case keep, space, mark, drop

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E, 0xC0...0x24F, 0x400...0x482, 0x2010...0x2027, 0x2500...0x257F, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      self = .keep
    case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: self = .space
    case 0xAD: self = .drop
    // Joiners, variation selectors and flag tags are format characters that belong to a grapheme.
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: self = .keep
    case 0x3000: self = .keep
    default: self = Self.byCategory(scalar.properties)
    }
  }

  private static func byCategory(_ properties: Unicode.Scalar.Properties) -> ScalarVerdict {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: .mark
    case .spaceSeparator: .space
    default: properties.isDefaultIgnorableCodePoint ? .mark : .keep
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a tag, as in subdivision flags.
  var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  var isPartOfEmoji: Bool {
    properties.isEmojiPresentation || properties.isEmojiModifier || value == 0x200D || value == 0xFE0F
      || (properties.isEmoji && !isASCII)
  }
}
