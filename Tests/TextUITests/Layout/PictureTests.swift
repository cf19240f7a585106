import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

/// Tests of frames as literal pictures.
@MainActor
@Suite("Frames of screens", .tags(.terminal)) struct PictureTests {
  @Test("A list has tabs with badges, rows with a visible selection, a toolbar and the available keys")
  func list() {
    let actions = [Samples.action("New post", on: Samples.listPage), Samples.action("Menu", on: Samples.listPage)]
    #expect(
      picture(Samples.list(tabs: Samples.badgedTabs, actions: actions), 60, 16) == """
         [1 Posts]  2 Account (3)
                                   Posts
        ────────────────────────────────────────────────────────────
         > Post 1                                                ›
           by author 1
           Post 2                                                ›
           by author 2
           Post 3                                                ›
           by author 3


        ────────────────────────────────────────────────────────────
           [ n New post ]    [ m Menu ]


         enter Open   tab Buttons   1-2 Tabs   ? Help   q Quit
        """)
  }

  @Test("A form shows the error at its field, the length of a secret, and why an action is disabled, also in ASCII")
  func form() {
    #expect(
      picture(Samples.form(email: "日本", error: "Not an email address", secret: 4), 50, 16, isASCII: true) == """
         < Welcome         Who are you?
        --------------------------------------------------
           + Email -------------------------------------+
         > | ? ?                                        |
           +--------------------------------------------+
             Error: Not an email address
           + Password ----------------------------------+
           | ****                                       |
           +--------------------------------------------+


        --------------------------------------------------
           ( Next )    [ Cancel ]
             Next: Fill in every field

         enter Next   esc Back   f1 Help   ctrl-c Quit
        """)
  }

  @Test(
    "A window below 30x8 shows that it is too small",
    arguments: [
      (29, 8),
      (30, 7),
      (1, 1),
    ])
  func tooSmall(_ columns: Int, _ rows: Int) {
    let lines = PlainFrame(Samples.list(), size: Size(columns: columns, rows: rows)).lines
    #expect(lines.count == rows)
    let words = lines.joined(separator: columns == 1 ? "" : " ").split(separator: " ").joined(separator: " ")
    #expect((columns < 16 ? "Too small" : "Window too small (needs 30x8)").hasPrefix(words))
  }

  @Test("In the smallest window, the link bar fills the window and shows the typed text and the reason")
  func smallestLinkBar() {
    #expect(
      picture(Samples.list(), 30, 8, ":", "x", "enter") == """
                 Open a link
           ┌ Link ──────────────────┐
         > │ x                      │
           └────────────────────────┘
             Error: “x” is no link
           [ Open ]    [ Cancel ]

         enter Open   ctrl-c Quit
        """)
  }

  @Test("In a low window an alert has no blank lines")
  func lowQuestion() {
    #expect(
      picture(Samples.presenting(.alert, Samples.question), 32, 8) == """
         ╭───────── Log out? ─────────╮
         │   Your draft is kept on    │
         │   this computer.           │
         │   [ o Log out ]            │
         │ > [ s Stay ]               │
         ╰────────────────────────────╯

         enter Choose   ? Help   q Quit
        """)
  }

  @Test("A sheet over a sheet leaves the edge of the first one visible")
  func nested() {
    let scene = Samples.presenting(.sheet, Samples.menu, over: Samples.presenting(.sheet, Samples.menu))
    #expect(
      picture(scene, 50, 18, "down") == """
         [1 Posts]  2 Account
                              Posts
        ──────────────────────────────────────────────────
           Post 1                                      ›
           by author 1
           Post 2                                      ›
           by author 2
           Post 3                                      ›
           by author 3

        ╭───────────────────── Menu ─────────────────────╮
        ╭───────────────────── Menu ─────────────────────╮
        │   Only mine                               [x]  │
        │ > Oldest first                            [ ]  │
        │   About                                     ›  │
        ╰────────────────────────────────────────────────╯

         enter Choose   esc Close   ? Help   q Quit
        """)
  }
}
