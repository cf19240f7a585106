import Foundation
import ProcessTesting
import TestTopics
import Testing

@Suite("PseudoTerminal", .tags(.terminal)) struct PseudoTerminalTests {
  @Test("The program reads typed input, and its exit status is returned")
  func echo() throws {
    let terminal = try PseudoTerminal(["/bin/sh", "-c", "read word; echo got $word; exit 7"])
    terminal.type("hello\n")
    try terminal.read { $0.contains("got hello") }
    #expect(terminal.waitForExit() == .status(7))
  }

  @Test("A program on it gets none of the files that the tests have open")
  func files() throws {
    let pipe = Pipe()
    let terminal = try PseudoTerminal(["/bin/sh", "-c", "ls /dev/fd; echo end"])
    try terminal.read { $0.contains("end") }
    // The last one is the folder that `ls` reads.
    #expect(
      String(decoding: terminal.output, as: UTF8.self).split(whereSeparator: \.isWhitespace) == [
        "0", "1", "2", "3", "end",
      ])
    try pipe.fileHandleForWriting.close()
  }

  @Test("The program has a terminal of the given size and receives changes of size")
  func size() throws {
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "trap 'stty size; exit' WINCH; stty size; while :; do read x; done"],
      columns: 50, rows: 20)
    try terminal.read { $0.contains("20 50") }
    terminal.resize(columns: 60, rows: 30)
    try terminal.read { $0.contains("30 60") }
  }

  @Test("A signal ends the program and is returned")
  func signal() throws {
    let terminal = try PseudoTerminal(["/bin/cat"])
    #expect(!terminal.isRaw)
    terminal.type("x\n")
    try terminal.read { $0.contains("x\r\nx") }
    terminal.send(signal: 15)
    #expect(terminal.waitForExit() == .signal(15))
  }

  @Test("Waiting for output that never comes throws an error, and the received output is kept")
  func never() throws {
    let terminal = try PseudoTerminal(["/bin/echo", "hello"])
    #expect(throws: PseudoTerminal.Failure.self) { try terminal.read { $0.contains("goodbye") } }
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("hello"))
  }
}
