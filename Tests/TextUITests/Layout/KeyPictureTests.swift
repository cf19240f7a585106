import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

/// Tests of frames after key presses, as literal pictures.
@MainActor
@Suite("Frames of the help, the link bar and small windows", .tags(.terminal)) struct KeyPictureTests {
  private func picture(_ scene: Scene, _ columns: Int, _ rows: Int, _ keys: String...) -> String {
    let frontEnd = FrontEnd(source: FakeApp(scene), size: Size(columns: columns, rows: rows))
    frontEnd.press(keys)
    return PlainFrame(frontEnd.frame()).description
  }

  private var details: Scene {
    let page = Page.ID("details")
    let text = (1...6).map { "Paragraph \($0) of a text that is long enough to be wrapped to the width." }
    let screen = Screen(
      "Post 7", actions: [Samples.action("Share", on: page), Samples.action("Delete", on: page, role: .destructive)],
      elements: [.heading("On modular apps"), .text(text.joined(separator: "\n"))])
    return Scene(root: Layer(style: .root, page: Page(id: page, screen: screen), depth: 1, backTitle: "Posts"))
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

  @Test("The link bar keeps a refused link and shows the reason")
  func linkBar() {
    #expect(
      picture(Samples.list(), 60, 16, ":", "x", "enter") == """
         ╭───────────────────── Open a link ──────────────────────╮
         │   ┌ Link ────────────────────────────────────────────┐ │
        ─│ > │ x                                                │ │─
         │   └──────────────────────────────────────────────────┘ │
         │     Error: “x” is no link                              │
         │                                                        │
         │                                                        │
         │                                                        │
         │                                                        │
         │                                                        │
         │                                                        │
         │   [ Open ]    [ Cancel ]                               │
         │                                                        │
        ─╰────────────────────────────────────────────────────────╯─

         enter Open   esc Cancel   tab Next control   ctrl-c Quit
        """)
  }

  @Test("Text without controls scrolls with the arrow keys")
  func scrolling() {
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

  @Test("Pressing a disabled button shows its reason")
  func disabled() {
    #expect(
      picture(Samples.form(email: "ada"), 50, 16, "tab", "tab", "enter") == """
         ‹ Welcome         Who are you?
        ──────────────────────────────────────────────────
           ┌ Email ─────────────────────────────────────┐
           │ ada                                        │
           └────────────────────────────────────────────┘

           ┌ Password ──────────────────────────────────┐
           │                                            │
           └────────────────────────────────────────────┘


        ──────────────────────────────────────────────────
         > ( Next )    [ Cancel ]
             Next: Fill in every field
         › Next: Fill in every field
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

  @Test("In a low window an alert has no blank lines, and marks that there is more to read")
  func lowQuestion() {
    let scene = Samples.presenting(.alert, Samples.question)
    #expect(
      picture(scene, 32, 8) == """
         ╭───────── Log out? ─────────╮
         │   Your draft is kept on    │
         │   this computer.           │
         │   [ o Log out ]            │
         │ > [ s Stay ]               │
         ╰────────────────────────────╯

         enter Choose   ? Help   q Quit
        """)
    #expect(
      picture(scene, 30, 8, "down") == """
         ╭──────── Log out? ────────╮
         │   Your draft is kept on  │
         │   this computer.         │
         │   [ o Log out ]          │
         │ > [ s Stay ]             │
         ╰──────────────────────────╯

         enter Choose  ? Help  q Quit
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
