extension AddressPattern.Place {
  /// A value's text in a place.
  typealias ValueText = (index: Int, text: String)

  /// Returns whether a text fits, whatever the types of the values are.
  func fits(_ text: String, _ rules: AddressRules) -> Bool { values(in: text, rules) != nil }

  /// Returns the text of a value of the place.
  func text(ofValue index: Int, in text: String, _ rules: AddressRules) -> String? {
    if case .value = self { return text }
    return values(in: text, rules)?.first { $0.index == index }?.text
  }

  /// Returns the texts of the place's values, or `nil` if the text doesn't fit.
  private func values(in text: String, _ rules: AddressRules) -> [ValueText]? {
    switch self {
    case .ignored: return []
    case .literal(let literal): return rules.compared(text).hasSameBytes(as: rules.compared(literal)) ? [] : nil
    case .value(let index): return [(index, text)]
    case .mixed(let pieces): return Self.values(of: pieces, in: text, rules)
    case .path(let places): return Self.values(of: places, inPath: text, rules)
    }
  }

  /// Reads literals and values in turn: a value ends at the next literal, and the last literal ends the text.
  private static func values(of pieces: [Self], in text: String, _ rules: AddressRules) -> [ValueText]? {
    var values: [ValueText] = []
    var rest = Array(text.utf8)[...]
    var open: Int?
    for (position, piece) in pieces.enumerated() {
      guard case .literal(let literal) = piece else {
        open = piece.values.first
        continue
      }
      let isLast = position == pieces.count - 1
      guard let found = find(Array(literal.utf8), in: rest, atStart: open == nil, atEnd: isLast, rules) else {
        return nil
      }
      if let open {
        guard found > rest.startIndex else { return nil }
        values.append((open, String(decoding: rest[..<found], as: UTF8.self)))
      }
      open = nil
      rest = rest[(found + literal.utf8.count)...]
    }
    guard let open else { return rest.isEmpty ? values : nil }
    return rest.isEmpty ? nil : values + [(open, String(decoding: rest, as: UTF8.self))]
  }

  /// Returns where a literal begins: at the start, at the end, or else at the first place.
  private static func find(
    _ literal: [UInt8], in text: ArraySlice<UInt8>, atStart: Bool, atEnd: Bool, _ rules: AddressRules
  ) -> Int? {
    guard literal.count <= text.count else { return nil }
    let last = text.endIndex - literal.count
    var starts = text.startIndex...last
    if atStart { starts = text.startIndex...text.startIndex }
    if atEnd { starts = last...last }
    return starts.first { text[$0..<$0 + literal.count].elementsEqual(literal, by: rules.isSame) }
  }

  private static func values(of places: [Self], inPath text: String, _ rules: AddressRules) -> [ValueText]? {
    guard text.hasPrefix("/") else { return nil }
    var parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    if rules.tolerance.contains(.trailingSlash), parts.last == "" { parts.removeLast() }
    guard parts.count == places.count else { return nil }
    var values: [ValueText] = []
    for (part, place) in zip(parts, places) {
      guard let own = place.values(in: String(part), rules) else { return nil }
      values += own
    }
    return values
  }
}
