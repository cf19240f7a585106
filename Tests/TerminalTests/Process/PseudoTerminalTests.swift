import Foundation
import ProcessTesting
import TestTopics
import Testing

@Suite("PseudoTerminal", .tags(.terminal)) struct PseudoTerminalTests {
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
}
