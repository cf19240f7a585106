/// A JSON value (RFC 8259) whose members keep their order, so that the same value is always the same text.
indirect enum JSON: Equatable, Sendable {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSON])
  case object([Member])

  /// A name and a value.
  struct Member: Equatable, Sendable {
    var name: String
    var value: JSON
  }

  /// Makes an object without the members that are nil.
  static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The value on one line; a control character is never in it, and with `isASCII` nothing outside ASCII.
  func text(isASCII: Bool = false) -> String {
    switch self {
    case .string(let string): Self.quoted(string, isASCII: isASCII)
    case .number(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    case .array(let values): "[\(values.map { $0.text(isASCII: isASCII) }.joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.name, isASCII: isASCII)):\($0.value.text(isASCII: isASCII))" }.joined(separator: ","))}"
    }
  }

  private static func quoted(_ string: String, isASCII: Bool) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      // Line and paragraph separators end a line for some readers.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{2029}": text += escaped(scalar)
      default: text += isASCII && !scalar.isASCII ? escaped(scalar) : String(scalar)
      }
    }
    return text + "\""
  }

  /// The same text of JSON in ASCII: what is none is always inside a string, where an escape says the same.
  static func inASCII(_ text: String) -> String {
    text.unicodeScalars.map { $0.isASCII ? String($0) : escaped($0) }.joined()
  }

  /// The same text of JSON without control characters of eight bits, which some programs leave as they are.
  static func withoutControls(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { ("\u{7F}"..."\u{9F}").contains($0) }) else { return text }
    return text.unicodeScalars.map { ("\u{7F}"..."\u{9F}").contains($0) ? escaped($0) : String($0) }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}

extension JSON: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}
