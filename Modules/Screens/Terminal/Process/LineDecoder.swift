struct LineDecoder: InputDecoder {
  private var pending: [UInt8] = []

  var waiting: KeyParser.Waiting { .nothing }

  mutating func feed(_ bytes: [UInt8]) -> [TerminalEvent] {
    var lines: [TerminalEvent] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(.line(String(decoding: pending, as: UTF8.self)))
        pending = []
      } else {
        pending.append(byte)
      }
    }
    return lines
  }

  mutating func flush() -> [TerminalEvent] { [] }
}
