extension LinkError {
  /// Says where in the text of a link a module stopped to understand it.
  package init(_ mismatch: LinkMismatch, in link: Link, writtenAs text: String? = nil) {
    let text = text ?? link.description
    switch mismatch {
    case .unknownModule(let known):
      self.init(
        .module, link.module, at: Self.offset(ofModuleIn: text), "No module is called that", isUnknown: true,
        nearMisses: NearMisses.of(link.module, among: known))
    case .otherModule(let expected):
      self.init(.module, link.module, at: Self.offset(ofModuleIn: text), "This module is called “\(expected)”")
    case .afterAlert(let index):
      self.init(
        .segment, Self.text(ofSegment: index, of: link), at: Self.offset(ofSegment: index, in: text),
        "An alert has no screen after it")
    case .question(let index):
      self.init(
        .segment, Self.text(ofSegment: index, of: link), at: Self.offset(ofSegment: index, in: text),
        "This is only asked before another screen is left")
    case .unknownSegment(let index, let known):
      let segment = Self.text(ofSegment: index, of: link)
      self.init(
        .segment, segment, at: Self.offset(ofSegment: index, in: text),
        "No screen of “\(link.module)” is called that", isUnknown: true,
        nearMisses: NearMisses.of(segment, among: known))
    case .missingSegment(let index, let expected):
      self.init(
        .segment, Self.text(ofSegment: index, of: link), at: Self.offset(ofSegment: index, in: text),
        "\(expected) is missing after this")
    case .badSegment(let index, _):
      self.init(
        .segment, Self.text(ofSegment: index, of: link), at: Self.offset(ofSegment: index, in: text),
        "This is not a value that can stand here")
    case .unknownKey(let key, let known):
      self.init(
        .key, key, at: Self.offset(ofKey: key, of: link, in: text), "The link has no use for this parameter",
        nearMisses: NearMisses.of(key, among: known + Link.reservedKeys))
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

  private static func text(ofSegment index: Int, of link: Link) -> String {
    link.segments.indices.contains(index) ? link.segments[index] : ""
  }

  /// The text may be spelled otherwise than the link prints, so the part is found by counting what stands before it.
  private static func offset(ofSegment index: Int, in text: String) -> Int {
    // A link of a web host has one `/` more before its module.
    offset(after: index + (text.hasPrefix(Link.scheme) ? 2 : 3), in: text) { $0 == UInt8(ascii: "/") }
  }

  private static func offset(ofModuleIn text: String) -> Int { offset(ofSegment: -1, in: text) }

  private static func offset(ofKey key: String, of link: Link, in text: String) -> Int {
    let index = link.parameters.firstIndex { $0.key == key } ?? 0
    return offset(after: index, in: text) { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "&") }
  }

  /// The offset behind the byte that matches after so many others that do; the end of the text when there are fewer.
  private static func offset(after count: Int, in text: String, where matches: (UInt8) -> Bool) -> Int {
    let offsets = text.utf8.enumerated().filter { matches($0.element) }.map { $0.offset + 1 }
    return offsets.indices.contains(count) ? offsets[count] : text.utf8.count
  }
}
