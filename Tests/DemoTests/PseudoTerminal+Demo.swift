import ProcessTesting

extension PseudoTerminal {
  /// Starts the real program on a terminal as most people have one.
  convenience init(demo arguments: [String], columns: UInt16 = 80, rows: UInt16 = 24) throws {
    try self.init(
      [Program.path] + arguments,
      environment: ["TERM=xterm-256color", "LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no"], columns: columns, rows: rows)
  }

  /// All that the program has written so far, as text.
  var text: String { String(decoding: output, as: UTF8.self) }
}
