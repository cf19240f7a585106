import ProcessTesting
import TestTopics
import Testing

extension PseudoTerminal {
  private static let environment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": Programs.path, "SWIFT_BACKTRACE": "enable=no",
  ]

  /// Starts the demo in a UTF-8 terminal with 256 colors.
  convenience init(
    demo arguments: [String], environment: [String: String] = [:], columns: UInt16 = 80, rows: UInt16 = 24
  ) throws {
    try self.init(
      [Program.path] + arguments, environment: Self.environment.merging(environment) { $1 }, columns: columns,
      rows: rows)
  }

  /// Starts a shell with job control, whose script calls the program `$0`.
  convenience init(shell script: String, program: String = Program.path) throws {
    try self.init(["/bin/bash", "--norc", "-m", "-c", script, program], environment: Self.environment)
  }

  /// The output so far, as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Types a key that quits, and expects that the program ends well.
  func quit(typing key: String = "q", location: SourceLocation = #_sourceLocation) {
    type(key)
    #expect(waitForExit() == .status(0), sourceLocation: location)
  }
}
