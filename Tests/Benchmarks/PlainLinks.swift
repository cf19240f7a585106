/// What finding a route by its link costs at the least: a hand-written router over the bytes of the segments.
///
/// It knows three forms of link by heart and takes exactly these, as they are printed. Any other text is a miss: it decodes
/// nothing, takes parameters in one order only, and says nothing of what is wrong.
struct PlainLinks {
  enum Found: Equatable {
    case cell(Int, Int, Int)
    case note(Int, String)
    case search(Int, Int, Int)
  }

  private struct Entry {
    var text: [UInt8]
    var kind: Int
  }

  private let scheme = Array("app://grid/".utf8)
  private let cells = Array("cells".utf8)
  private let page = Array("page=".utf8)
  private let size = Array("size=".utf8)
  private var table: [Entry?]

  init(_ kinds: Int) {
    var capacity = 16
    while capacity < 2 * kinds { capacity *= 2 }
    table = Array(repeating: nil, count: capacity)
    for kind in 0..<kinds {
      let text = Array("\(["sheet", "notes", "search"][kind % 3])-\(kind / 3)".utf8)
      var place = Int(truncatingIfNeeded: text.reduce(Self.seed, Self.mix)) & (capacity - 1)
      while table[place] != nil { place = (place + 1) & (capacity - 1) }
      table[place] = Entry(text: text, kind: kind)
    }
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  func find(_ text: String) -> Found? {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count <= 2_048, bytes.starts(with: scheme) else { return nil }
      var position = scheme.count
      let first = segment(bytes, &position, orMark: true)
      let hasParameters = first.upperBound < bytes.count && bytes[first.upperBound] == UInt8(ascii: "?")
      guard let kind = kind(bytes[first]), hasParameters == (kind % 3 == 2) else { return nil }
      switch kind % 3 {
      case 0:
        guard let row = number(bytes[segment(bytes, &position)]),
          bytes[segment(bytes, &position)].elementsEqual(cells),
          let column = number(bytes[segment(bytes, &position)]), position > bytes.count
        else { return nil }
        return .cell(kind / 3, row, column)
      case 1:
        let text = bytes[segment(bytes, &position)]
        guard position > bytes.count, text.allSatisfy(isPlain) else { return nil }
        return .note(kind / 3, String(decoding: text, as: UTF8.self))
      default:
        guard let page = parameter(bytes, &position, self.page), let size = parameter(bytes, &position, self.size),
          position > bytes.count
        else { return nil }
        return .search(kind / 3, page, size)
      }
    }
  }

  /// Goes to the next `/`, or to the `?` if there may be one.
  private func segment(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, orMark: Bool = false
  ) -> Range<Int> {
    let start = min(position, bytes.count)
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "/"), !(orMark && bytes[end] == UInt8(ascii: "?")) { end += 1 }
    position = end + 1
    return start..<end
  }

  private func parameter(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, _ key: [UInt8]) -> Int? {
    guard position < bytes.count, bytes[position...].starts(with: key) else { return nil }
    let start = position + key.count
    position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "&") { position += 1 }
    defer { position += 1 }
    return number(bytes[start..<position])
  }

  private func kind(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var place = Int(truncatingIfNeeded: text.reduce(Self.seed, Self.mix)) & (table.count - 1)
    while let entry = table[place] {
      if text.elementsEqual(entry.text) { return entry.kind }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  private func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let isNegative = digits.first == UInt8(ascii: "-")
    let digits = isNegative ? digits.dropFirst() : digits
    guard let first = digits.first, first != UInt8(ascii: "0") || digits.count == 1 && !isNegative else { return nil }
    var number = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let digit = Int(byte &- UInt8(ascii: "0"))
      let (next, isStillTooLarge) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      guard !isTooLarge, !isStillTooLarge else { return nil }
      number = next
    }
    return number
  }

  /// Whether a byte needs no escape: a letter, a digit, or one of `-._~`.
  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default:
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
    }
  }
}
