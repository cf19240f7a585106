import ProcessTesting

extension PseudoTerminal {
  /// Starts the demo in a UTF-8 terminal with 256 colors.
  convenience init(demo arguments: [String], columns: UInt16 = 80, rows: UInt16 = 24) throws {
    try self.init(
      [Program.path] + arguments,
      environment: ["TERM=xterm-256color", "LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no"], columns: columns, rows: rows)
  }

  /// The output so far, as text.
  var text: String { String(decoding: output, as: UTF8.self) }
}
