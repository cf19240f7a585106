import Foundation
import ProcessTesting
import TestTopics
import Testing

/// Tests of the real program in line mode, which is for screen readers.
@Suite("Line mode in a terminal", .tags(.terminal))
struct LinearTests {
  /// Types lines, each after the expected output has appeared and the program prompts.
  private func talk(_ terminal: PseudoTerminal, _ lines: [(heard: String, typed: String)]) throws {
    var start = 0
    for (heard, typed) in lines {
      try terminal.read { text in
        let isAsking = text.hasSuffix("> ") || text.hasSuffix(": ")
        return isAsking && Substring(text.utf8.dropFirst(start)).contains(heard)
      }
      start = terminal.output.count
      terminal.type(typed)
    }
  }

  @Test("From the log-in to the log-out, no byte moves the cursor")
  func story() throws {
    let terminal = try PseudoTerminal(demo: ["--fresh"], environment: ["ACCESSIBLE": "1"])
    try talk(
      terminal,
      [
        ("Log in, form, 2 fields, 3 actions", "1\n"), ("Name: ", "demo\n"), ("1  Name: demo", "2\n"),
        ("Password, not shown: ", "canary\n"), ("2  Password: 6 characters, hidden", "3\n"),
        ("Error: The name or the password is wrong.", "2\n"), ("Password, not shown: ", "waymark\n"),
        ("3  Log in", "3\n"), ("72 rows", "4\n"), ("b back to Posts", "b\n"), ("10 of 72 rows", "t2\n"),
        ("4  Log out", "4\n"), ("Log out?, question", "1\n"), ("Log in, form", "q\n"),
      ])
    #expect(terminal.waitForExit() == .status(0))
    #expect(terminal.modes == terminal.modesBefore)
    let text = terminal.text
    #expect(!text.contains("canary") && !text.contains("\r\nwaymark"))
    #expect(text.unicodeScalars.allSatisfy { !("\u{0}"..."\u{1F}").contains($0) || $0 == "\r" || $0 == "\n" })
    #expect(text.unicodeScalars.allSatisfy { !("\u{2500}"..."\u{257F}").contains($0) }, "no boxes")
  }

  @Test("The end of the input ends the program with status 0")
  func endOfInput() throws {
    let terminal = try PseudoTerminal(demo: ["--fresh", "--plain"])
    try talk(terminal, [("Log in, form", "\u{4}")])
    #expect(terminal.waitForExit() == .status(0))
  }

  @Test(
    "A signal during password entry restores the echo, and the parent sees the signal",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func echo(number: Int32) throws {
    let terminal = try PseudoTerminal(demo: ["--fresh", "--plain"])
    try talk(terminal, [("Log in, form", "2\n")])
    try terminal.read { $0.hasSuffix("not shown: ") }
    #expect(terminal.modes != terminal.modesBefore)
    terminal.send(signal: number)
    #expect(terminal.waitForExit() == .signal(number))
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test("Ctrl-Z during password entry restores the shell's echo, and fg hides the input again")
  func stopAndContinue() throws {
    let terminal = try PseudoTerminal(shell: "\"$0\" --fresh --plain; echo stopped; stty -a; fg; echo ended $?")
    try talk(terminal, [("Log in, form", "2\n")])
    try terminal.read { $0.hasSuffix("not shown: ") }
    terminal.type("\u{1A}")
    try terminal.read { $0.contains("stopped") && $0.hasSuffix("not shown: ") && $0.contains("columns 80") }
    #expect(terminal.text.contains(" echo "))
    #expect(terminal.modes != terminal.modesBefore)
    terminal.type("canary\n")
    try terminal.read { $0.contains("6 characters, hidden") }
    #expect(!terminal.text.contains("canary"))
    terminal.type("q\n")
    try terminal.read { $0.contains("ended 0") }
  }
}
