import Foundation
import ProcessTesting
import TestTopics
import Testing

/// Tests of the tour in a terminal, where it waits for the enter key after each frame.
@Suite("The tour in a terminal", .tags(.terminal))
struct TourTests {
  private func start(_ arguments: [String] = [], columns: UInt16 = 80, rows: UInt16 = 24) throws -> PseudoTerminal {
    try PseudoTerminal(demo: ["tour"] + arguments, columns: columns, rows: rows)
  }

  private func prompt(after frame: Int) -> String {
    "-- frame \(frame) of 46: enter goes on, q and enter leaves -- "
  }

  /// Reads until the prompt after a frame appears.
  private func read(to frame: Int, in terminal: PseudoTerminal) throws {
    try terminal.read { $0.hasSuffix(prompt(after: frame)) }
  }

  private func text(of terminal: PseudoTerminal) -> String { terminal.text.replacing("\r\n", with: "\n") }

  @Test(
    "A frame fits the window together with its sentence, its command and the prompt, and “q” quits",
    arguments: [(80, 24, 19), (40, 12, 8)])
  func first(columns: UInt16, rows: UInt16, expectedRows: Int) throws {
    let terminal = try start(columns: columns, rows: rows)
    try read(to: 1, in: terminal)
    #expect(!terminal.isRaw)
    terminal.type("\n")
    try read(to: 2, in: terminal)
    terminal.quit(typing: "q\n")
    let pages = text(of: terminal).components(separatedBy: "-- frame ")
    let story = pages[0].components(separatedBy: "> screen\n")
    let words = story[0].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words == "## Every place of the app is a link. Without a session, the app begins at the log-in.")
    #expect(story[0].split(separator: "\n").allSatisfy { $0.count <= columns })
    for frame in [story[1], pages[1].components(separatedBy: "> tap \"Create account\"\n")[1]] {
      let lines = frame.components(separatedBy: "\n").dropLast()
      #expect(lines.count == expectedRows)
      #expect(lines.allSatisfy { $0.count <= columns })
    }
  }

  @Test("Pressing Enter until the end shows the frames of a pipe, without a prompt after the last")
  func wholeTour() throws {
    let arguments = ["--size", "80x24"]
    let terminal = try start(arguments)
    for frame in 1...45 {
      try read(to: frame, in: terminal)
      terminal.type("\n")
    }
    #expect(terminal.waitForExit() == .status(0))
    let frames = (1...45).reduce(text(of: terminal)) { $0.replacing("\(prompt(after: $1))\n", with: "") }
    #expect(frames == (try Program(["tour"] + arguments).output))
  }

  @Test("The end of the input ends the tour")
  func endOfInput() throws {
    let terminal = try start()
    try read(to: 1, in: terminal)
    terminal.quit(typing: "\u{4}")
  }
}
