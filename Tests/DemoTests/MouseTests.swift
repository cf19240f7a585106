import Foundation
import ProcessTesting
import TestTopics
import Testing

/// The mouse on a real terminal: 1000 asks for clicks and the wheel, 1006 for columns without a limit (xterm).
@Suite("The mouse in a terminal", .tags(.terminal))
struct MouseTests {
  private func start(_ arguments: [String]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(demo: ["--fresh"] + arguments)
    try terminal.read { $0.contains("Welcome") }
    return terminal
  }

  @Test("Without --mouse nothing is ever said about it")
  func off() throws {
    let terminal = try start(["app://onboarding"])
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(0))
    #expect(!terminal.text.contains("?100"))
  }

  @Test("With --mouse a click does what it is on")
  func click() throws {
    let terminal = try start(["--mouse", "app://onboarding"])
    // The toolbar is in the row before the last three, and “Next” is its first button.
    terminal.type("\u{1B}[<0;7;21M\u{1B}[<0;7;21m")
    try terminal.read { $0.contains("Email") }
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() == .status(0))
  }

  private static let on = "\u{1B}[?1000h\u{1B}[?1006h"
  private static let off = "\u{1B}[?1006l\u{1B}[?1000l"

  /// The names of the times at which it was switched, in their order.
  private func switches(_ text: some StringProtocol) -> [String] {
    var switches: [(place: String.Index, name: String)] = []
    for (bytes, name) in [(Self.on, "on"), (Self.off, "off")] {
      switches += text.ranges(of: bytes).map { ($0.lowerBound, name) }
    }
    return switches.sorted { $0.place < $1.place }.map(\.name)
  }

  private static let signals = [
    "SIGTERM": SIGTERM, "SIGHUP": SIGHUP, "SIGINT": SIGINT, "SIGQUIT": SIGQUIT, "SIGSEGV": SIGSEGV, "SIGILL": SIGILL,
    "SIGABRT": SIGABRT, "SIGBUS": SIGBUS, "SIGFPE": SIGFPE, "SIGTRAP": SIGTRAP,
  ]

  @Test("It is switched off on every way out, a crash among them", arguments: ["q"] + signals.keys.sorted())
  func alwaysOff(way: String) throws {
    let terminal = try start(["--mouse", "app://onboarding"])
    let number = Self.signals[way]
    if let number { terminal.send(signal: number) } else { terminal.type(way) }
    #expect(terminal.waitForExit() == (number.map { .signal($0) } ?? .status(0)))
    #expect(switches(terminal.text) == ["on", "off"])
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test(
    "It is off while the program is stopped, and on again when fg brings it back", arguments: ["ctrl-z", "SIGTSTP"])
  func stopped(way: String) throws {
    let script = "\"$0\" --fresh --mouse app://onboarding; echo in the shell; fg; echo ended $?"
    let terminal = try PseudoTerminal(
      ["/bin/bash", "--norc", "-m", "-c", script, Program.path],
      environment: ["TERM=xterm-256color", "LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no", "PATH=/usr/bin:/bin"])
    try terminal.read { $0.contains("Welcome") && $0.hasSuffix("\u{1B}[?2026l") }
    if way == "ctrl-z" { terminal.type("\u{1A}") } else { terminal.sendToForeground(signal: SIGTSTP) }
    try terminal.read { $0.contains("in the shell") && $0.components(separatedBy: "Welcome").count == 3 }
    let parts = terminal.text.components(separatedBy: "in the shell")
    #expect(parts.map(switches) == [["on", "off"], ["on"]])
    // It still does something: “Next” is in the row before the last three.
    terminal.type("\u{1B}[<0;7;21M\u{1B}[<0;7;21m")
    try terminal.read { $0.contains("Email") }
    terminal.type("\u{3}")
    try terminal.read { $0.contains("ended 0") }
    #expect(switches(terminal.text) == ["on", "off", "on", "off"])
  }
}
