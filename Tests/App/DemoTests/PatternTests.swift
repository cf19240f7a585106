import Foundation
import ProcessTesting
import TestTopics
import Testing

@Suite("Patterns on the command line", .tags(.scripts))
struct PatternTests {
  @Test("Without a terminal and without a name the patterns are listed, in the order of the lessons")
  func list() throws {
    let run = try Program(["patterns"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Lessons in navigation, in order. In a terminal, “demo patterns” lists them, and\n"))
    #expect(run.output.hasSuffix("\n  two-windows     two windows of one app\n"))
  }

  @Test("An unknown name is wrong usage, and the error lists the names")
  func unknown() throws {
    let run = try Program(["patterns", "tabz"])
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(
      run.errors == """
        demo: unknown pattern tabz; did you mean tabs?
        the patterns are sheet, result, guarded-draft, identifier, intents, reset, tabs, nested-modals, root-switch, \
        gated-link, several-routes, shared-stack, panes, two-windows

        """)
  }

  @Test("Without a terminal, a pattern prints its story with the recorded frames")
  func story() throws {
    let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../PatternsTests/Frames/tabs.txt")
    let run = try Program(["patterns", "tabs", "--size", "64x14"])
    #expect(run.status == 0)
    #expect(run.output == (try String(contentsOf: kept, encoding: .utf8)))
  }

  @Test("A pattern plays a script, and a failed expectation exits with status 1")
  func script() throws {
    let played = try Program(["patterns", "identifier"], input: "tap Venus\nexpect title Venus\n")
    #expect(played.status == 0)
    #expect(played.output.contains("A year takes 225 days."))
    let failed = try Program(["patterns", "identifier"], input: "expect title Venus\n")
    #expect(failed.status == 1)
    #expect(failed.errors.hasPrefix("demo: standard input:1: "))
  }

  @Test("In a terminal, a pattern fills the screen, restores it at the end, and saves nothing")
  func terminal() throws {
    let folder = try StateFolder()
    let terminal = try PseudoTerminal(demo: ["patterns", "reset", "--state-dir", folder.path])
    try terminal.read { $0.contains("Basket") }
    terminal.type("\r")
    try terminal.read { $0.contains("Orchard Lane 3") }
    terminal.quit()
    #expect(!terminal.isRaw)
    #expect(folder.contents.isEmpty)
  }

  @Test("In a terminal the lessons begin with their list, and “Next lesson” leads to the next; a done task is marked")
  func lessons() throws {
    let terminal = try PseudoTerminal(demo: ["patterns"], columns: 64, rows: 18)
    try terminal.read { $0.contains("a sheet with its own stack") && $0.contains("Quit") }
    terminal.type("\r")
    try terminal.read { $0.contains("[ ] Open Layers") && $0.contains("Link") }
    #expect(terminal.text.contains("Lesson 1 of 14: a sheet with its own stack"))
    terminal.type("\t\r")
    try terminal.read { $0.contains("Wall") && $0.contains("Quit") }
    terminal.quit()
  }

  /// Starts the first lesson, and presses a key whose way the inspector shows.
  private func inspected(environment: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(demo: ["patterns", "sheet"], environment: environment, columns: 120)
    try terminal.read { $0.contains("Press a key to see it.") && $0.contains("Quit") }
    terminal.type("\r")
    try terminal.read { $0.contains("Sheet.swift:") && $0.contains("Edit") }
    return terminal
  }

  @Test("The edit key gives the terminal to the editor, with the file and line of the lesson; then the app goes on")
  func editor() throws {
    let folder = try StateFolder()
    let script = "#!/bin/sh\necho ready; read word; echo \"edits $word $*\"\n"
    try script.write(toFile: "\(folder.path)/vi", atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: "\(folder.path)/vi")
    let terminal = try inspected(environment: ["EDITOR": "\(folder.path)/vi -R"])
    terminal.type("e")
    try terminal.read { $0.contains("\u{1B}[?1049l") && $0.contains("ready") }
    #expect(!terminal.isRaw)
    terminal.type("pears\n")
    try terminal.read { $0.contains("edits pears -R +") && $0.components(separatedBy: "\u{1B}[?1049h").count == 3 }
    #expect(terminal.text.contains("/App/Patterns/Gallery/Sheet.swift\r\n"))
    terminal.quit()
  }

  @Test("Without an editor, the edit key says what to set")
  func noEditor() throws {
    let terminal = try inspected()
    terminal.type("e")
    try terminal.read { $0.contains("Set VISUAL or EDITOR to open") }
    terminal.quit()
  }

  @Test("Line by line the caption is printed once, after the first screen")
  func captionInLines() throws {
    let terminal = try PseudoTerminal(demo: ["patterns", "tabs", "--plain"])
    try terminal.read { $0.hasSuffix("> ") }
    terminal.type("1\n")
    try terminal.read { $0.contains("Dear Bea") && $0.hasSuffix("> ") }
    terminal.quit(typing: "q\n")
    let pages = terminal.text.components(separatedBy: "> 1\r\n")
    #expect(pages[0].contains("\r\nLesson 7 of 14: tabs with their own stacks\r\n[ ] Open Letter 1"))
    #expect(!pages[1].contains("Lesson 7 of 14"))
  }
}
