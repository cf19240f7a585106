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

  @Test("In a terminal the lessons begin with their list, fill the screen, restore it at the end, and save nothing")
  func lessons() throws {
    let folder = try StateFolder()
    let terminal = try PseudoTerminal(demo: ["patterns", "--state-dir", folder.path], columns: 64, rows: 18)
    try terminal.read { $0.contains("a sheet with its own stack") && $0.contains("Quit") }
    terminal.type("\r")
    try terminal.read { $0.contains("[ ] Open Layers") && $0.contains("Link") }
    #expect(terminal.text.contains("Lesson 1 of 14: a sheet with its own stack"))
    terminal.type("\t\r")
    try terminal.read { $0.contains("Wall") && $0.contains("Quit") }
    terminal.quit()
    #expect(!terminal.isRaw)
    #expect(folder.contents.isEmpty)
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
