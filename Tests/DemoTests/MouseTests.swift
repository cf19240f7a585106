import Foundation
import ProcessTesting
import TestTopics
import Testing

/// Tests of the mouse in a pseudo-terminal.
///
/// Mode 1000 reports clicks and the wheel; mode 1006 reports them without a limit on columns (xterm).
@Suite("The mouse in a terminal", .tags(.terminal))
struct MouseTests {
  private func start(_ arguments: [String]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(demo: ["--fresh"] + arguments)
    try terminal.read { $0.contains("Welcome") }
    return terminal
  }

  @Test("With --mouse, a click activates the control under it")
  func click() throws {
    let terminal = try start(["--mouse", "app://onboarding"])
    // Clicks “Next”, the first button of the toolbar, which is in the fourth row from the bottom.
    terminal.type("\u{1B}[<0;7;21M\u{1B}[<0;7;21m")
    try terminal.read { $0.contains("Email") }
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() == .status(0))
  }

  private static let on = "\u{1B}[?1000h\u{1B}[?1006h"
  private static let off = "\u{1B}[?1006l\u{1B}[?1000l"

  /// Returns “on” or “off” for each time the mouse mode is switched, in order.
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

  @Test("The mouse is disabled on every exit, including a crash", arguments: ["q"] + signals.keys.sorted())
  func alwaysOff(way: String) throws {
    let terminal = try start(["--mouse", "app://onboarding"])
    let number = Self.signals[way]
    if let number { terminal.send(signal: number) } else { terminal.type(way) }
    #expect(terminal.waitForExit() == (number.map { .signal($0) } ?? .status(0)))
    #expect(switches(terminal.text) == ["on", "off"])
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test(
    "The mouse is disabled while the program is stopped, and enabled again by fg", arguments: ["ctrl-z", "SIGTSTP"])
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
    // The mouse still works: this clicks “Next” in the fourth row from the bottom.
    terminal.type("\u{1B}[<0;7;21M\u{1B}[<0;7;21m")
    try terminal.read { $0.contains("Email") }
    terminal.type("\u{3}")
    try terminal.read { $0.contains("ended 0") }
    #expect(switches(terminal.text) == ["on", "off", "on", "off"])
  }
}
