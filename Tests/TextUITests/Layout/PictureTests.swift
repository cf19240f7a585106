import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

/// Tests of frames as literal pictures.
@Suite("Frames of screens", .tags(.terminal)) struct PictureTests {
  @Test("A list has tabs, rows with a visible selection, a toolbar and the available keys")
  func list() {
    let actions = [Samples.action("New post", on: Samples.listPage), Samples.action("Menu", on: Samples.listPage)]
    #expect(
      picture(Samples.list(actions: actions), 60, 16) == """
         [1 Posts]  2 Account
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

  @Test("A badge stands in parentheses after the title of its tab")
  func badge() {
    let picture = picture(Samples.list(1, tabs: Samples.badgedTabs), 60, 16)
    #expect(picture.split(separator: "\n").first == " [1 Posts]  2 Account (3)")
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

  @Test("A cover hides its presenter entirely")
  func cover() {
    #expect(
      picture(Samples.presenting(.cover, Samples.menu), 60, 14) == """
                                    Menu
        ────────────────────────────────────────────────────────────
         > Only mine                                           [x]
           Oldest first                                        [ ]
           About                                                 ›






        ────────────────────────────────────────────────────────────

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

  @Test("A form is usable in 40x12")
  func small() {
    #expect(
      picture(Samples.form(), 40, 12) == """
         ‹ Welcome    Who are you?
           ┌ Email ───────────────────────────┐
         > │                                  │
           └──────────────────────────────────┘
             name@example.com
           ┌ Password ────────────────────────┐
           │                                  │
           └──────────────────────────────────┘
           ( Next )    [ Cancel ]
             Next: Fill in every field

         enter Next   f1 Help   ctrl-c Quit
        """)
  }

  @Test("ASCII draws the same boxes with other characters")
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
}
