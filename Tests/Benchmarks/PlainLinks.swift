/// What finding a route by its link costs at the least: a hand-written router over the bytes of the segments.
///
/// It knows three forms of link by heart, takes any other text as a miss, decodes nothing, and says nothing of what is
/// wrong.
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
      guard bytes.starts(with: scheme) else { return nil }
      var position = scheme.count
      let first = segment(bytes, &position)
      guard let kind = kind(bytes[first]) else { return nil }
      switch kind % 3 {
      case 0:
        guard let row = number(bytes[segment(bytes, &position)]),
          bytes[segment(bytes, &position)].elementsEqual(cells),
          let column = number(bytes[segment(bytes, &position)]), position > bytes.count
        else { return nil }
        return .cell(kind / 3, row, column)
      case 1: return .note(kind / 3, String(decoding: bytes[segment(bytes, &position)], as: UTF8.self))
      default:
        guard let page = parameter(bytes, &position, UInt8(ascii: "p")),
          let size = parameter(bytes, &position, UInt8(ascii: "s"))
        else { return nil }
        return .search(kind / 3, page, size)
      }
    }
  }

  private func segment(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Range<Int> {
    let start = min(position, bytes.count)
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "/"), bytes[end] != UInt8(ascii: "?") { end += 1 }
    position = end + 1
    return start..<end
  }

  private func parameter(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, _ first: UInt8) -> Int? {
    guard position < bytes.count, bytes[position] == first else { return nil }
    while position < bytes.count, bytes[position] != UInt8(ascii: "=") { position += 1 }
    let start = min(position + 1, bytes.count)
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
    var number = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      guard !isTooLarge else { return nil }
      number = tens &+ Int(byte &- UInt8(ascii: "0"))
    }
    return digits.isEmpty ? nil : number
  }
}
