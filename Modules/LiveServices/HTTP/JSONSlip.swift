import Foundation

/// A violation of RFC 8259 that `JSONDecoder` accepts: a comma after the last item, or a duplicate name in an object.
enum JSONSlip: Equatable, CustomStringConvertible {
  case lastComma
  case repeated(name: String)

  var description: String {
    switch self {
    case .lastComma: "it has a comma after the last item"
    case .repeated(let name): "it has “\(name)” twice in one object"
    }
  }

  /// Returns the first violation in a text that `JSONDecoder` accepts.
  static func first(in text: Data) -> JSONSlip? {
    // The names seen in each open object. The set of an open array stays empty.
    var open: [Set<String>] = []
    var before = ArraySlice<UInt8>()
    for token in JSONTokens(Array(text)) {
      switch token.first {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append([])
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if before.first == UInt8(ascii: ",") { return .lastComma }
        _ = open.popLast()
      case UInt8(ascii: ":"):
        guard let level = open.indices.last, let name = try? JSONDecoder().decode(String.self, from: Data(before))
        else { continue }
        if !open[level].insert(name).inserted { return .repeated(name: name) }
      default: break
      }
      before = token
    }
    return nil
  }
}

/// The tokens of a JSON text: each string with its quotes, and every other byte that isn't white space.
private struct JSONTokens: Sequence, IteratorProtocol {
  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) { self.text = text }

  mutating func next() -> ArraySlice<UInt8>? {
    while position < text.count, " \t\r\n".utf8.contains(text[position]) { position += 1 }
    guard position < text.count else { return nil }
    let start = position
    position = text[start] == UInt8(ascii: "\"") ? endOfString(from: start) : start + 1
    return text[start..<position]
  }

  private func endOfString(from start: Int) -> Int {
    var end = start + 1
    while end < text.count, text[end] != UInt8(ascii: "\"") { end += text[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return Swift.min(end + 1, text.count)
  }
}
