extension LinkError {
  /// Says where in the text of a link a module stopped to understand it.
  init(_ mismatch: LinkMismatch, in link: Link, text: String) {
    switch mismatch {
    case .unknownSegment(let index, let known):
      let segment = link.segments[index]
      self.init(
        .segment, segment, at: Self.offset(ofSegment: index, in: text),
        "No screen of “\(link.module)” is called that", isUnknown: true,
        nearMisses: NearMisses.of(segment, among: known))
    case .badSegment(let index, let expected):
      self.init(
        .segment, link.segments[index], at: Self.offset(ofSegment: index, in: text), "This is no \(expected)")
    case .unknownKey(let key, let known):
      self.init(
        .key, key, at: Self.offset(ofKey: key, of: link, in: text), "The link has no use for this parameter",
        nearMisses: NearMisses.of(key, among: known + LinkPlan.reservedKeys))
    case .missingKey(let key):
      self.init(.key, key, at: text.utf8.count, "The parameter “\(key)” is missing")
    case .badValue(let key, let expected):
      let value = link.parameters.first { $0.key == key }?.value ?? ""
      let offset = Self.offset(ofKey: key, of: link, in: text)
      let start = text.utf8.dropFirst(offset).firstIndex(of: UInt8(ascii: "=")) ?? text.utf8.endIndex
      self.init(
        .value, value, at: text.utf8.distance(from: text.utf8.startIndex, to: start) + 1,
        "“\(key)” is not one of: \(expected)")
    }
  }

  /// The text may be spelt otherwise than the link prints, so the part is found by counting what stands before it.
  private static func offset(ofSegment index: Int, in text: String) -> Int {
    let slashes = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "/") }.map(\.offset)
    return slashes[index + 2] + 1
  }

  private static func offset(ofKey key: String, of link: Link, in text: String) -> Int {
    let index = link.parameters.firstIndex { $0.key == key } ?? 0
    let marks = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "?") || $0.element == UInt8(ascii: "&") }
    return marks[index].offset + 1
  }
}
