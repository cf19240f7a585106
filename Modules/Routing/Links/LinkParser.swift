/// Reads a link from its bytes, from left to right, and stops at the first byte that doesn't belong.
struct LinkParser {
  static let longest = 2_048
  static let mostSegments = 16
  static let mostParameters = 32
  private static let scheme = Array("app://".utf8)

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(LinkError) -> Link {
    guard bytes.count <= Self.longest else {
      throw LinkError(.link, "", at: Self.longest, "A link has at most \(Self.longest) bytes")
    }
    try parseScheme()
    let module = try parseModule()
    var segments: [String] = []
    while take("/") {
      let start = position
      segments.append(try parseText(in: .segment))
      try refuseDots(from: start)
      guard segments.count <= Self.mostSegments else {
        throw LinkError(.segment, segments.last ?? "", at: start, "A link has at most \(Self.mostSegments) segments")
      }
    }
    let parameters = take("?") ? try parseParameters() : []
    guard position == bytes.count else { throw strayByte(in: .segment) }
    return Link(module: module, segments: segments, parameters: parameters)
  }

  private mutating func parseScheme() throws(LinkError) {
    guard bytes.starts(with: Self.scheme) else {
      let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
      throw LinkError(.scheme, text(scheme), at: 0, "A link begins with “app://”")
    }
    position = Self.scheme.count
  }

  private mutating func parseModule() throws(LinkError) -> String {
    let start = position
    while position < bytes.count, isModuleByte(bytes[position], first: position == start) { position += 1 }
    guard position > start else {
      throw LinkError(.module, "", at: start, "The module is missing: it begins with a letter, as in “app://loggedIn”")
    }
    guard position == bytes.count || bytes[position] == UInt8(ascii: "/") || bytes[position] == UInt8(ascii: "?") else {
      throw strayByte(in: .module)
    }
    return text(bytes[start..<position])
  }

  private mutating func parseParameters() throws(LinkError) -> [Link.Parameter] {
    var parameters: [Link.Parameter] = []
    repeat {
      let start = position
      let key = try parseText(in: .key)
      guard !key.isEmpty else { throw LinkError(.key, "", at: start, "A parameter has a name") }
      guard take("=") else { throw LinkError(.key, key, at: position, "“=” is missing after “\(key)”") }
      guard !parameters.contains(where: { $0.key == key }) else {
        throw LinkError(.key, key, at: start, "The parameter “\(key)” stands twice")
      }
      parameters.append(.init(key: key, value: try parseText(in: .value)))
      guard parameters.count <= Self.mostParameters else {
        throw LinkError(.key, key, at: start, "A link has at most \(Self.mostParameters) parameters")
      }
    } while take("&")
    guard position == bytes.count else { throw strayByte(in: .value) }
    return parameters
  }

  /// The decoded text up to the next byte that ends a part.
  private mutating func parseText(in part: LinkError.Part) throws(LinkError) -> String {
    let start = position
    var decoded: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if LinkEscape.isPlain(byte) {
        decoded.append(byte)
        position += 1
      } else if byte == UInt8(ascii: "%") {
        decoded.append(try parseEscape())
      } else {
        break
      }
    }
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw LinkError(part, self.text(bytes[start..<position]), at: start, "The escaped bytes are not UTF-8")
    }
    return text
  }

  private mutating func parseEscape() throws(LinkError) -> UInt8 {
    let escape = bytes[position...].prefix(3)
    guard escape.count == 3, let high = LinkEscape.hexDigit(escape[position + 1]),
      let low = LinkEscape.hexDigit(escape[position + 2])
    else {
      throw LinkError(.escape, text(escape), at: position, "“%” is followed by two hexadecimal digits")
    }
    position += 3
    return high << 4 | low
  }

  private func refuseDots(from start: Int) throws(LinkError) {
    let written = bytes[start..<position]
    guard written.elementsEqual(".".utf8) || written.elementsEqual("..".utf8) else { return }
    throw LinkError(.segment, text(written), at: start, "A segment of dots is written with “%2E”")
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func isModuleByte(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): !first
    default: false
    }
  }

  private func strayByte(in part: LinkError.Part) -> LinkError {
    let rest = text(bytes[position...].prefix(4))
    return LinkError(part, String(rest.prefix(1)), at: position, "This can't stand here unless it is escaped")
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
