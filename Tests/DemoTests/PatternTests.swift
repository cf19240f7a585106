import Foundation
import ProcessTesting
import Testing

@Suite("The gallery of patterns on the command line")
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

        """)
  }

  @Test("Without a terminal a pattern tells its story, and the frames are those that are kept")
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
    let terminal = try PseudoTerminal(
      [Program.path, "patterns", "reset", "--state-dir", folder.path],
      environment: ["TERM=xterm-256color", "LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no"])
    try terminal.read { $0.contains("Basket") }
    terminal.type("\r")
    try terminal.read { $0.contains("Orchard Lane 3") }
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(0))
    #expect(!terminal.isRaw)
    #expect(folder.contents.isEmpty)
  }
}
