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
    #expect(
      run.output == """
        Lessons in navigation, in order. In a terminal, “demo patterns” lists them, and
        “demo patterns NAME” begins at one. App/Patterns/Gallery has a file for each.

          sheet           a sheet with its own stack
          result          a flow that returns a result
          guarded-draft   a draft that asks before it is lost
          identifier      a route with an identifier
          intents         a screen that reports intents
          reset           a stack, and ways back to its beginning
          tabs            tabs with their own stacks
          nested-modals   modals over modals
          root-switch     one root that switches, and is saved
          gated-link      a link that waits for the log-in
          several-routes  several routes in one call
          shared-stack    places of two modules on one stack
          panes           three stacks that follow one another
          two-windows     two windows of one app

        """)
  }

  @Test(
    "An unknown name is wrong usage, and the error lists the names",
    arguments: [
      ("carousel", "unknown pattern carousel"), ("tabz", "unknown pattern tabz; did you mean tabs?"),
      ("guard", "unknown pattern guard; did you mean guarded-draft?"),
    ])
  func unknown(name: String, reason: String) throws {
    let run = try Program(["patterns", name])
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(
      run.errors == """
        demo: \(reason)
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
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(0))
    #expect(!terminal.isRaw)
    #expect(folder.contents.isEmpty)
  }

  @Test("In a terminal the lessons begin with their list, and “Next lesson” leads to the next; a done task is marked")
  func lessons() throws {
    let terminal = try PseudoTerminal(demo: ["patterns"], columns: 64, rows: 18)
    try terminal.read { $0.contains("a sheet with its own stack") && $0.contains("Quit") }
    terminal.type("\r")
    try terminal.read { $0.contains("[ ] Open Layers") && $0.contains("Link") }
    #expect(
      TerminalWindow(of: terminal, columns: 64, rows: 18).description == """
                                      Map
        ────────────────────────────────────────────────────────────────
           A bay, two islands, and a lighthouse.
         ──────────────────────────────────────────────────────────────
           Lesson 1 of 14: a sheet with its own stack
           [ ] Open Layers, then Winds
           [ ] Press esc twice: the map is unchanged

           A route declares that it is a sheet. What is pushed while
           the sheet is open goes onto the sheet's own stack.

           Read: App/Patterns/Gallery/Sheet.swift

        ────────────────────────────────────────────────────────────────
         > [ a Layers ]    [ n Next lesson ]    [ s All lessons ]


         enter Choose   i Inspect   : Link   ? Help   q Quit
        """)
    terminal.type("\t\r")
    try terminal.read { $0.contains("Wall") && $0.contains("Quit") }
    #expect(TerminalWindow(of: terminal, columns: 64, rows: 18).description.contains("Lesson 2 of 14: a flow that"))
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(0))
  }

  @Test("The edit key gives the terminal to the editor, with the file and line of the lesson; then the app goes on")
  func editor() throws {
    let terminal = try PseudoTerminal(
      [Program.path, "patterns", "sheet"],
      environment: [
        "TERM=xterm-256color", "LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no",
        "EDITOR=echo ready; read word; echo edits $word",
      ], columns: 80, rows: 24)
    try terminal.read { $0.contains("Press a key to see it.") && $0.contains("Quit") }
    terminal.type("\r")
    try terminal.read { $0.contains("SheetCoordinator") && $0.contains("Edit") }
    terminal.type("e")
    try terminal.read { $0.contains("\u{1B}[?1049l") && $0.contains("ready") }
    #expect(!terminal.isRaw)
    terminal.type("pears\n")
    try terminal.read { $0.contains("edits pears +") && $0.components(separatedBy: "\u{1B}[?1049h").count == 3 }
    #expect(terminal.text.contains("/App/Patterns/Gallery/Sheet.swift\r\n"))
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(0))
  }

  @Test("Without an editor, the edit key says what to set")
  func noEditor() throws {
    let terminal = try PseudoTerminal(demo: ["patterns", "sheet"])
    try terminal.read { $0.contains("Press a key to see it.") && $0.contains("Quit") }
    terminal.type("\r")
    try terminal.read { $0.contains("SheetCoordinator") && $0.contains("Edit") }
    terminal.type("e")
    try terminal.read { $0.contains("Set VISUAL or EDITOR to open") }
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(0))
  }

  @Test("Line by line the caption is printed once, after the first screen")
  func captionInLines() throws {
    let terminal = try PseudoTerminal(demo: ["patterns", "tabs", "--plain"])
    try terminal.read { $0.hasSuffix("> ") }
    terminal.type("1\n")
    try terminal.read { $0.contains("Dear Bea") && $0.hasSuffix("> ") }
    terminal.type("q\n")
    #expect(terminal.waitForExit() == .status(0))
    #expect(
      terminal.text.replacing("\r\n", with: "\n") == """
        Inbox, tab 1 of 2, list, 3 rows, 3 actions
        1  Letter 1
        2  Letter 2
        3  Letter 3
        Lesson 7 of 14: tabs with their own stacks
        [ ] Open Letter 1, then its answer, and choose “File it”
        [ ] Press 1: the first tab shows the letter as before
        Each tab keeps its stack while another is visible. A screen can select a tab and push there in one change.
        Read: App/Patterns/Gallery/Tabs.swift
        4  Next lesson
        5  Previous lesson
        6  All lessons
        t tabs, ? help
        > 1
        Letter 1, tab 1 of 2, 5 actions
        Path: Inbox › Letter 1
        Dear Bea, how are you?
        1  See the answer
        2  File it
        3  Next lesson
        4  Previous lesson
        5  All lessons
        b back to Inbox, t tabs, ? help
        > q

        """)
  }
}
