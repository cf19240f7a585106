import Foundation
import ProcessTesting
import TestTopics
import Testing

/// Tests of the tour in a terminal, where it waits for the enter key after each frame.
@Suite("The tour in a terminal", .tags(.terminal))
struct PagerTests {
  private func start(_ arguments: [String] = [], columns: UInt16 = 80, rows: UInt16 = 24) throws -> PseudoTerminal {
    try PseudoTerminal(demo: ["tour"] + arguments, columns: columns, rows: rows)
  }

  /// Reads until the prompt after a frame appears.
  private func read(to frame: Int, in terminal: PseudoTerminal) throws {
    try terminal.read {
      $0.hasSuffix("-- frame \(frame) of 46: enter goes on, b and enter goes back, q and enter leaves -- ")
    }
  }

  private func text(of terminal: PseudoTerminal) -> String { terminal.text.replacing("\r\n", with: "\n") }

  @Test("The first frame fits the window together with its sentence and the prompt, and “q” quits")
  func first() throws {
    let terminal = try start()
    try read(to: 1, in: terminal)
    #expect(!terminal.isRaw)
    terminal.type("q\n")
    #expect(terminal.waitForExit() == .status(0))
    #expect(
      text(of: terminal) == """

        ## Every place of the app is a link. Without a session, the app begins at the log-in.
        > screen
                                             Log in
        ────────────────────────────────────────────────────────────────────────────────
           ┌ Name ──────────────────────────────────────────────────────┐
         > │                                                            │
           └────────────────────────────────────────────────────────────┘
             the name you signed up with
           ┌ Password ──────────────────────────────────────────────────┐
           │                                                            │
           └────────────────────────────────────────────────────────────┘
         ──────────────────────────────────────────────────────────────────────────────
           This is Waymark: an app made of modules, in which every place is a link.

           To look around, log in as “demo” with the password “waymark”.

        ────────────────────────────────────────────────────────────────────────────────
           ( Log in )    [ Create account ]    [ Help ]
             Log in: enter your name

         enter Next   esc Shortcuts   tab Next control   f1 Help   ctrl-c Quit
        -- frame 1 of 46: enter goes on, b and enter goes back, q and enter leaves -- q

        """)
  }

  @Test("Enter shows the next frame, and in a low window a frame has the smallest height")
  func next() throws {
    let terminal = try start(columns: 40, rows: 12)
    try read(to: 1, in: terminal)
    terminal.type("\n")
    try read(to: 2, in: terminal)
    terminal.type("q\n")
    #expect(terminal.waitForExit() == .status(0))
    #expect(
      text(of: terminal).hasSuffix(
        """

        ## “Create account” opens a link to another module; neither module imports the other.
        > tap "Create account"
                        Welcome          ↓ more
           Step 1 of 3
           This is Waymark: an app made of
           modules, in which every place is a
           link.
         > [ n Next ]    [ c Cancel ]

         enter Choose   ? Help   q Quit
        -- frame 2 of 46: enter goes on, b and enter goes back, q and enter leaves -- q

        """))
  }

  @Test("“b” shows the frames before again, and Enter leads from there to where the tour was")
  func back() throws {
    let terminal = try start()
    for frame in 1...3 {
      try read(to: frame, in: terminal)
      if frame < 3 { terminal.type("\n") }
    }
    terminal.type("b\n")
    try read(to: 2, in: terminal)
    terminal.type("b\n")
    try read(to: 1, in: terminal)
    terminal.type("b\n")
    try read(to: 1, in: terminal)
    terminal.type("\n")
    try read(to: 2, in: terminal)
    terminal.type("\n")
    try read(to: 3, in: terminal)
    terminal.type("\n")
    try read(to: 4, in: terminal)
    terminal.type("q\n")
    #expect(terminal.waitForExit() == .status(0))
    #expect(text(of: terminal).split(separator: "> tap \"Create account\"").count == 4, "shown three times")
  }

  @Test("Pressing Enter until the end shows the recorded frames, without a prompt after the last")
  func wholeTour() throws {
    let terminal = try start(["--size", "80x24"])
    for frame in 1...45 {
      try read(to: frame, in: terminal)
      terminal.type("\n")
    }
    #expect(terminal.waitForExit() == .status(0))
    let frames = (1...45).reduce(text(of: terminal)) { text, frame in
      text.replacing(
        "-- frame \(frame) of 46: enter goes on, b and enter goes back, q and enter leaves -- \n", with: "")
    }
    #expect(frames == (try String(contentsOf: StoryTests.kept, encoding: .utf8)))
  }

  @Test("The end of the input ends the tour")
  func endOfInput() throws {
    let terminal = try start()
    try read(to: 1, in: terminal)
    terminal.type("\u{4}")
    #expect(terminal.waitForExit() == .status(0))
  }
}
