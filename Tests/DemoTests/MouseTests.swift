import Foundation
import ProcessTesting
import Testing

/// The mouse on a real terminal: 1000 asks for clicks and the wheel, 1006 for columns without a limit (xterm).
@Suite("The mouse in a terminal")
struct MouseTests {
  private static let environment = ["TERM=xterm-256color", "LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no"]

  private func start(_ arguments: [String]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal([Program.path, "--fresh"] + arguments, environment: Self.environment)
    try terminal.read { $0.contains("Welcome") }
    return terminal
  }

  private func text(of terminal: PseudoTerminal) -> String { String(decoding: terminal.output, as: UTF8.self) }

  @Test("Without --mouse nothing is ever said about it")
  func off() throws {
    let terminal = try start(["app://onboarding"])
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(0))
    #expect(!text(of: terminal).contains("?100"))
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

  @Test("It is switched off on every way out", arguments: ["q", "SIGTERM", "SIGHUP", "SIGINT"])
  func alwaysOff(way: String) throws {
    let terminal = try start(["--mouse", "app://onboarding"])
    let signals = ["SIGTERM": SIGTERM, "SIGHUP": SIGHUP, "SIGINT": SIGINT]
    if let number = signals[way] { terminal.send(signal: number) } else { terminal.type(way) }
    #expect(terminal.waitForExit() == (signals[way].map { .signal($0) } ?? .status(0)))
    let text = text(of: terminal)
    let on = try #require(text.range(of: "\u{1B}[?1006h"))
    let off = try #require(text.range(of: "\u{1B}[?1006l\u{1B}[?1000l"))
    #expect(on.lowerBound < off.lowerBound)
  }
}
