import Foundation
import ProcessTesting
import TestTopics
import Testing

/// Tests that the drawn frames follow the environment and the flags.
@Suite("Colors and sizes", .tags(.terminal))
struct EnvironmentTests {
  @Test(
    "The flags --color and --size come before NO_COLOR and the window, which come before COLUMNS",
    arguments: [
      ([], [], 100, 100, true), (["--size=50x20"], ["NO_COLOR=1"], 100, 50, false),
      (["--color=always"], ["NO_COLOR=1"], 0, 60, true),
    ] as [([String], [String], UInt16, Int, Bool)])
  func frame(
    arguments: [String], environment: [String], columns: UInt16, expectedColumns: Int, isColored: Bool
  ) throws {
    let terminal = try PseudoTerminal(
      demo: ["--fresh"] + arguments, environment: ["COLUMNS=60", "LINES=22"] + environment, columns: columns,
      rows: columns == 0 ? 0 : 30)
    try terminal.read { $0.hasSuffix("\u{1B}[?2026l") }
    let frame = terminal.text
    terminal.quit(typing: "\u{3}")
    // The longest line is the one below the title, which is as wide as the window.
    #expect(frame.split { $0 != "─" }.map(\.count).max() == expectedColumns)
    let codes = frame.matches(of: /\u{1B}\[([0-9;]*)m/).flatMap { match in
      match.1.split(separator: ";").compactMap { Int($0) }
    }
    #expect(codes.contains { (30...49).contains($0) || (90...107).contains($0) } == isColored)
    #expect(codes.contains(1), "what has the focus shows without a color too")
  }
}
