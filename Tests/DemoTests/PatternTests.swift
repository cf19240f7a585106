import Foundation
import ProcessTesting
import TestTopics
import Testing

@Suite("The gallery of patterns on the command line", .tags(.scripts))
struct PatternTests {
  @Test("Without a name the patterns are listed, from easy to hard")
  func list() throws {
    let run = try Program(["patterns"])
    #expect(run.status == 0)
    #expect(
      run.output == """
        Ways to navigate, from easy to hard; “demo patterns NAME” runs one;
        App/Patterns/Gallery has a file for each.

          root-switch     one root that switches, and is remembered
          identifier      a route with an identifier
          intents         a screen that only speaks intents
          reset           a stack, and ways back to its beginning
          tabs            tabs with their own stacks
          sheet           a sheet with its own stack
          nested-modals   modals over modals
          result          a flow that returns a result
          guarded-draft   a draft that is not left without a question
          gated-link      a link that waits behind a log-in
          panes           three stacks of one router, each with its own routes
          several-routes  several routes in one call
          shared-stack    places of two modules on one stack
          two-windows     two windows of one app

        """)
  }

  @Test("Without a terminal a pattern prints its story, with the kept frames")
  func story() throws {
    let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../PatternsTests/Frames/tabs.txt")
    let run = try Program(["patterns", "tabs", "--size", "64x14"])
    #expect(run.status == 0)
    #expect(run.output == (try String(contentsOf: kept, encoding: .utf8)))
  }

  @Test("A pattern takes a script like the app does, and ends like it when an expectation fails")
  func script() throws {
    let played = try Program(["patterns", "identifier"], input: "tap Venus\nexpect title Venus\n")
    #expect(played.status == 0)
    #expect(played.output.contains("A year takes 225 days."))
    let failed = try Program(["patterns", "identifier"], input: "expect title Venus\n")
    #expect(failed.status == 1)
    #expect(failed.errors.hasPrefix("demo: standard input:1: "))
  }

  @Test("In a terminal a pattern fills the screen, and leaves nothing behind")
  func terminal() throws {
    let folder = try StateFolder()
    let terminal = try PseudoTerminal(demo: ["patterns", "reset", "--state-dir", folder.path])
    try terminal.read { $0.contains("Basket") }
    terminal.type("\r")
    try terminal.read { $0.contains("Orchard Lane 3") }
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(0))
    #expect(!terminal.isRaw)
    #expect(folder.contents.isEmpty)
  }
  @Test("In a terminal a pattern greets with what it is and how its story begins, until something is done")
  func greeting() throws {
    let terminal = try PseudoTerminal(demo: ["patterns", "tabs"], columns: 60, rows: 14)
    try terminal.read { $0.contains("Quit") }
    #expect(
      TerminalWindow(of: terminal, columns: 60, rows: 14).description == """
         [1 Inbox]  2 Archive
                                   Inbox
        ────────────────────────────────────────────────────────────
         > Letter 1                                              ›
           Letter 2                                              ›
           Letter 3                                              ›





         › You see tabs with their own stacks.
           Two tabs, each with a stack.
         enter Open  1-2 Tabs  i Inspect  : Link  ? Help  q Quit
        """)
    terminal.type("\r")
    try terminal.read { $0.contains("esc") }
    #expect(!TerminalWindow(of: terminal, columns: 60, rows: 14).description.contains("This is"))
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(0))
  }

  @Test("Line by line the greeting is printed once, after the first screen")
  func greetingInLines() throws {
    let terminal = try PseudoTerminal(demo: ["patterns", "tabs", "--plain"])
    try terminal.read { $0.hasSuffix("> ") }
    terminal.type("1\n")
    try terminal.read { $0.contains("Dear Bea") && $0.hasSuffix("> ") }
    terminal.type("q\n")
    #expect(terminal.waitForExit() == .status(0))
    #expect(
      terminal.text.replacing("\r\n", with: "\n") == """
        Inbox, tab 1 of 2, list, 3 rows
        1  Letter 1
        2  Letter 2
        3  Letter 3
        t tabs, ? help
        You see tabs with their own stacks.
        Two tabs, each with a stack.
        > 1
        Letter 1, tab 1 of 2, 2 actions
        Dear Bea, how are you?
        1  See the answer
        2  File it
        b back to Inbox, t tabs, ? help
        > q

        """)
  }
}
