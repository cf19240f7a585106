import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Footer", .tags(.terminal)) struct FooterTests {
  private func footer(_ scene: Scene, _ columns: Int, _ key: String) -> Substring {
    picture(scene, columns, 20, key).split(separator: "\n").last ?? ""
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
    #expect(footer(Samples.list(20, actions: actions), columns, "home") == expected)
  }

  @Test("The footer names the effect of Enter on the selected row, and in the last field of a form")
  func enter() {
    #expect(footer(Samples.presenting(.sheet, Samples.menu), 80, "home").hasPrefix(" enter Choose "))
    #expect(footer(Samples.presenting(.sheet, Samples.menu), 80, "end").hasPrefix(" enter Open "))
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
    let footer = frontEnd.lines.last ?? ""
    #expect(footer.contains(" esc Close "))
    #expect(footer.ranges(of: " esc ").count == 1, "\(footer)")
  }

  @Test("The help opens while typing, and closing it keeps the typed text")
  func helpInField() {
    let frontEnd = FrontEnd(source: FakeApp(Samples.form(email: "ada")), size: .standard)
    let before = frontEnd.frame()
    _ = frontEnd.handle(.key(Key(.function(1))))
    #expect(frontEnd.text.contains("Keys"))
    _ = frontEnd.handle(.key(.escape))
    #expect(frontEnd.frame() == before)
  }
}
