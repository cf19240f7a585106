import Foundation
import ProcessTesting
import TestTopics
import Testing

/// Tests that the drawn frames follow the environment and the flags.
@Suite("Colors and sizes", .tags(.terminal))
struct EnvironmentTests {
  private static let environment = ["TERM=xterm", "LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no"]

  /// Runs the program in a terminal and returns its first frame.
  private func frame(
    _ arguments: [String], _ environment: [String], columns: UInt16 = 80, rows: UInt16 = 24
  ) throws -> String {
    let terminal = try PseudoTerminal(
      [Program.path, "--fresh"] + arguments, environment: Self.environment + environment, columns: columns, rows: rows)
    try terminal.read { $0.hasSuffix("\u{1B}[?2026l") }
    let text = terminal.text
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() == .status(0))
    return text
  }

  /// Returns the length of the longest line, which is the one below the title and as wide as the window.
  private func width(_ frame: String) -> Int { frame.split { $0 != "─" }.map(\.count).max() ?? 0 }

  @Test(
    "Color depends on --color, then NO_COLOR, then the terminal",
    arguments: [([], [], true), ([], ["NO_COLOR=1"], false), (["--color=always"], ["NO_COLOR=1"], true)]
      as [([String], [String], Bool)])
  func color(arguments: [String], environment: [String], isColored: Bool) throws {
    let codes = try frame(arguments, environment).matches(of: /\u{1B}\[([0-9;]*)m/).flatMap { match in
      match.1.split(separator: ";").compactMap { Int($0) }
    }
    #expect(codes.contains { (30...49).contains($0) || (90...107).contains($0) } == isColored)
    #expect(codes.contains(1), "what has the focus shows without a color too")
  }

  @Test(
    "The size of a frame comes from --size, then the window, then COLUMNS and LINES",
    arguments: [
      (["--size", "50x20"], ["COLUMNS=60", "LINES=22"], 100, 30, 50), ([], ["COLUMNS=60", "LINES=22"], 100, 30, 100),
      ([], ["COLUMNS=60", "LINES=22"], 0, 0, 60),
    ] as [([String], [String], UInt16, UInt16, Int)])
  func size(arguments: [String], environment: [String], columns: UInt16, rows: UInt16, expected: Int) throws {
    #expect(width(try frame(arguments, environment, columns: columns, rows: rows)) == expected)
  }
}
