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

  @Test("A form shows the error at its field, the length of a secret, and the reason of a disabled action")
  func form() {
    #expect(
      picture(Samples.form(email: "ada", error: "Not an email address", secret: 4), 60, 16) == """
         ‹ Welcome              Who are you?
        ────────────────────────────────────────────────────────────
           ┌ Email ───────────────────────────────────────────────┐
         > │ ada                                                  │
           └──────────────────────────────────────────────────────┘
             Error: Not an email address
           ┌ Password ────────────────────────────────────────────┐
           │ ••••                                                 │
           └──────────────────────────────────────────────────────┘


        ────────────────────────────────────────────────────────────
           ( Next )    [ Cancel ]
             Next: Fill in every field

         enter Next   esc Back   f1 Help   ctrl-c Quit
        """)
  }

  @Test("A sheet is at the bottom, over its presenter")
  func sheet() {
    #expect(
      picture(Samples.presenting(.sheet, Samples.menu), 60, 20) == """
         [1 Posts]  2 Account
                                   Posts
        ────────────────────────────────────────────────────────────
           Post 1                                                ›
           by author 1
           Post 2                                                ›
           by author 2
           Post 3                                                ›
           by author 3




        ╭────────────────────────── Menu ──────────────────────────╮
        │ > Only mine                                         [x]  │
        │   Oldest first                                      [ ]  │
        │   About                                               ›  │
        ╰──────────────────────────────────────────────────────────╯

         enter Choose  esc Close  i Inspect  : Link  ? Help  q Quit
        """)
  }

  @Test("An alert is centered, with the focus on the action that isn't destructive")
  func alert() {
    #expect(
      picture(Samples.presenting(.alert, Samples.question), 70, 16) == """
         [1 Posts]  2 Account
                                        Posts
        ──────────────────────────────────────────────────────────────────────
           Post 1                                                          ›
           by╭──────────────────────── Log out? ────────────────────────╮
           Po│   Your draft is kept on this computer.                   │  ›
           by│                                                          │
           Po│   [ o Log out ]  > [ s Stay ]                            │  ›
           by│                                                          │
             ╰──────────────────────────────────────────────────────────╯



        ──────────────────────────────────────────────────────────────────────

         enter Choose   esc Stay   i Inspect   : Link   ? Help   q Quit
        """)
  }

  @Test("A form is usable in 40x12, and ASCII draws the same boxes with other characters")
  func ascii() {
    #expect(
      picture(Samples.form(email: "日本"), 40, 12, isASCII: true) == """
         < Welcome    Who are you?
           + Email ---------------------------+
         > | ? ?                              |
           +----------------------------------+

           + Password ------------------------+
           |                                  |
           +----------------------------------+
           ( Next )    [ Cancel ]
             Next: Fill in every field

         enter Next   f1 Help   ctrl-c Quit
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

  @Test("Loading, empty and failed content is described in words")
  func states() {
    let screen = Screen<SceneIntent>(
      "Posts",
      elements: [
        .heading("Today"), .loading("Loading posts…"), .empty("No posts yet"), .divider, .error("No connection"),
        .button(Samples.action("Try again", on: Samples.listPage)),
      ])
    #expect(
      picture(Samples.scene(Samples.listPage, screen), 44, 16) == """
                           Posts
        ────────────────────────────────────────────
           Today
           Loading posts…

           No posts yet
         ──────────────────────────────────────────
           Error: No connection

         > [ t Try again ]



        ────────────────────────────────────────────

         enter Choose   i Inspect   ? Help   q Quit
        """)
  }

  @Test("The help is a sheet that lists the keys")
  func help() {
    #expect(
      picture(Samples.list(), 60, 24, "?") == """
         [1 Posts]  2 Account
        ╭────────────────────────── Keys ──────────────────────────╮
        │   On this screen                                         │
        │   enter             Open                                 │
        │   1-2               Tabs                                 │
        │   i                 Inspect                              │
        │   :                 Link                                 │
        │   ?                 Help                                 │
        │   q                 Quit                                 │
        │                                                          │
        │   Choosing and going back                                │
        │   enter             Open the row, press the button       │
        │   enter             In a field of several lines: a new   │
        │                     line                                 │
        │   ctrl-s            From any field: choose the first     │
        │                     button                               │
        │   esc               Back; close a sheet; cancel a        │
        │                     question                             │
        │   left h backspace  Back; to the list beside             │
        │                                                          │
        │   Moving                                                 │
        ╰─────────────────────────────────────────── 26% ─ ↓ more ─╯

         esc Close   q Quit
        """)
  }

  @Test("Text without controls scrolls with the arrow keys")
  func scrolling() {
    let page = Page.ID("details")
    let text = (1...6).map { "Paragraph \($0) of a text that is long enough to be wrapped to the width." }
    let screen = Screen(
      "Post 7", actions: [Samples.action("Share", on: page), Samples.action("Delete", on: page, role: .destructive)],
      elements: [.heading("On modular apps"), .text(text.joined(separator: "\n"))])
    let details = Scene(root: Layer(style: .root, page: Page(id: page, screen: screen), depth: 1, backTitle: "Posts"))
    #expect(
      picture(details, 50, 16, "down", "down") == """
         ‹ Posts              Post 7
        ───────────────────────────────────────── ↑ more ─
           be wrapped to the width.
           Paragraph 2 of a text that is long enough to
           be wrapped to the width.
           Paragraph 3 of a text that is long enough to
           be wrapped to the width.
           Paragraph 4 of a text that is long enough to
           be wrapped to the width.
           Paragraph 5 of a text that is long enough to
           be wrapped to the width.
        ─────────────────────────────────── 84% ─ ↓ more ─
         > [ s Share ]    [ d Delete ]


         enter Choose   esc Back   ? Help   q Quit
        """)
  }

  @Test("The smallest window shows the title, the rows and the keys")
  func smallest() {
    #expect(
      picture(Samples.list(), 30, 8, "down") == """
         [1 Posts]  2 Account
                    Posts      ↓ more
           Post 1                  ›
           by author 1
         > Post 2                  ›
           by author 2

         enter Open   ? Help   q Quit
        """)
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
