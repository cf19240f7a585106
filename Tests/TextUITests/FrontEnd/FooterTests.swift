import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Footer", .tags(.terminal)) struct FooterTests {
  private func footer(_ scene: Scene, _ columns: Int, _ keys: String...) -> String {
    let frontEnd = FrontEnd(source: FakeApp(scene), size: Size(columns: columns, rows: 20))
    for key in keys.compactMap({ Key(name: $0) }) {
      _ = frontEnd.frame()
      _ = frontEnd.handle(.key(key))
    }
    return PlainFrame(frontEnd.frame()).lines.last ?? ""
  }

  @Test(
    "A narrower window names fewer keys, and drops the least useful first",
    arguments: [
      (120, " enter Open   tab Buttons   1-2 Tabs   / Find   i Inspect   : Link   ? Help   q Quit"),
      (80, " enter Open  tab Buttons  1-2 Tabs  / Find  i Inspect  : Link  ? Help  q Quit"),
      (60, " enter Open  tab Buttons  1-2 Tabs  / Find  ? Help  q Quit"),
      (40, " enter Open   ? Help   q Quit"),
      (30, " enter Open   ? Help   q Quit"),
    ])
  func narrow(columns: Int, expected: String) {
    let actions = [Samples.action("Menu", on: Samples.listPage)]
    #expect(footer(Samples.list(20, actions: actions), columns) == expected)
  }

  @Test("Help and Quit are named in every window and on every screen", arguments: [30, 40, 80])
  func always(columns: Int) {
    for scene in [
      Samples.list(), Samples.presenting(.sheet, Samples.menu), Samples.presenting(.alert, Samples.question),
    ] {
      let footer = footer(scene, columns)
      #expect(footer.contains(" ? Help ") && footer.hasSuffix(" q Quit"))
    }
    #expect(footer(Samples.form(), columns).hasSuffix("f1 Help   ctrl-c Quit"))
  }

  @Test("Back is named on a pushed page, also in a narrow window, and an alert names its cancel action")
  func leaving() {
    var scene = Samples.list(1, tabs: nil)
    scene.root.depth = 1
    #expect(footer(scene, 40) == " enter Open  esc Back  ? Help  q Quit")
    #expect(footer(Samples.presenting(.alert, Samples.question), 80).contains("  esc Stay  "))
  }

  @Test("The footer names the effect of Enter")
  func enter() {
    #expect(footer(Samples.list(), 80).hasPrefix(" enter Open "))
    #expect(footer(Samples.presenting(.sheet, Samples.menu), 80).hasPrefix(" enter Choose "))
    #expect(footer(Samples.presenting(.sheet, Samples.menu), 80, "end").hasPrefix(" enter Open "))
    #expect(footer(Samples.form(reason: nil), 80).hasPrefix(" enter Next "))
    #expect(footer(Samples.presenting(.alert, Samples.question), 80).hasPrefix(" enter Choose "))
    var form = Samples.formScreen("", nil, 0, nil)
    form.actions[0].label = "Sign up"
    #expect(footer(Samples.scene(Samples.formPage, form), 80, "tab").hasPrefix(" enter Sign up "))
  }

  @Test("No key is named twice, also while the inspector has the keys of a page that goes back")
  func once() {
    var scene = Samples.list(20)
    scene.root.depth = 1
    scene.root.backTitle = "Start"
    let frontEnd = FrontEnd(source: FakeApp(scene), size: Size(columns: 140, rows: 30))
    frontEnd.press("i", "tab")
    let footer = PlainFrame(frontEnd.frame()).lines.last ?? ""
    #expect(footer.contains(" esc Close "))
    #expect(footer.ranges(of: " esc ").count == 1, "\(footer)")
  }

  @Test("The help opens while typing, and closing it keeps the typed text")
  func helpInField() {
    let frontEnd = FrontEnd(source: FakeApp(Samples.form(email: "ada")), size: .standard)
    let before = frontEnd.frame()
    _ = frontEnd.handle(.key(Key(.function(1))))
    #expect(PlainFrame(frontEnd.frame()).description.contains("Keys"))
    _ = frontEnd.handle(.key(.escape))
    #expect(frontEnd.frame() == before)
  }
}
