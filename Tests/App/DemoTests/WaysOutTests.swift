import Foundation
import ProcessTesting
import RandomTesting
import TestTopics
import Testing

/// Tests of an app in a pseudo-terminal that crashes, exits, stops and hangs on request: `Tests/Programs/TerminalSample`.
///
/// The escape sequences are those of xterm: `?1049` is the alternate screen, `?25` the cursor, `?2004` bracketed
/// paste, `?1000` and `?1006` the mouse, and `?2026` a synchronized update, which encloses each frame.
@Suite("Restoring the terminal", .tags(.terminal))
struct WaysOutTests {
  private static let program = Products.path(of: "terminal-sample")
  private func start(backtrace: String = "enable=no") throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [Self.program, "--mouse"], environment: ["TERM": "xterm", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "\(backtrace)"])
    try terminal.read { $0.contains("Row 5 of the list") && $0.hasSuffix("\u{1B}[?2026l") }
    #expect(terminal.isRaw)
    return terminal
  }

  /// Starts the program from a shell with job control.
  private func start(inShell script: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(shell: script, program: Self.program)
    try terminal.read { $0.contains("Row 5 of the list") && $0.hasSuffix("\u{1B}[?2026l") }
    return terminal
  }

  /// Returns the output after the last switch back to the normal screen.
  private func normalScreen(_ terminal: PseudoTerminal) -> String {
    let text = terminal.text
    return text.range(of: "\u{1B}[?1049l", options: .backwards).map { String(text[$0.upperBound...]) } ?? ""
  }

  /// Expects that the terminal has its original modes, and that every enabled mode is disabled again.
  private func expectRestored(_ terminal: PseudoTerminal, _ comment: Comment? = nil) {
    #expect(terminal.modes == terminal.modesBefore, comment)
    let text = terminal.text
    for (on, off) in [
      ("[?1049h", "[?1049l"), ("[?2004h", "[?2004l"), ("[?7l", "[?7h"), ("[?25l", "[?25h"), ("[?1000h", "[?1000l"),
      ("[?1006h", "[?1006l"),
    ] {
      let lastOn = text.range(of: "\u{1B}" + on, options: .backwards)
      let lastOff = text.range(of: "\u{1B}" + off, options: .backwards)
      #expect(lastOn.map { $0.lowerBound < lastOff?.lowerBound ?? text.startIndex } ?? false, "\(on) was not undone")
    }
    #expect(!text.contains("\u{1B}[3J"), "what was on the screen before stays")
    // Queries for device attributes, status reports, mode 2026 and the keyboard protocol of kitty.
    for question in ["[c", "[0c", "[>", "[=", "[5n", "[6n", "[?6n", "[?2026$p", "[?u", "P", "]"] {
      #expect(!text.contains("\u{1B}" + question), "an answer could be taken for keys")
    }
  }

  @Test(
    "A crash restores the terminal and keeps its signal, and its message appears on the normal screen",
    arguments: [("trap", "Can't remove more items"), ("fatal", "boom")])
  func crash(link: String, message: String) throws {
    let terminal = try start()
    terminal.type(":\(link)\r")
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(terminal.waitForExit()))
    expectRestored(terminal)
    #expect(normalScreen(terminal).contains("Fatal error: \(message)"))
  }

  #if os(Linux)
    @Test("A Swift backtrace appears on the normal screen")
    func backtrace() throws {
      let terminal = try start(backtrace: "enable=yes,interactive=no,symbolicate=off,color=no")
      terminal.type(":fatal\r")
      #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(terminal.waitForExit()))
      expectRestored(terminal)
      #expect(normalScreen(terminal).contains("Program crashed"))
    }
  #endif

  @Test("Calling exit restores the terminal and keeps the status")
  func exit() throws {
    let terminal = try start()
    terminal.type(":exit\r")
    #expect(terminal.waitForExit() == .status(3))
    expectRestored(terminal)
  }

  @Test(
    "A signal restores the terminal, and the parent sees the signal",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGTRAP])
  func signals(number: Int32) throws {
    let terminal = try start()
    terminal.send(signal: number)
    #expect(terminal.waitForExit() == .signal(number))
    expectRestored(terminal)
    #expect(normalScreen(terminal) == "")
  }

  @Test(
    "Signals close together restore the terminal, and nothing is drawn after it", .tags(.random),
    arguments: RandomRound.rounds(20))
  func storm(_ round: RandomRound) throws {
    var random = round.generator
    let terminal = try start()
    for _ in 0..<Int.random(in: 2...10, using: &random) {
      let number = [SIGTSTP, SIGCONT, SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT].randomElement(using: &random)
      terminal.send(signal: number ?? SIGTERM)
      if Bool.random(using: &random) { terminal.type("j") }
    }
    for number in [SIGTERM, SIGHUP, SIGCONT] { terminal.send(signal: number) }
    guard case .signal = terminal.waitForExit() else { Issue.record("the parent sees no signal"); return }
    expectRestored(terminal, "\(normalScreen(terminal).debugDescription)")
    #expect(!normalScreen(terminal).contains("\u{1B}["))
  }

  @Test("One Ctrl-C quits during a request")
  func request() throws {
    let terminal = try start()
    terminal.type(":request\r")
    try terminal.read { $0.contains("waiting for an answer") }
    terminal.quit(typing: "\u{3}")
    expectRestored(terminal)
  }

  @Test(
    "A stop returns the terminal to the shell, and fg draws the whole screen again", arguments: ["ctrl-z", "SIGTSTP"])
  func stopAndContinue(way: String) throws {
    let terminal = try start(inShell: "\"$0\" --mouse; echo stopped $?; stty -a; fg; echo ended $?")
    if way == "ctrl-z" { terminal.type("\u{1A}") } else { terminal.sendToForeground(signal: SIGTSTP) }
    try terminal.read { $0.contains("stopped 148") && $0.components(separatedBy: "Row 5 of the list").count == 3 }
    let parts = terminal.text.components(separatedBy: "\u{1B}[?1049l")
    #expect(parts.count == 2)
    #expect(parts.last?.contains(" echo ") == true, "the shell has its modes back")
    for on in ["[?1049h", "[?1000h", "[?1006h"] { #expect(parts.last?.contains("\u{1B}\(on)") == true) }
    let beforeTheShell = terminal.text.components(separatedBy: "stopped 148")[0]
    for off in ["[?1000l", "[?1006l"] { #expect(beforeTheShell.contains("\u{1B}\(off)")) }
    #expect(terminal.isRaw)
    terminal.type("q")
    try terminal.read { $0.contains("ended 0") }
    _ = terminal.waitForExit()
    expectRestored(terminal)
  }

  @Test("In the background, the app stops again without drawing or reading input")
  func background() throws {
    let terminal = try start(
      inShell:
        "\"$0\" --mouse; bg; wait %1; echo background $?; kill -CONT %1; wait %1; echo continued $?; fg; echo ended $?")
    terminal.type("\u{1A}")
    try terminal.read { $0.contains("continued 148") && $0.components(separatedBy: "Row 5 of the list").count == 3 }
    let behind = terminal.text.components(separatedBy: "\u{1B}[?1049l")[1].components(separatedBy: "continued 148")[0]
    #expect(behind.contains("background 148"))
    #expect(!behind.contains("\u{1B}["))
    terminal.type("q")
    try terminal.read { $0.contains("ended 0") }
    _ = terminal.waitForExit()
    expectRestored(terminal)
  }

  @Test("Ctrl-L draws the whole screen again")
  func redraw() throws {
    let terminal = try start()
    terminal.type("\u{C}")
    try terminal.read { $0.components(separatedBy: "Row 5 of the list").count == 3 }
    #expect(terminal.text.components(separatedBy: "\u{1B}[2J").count == 3)
    terminal.quit()
  }

  @Test("Ctrl-Z without a job-control parent leaves the screen, and the app returns by itself")
  func orphaned() throws {
    let terminal = try start()
    terminal.type("\u{1A}")
    try terminal.read { $0.components(separatedBy: "Row 5 of the list").count == 3 }
    #expect(terminal.text.components(separatedBy: "\u{1B}[?1049h").count == 3)
    #expect(terminal.isRaw)
    terminal.quit()
    expectRestored(terminal)
  }

  @Test("After a change of size, the whole screen is drawn")
  func resize() throws {
    let terminal = try start()
    terminal.resize(columns: 100, rows: 30)
    // Row 24 only fits on the larger screen.
    try terminal.read { $0.contains("Row 24 of the list") }
    #expect(terminal.text.components(separatedBy: "\u{1B}[2J").count == 3)
    terminal.quit()
  }

  @Test("Keys without an effect write nothing")
  func unchanged() throws {
    let terminal = try start()
    // The input exceeds one read, so the app could draw frames before the last key.
    terminal.type(String(repeating: "g", count: 5_000) + "j")
    try terminal.read { $0.components(separatedBy: "\u{1B}[?2026l").count == 3 }
    #expect(terminal.text.components(separatedBy: "\u{1B}[?2026h").last?.contains("Row 2 of the list") == true)
    terminal.quit()
  }
}
