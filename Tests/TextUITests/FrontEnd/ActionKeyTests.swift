import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Letters of actions", .tags(.terminal))
struct ActionKeyTests {
  private let page = Samples.listPage

  /// Returns the toolbar of a list with actions, as it is drawn.
  private func toolbar(_ labels: String..., keys: [String] = []) -> String {
    let scene = Samples.list(actions: labels.map { Samples.action($0, on: page) })
    let (frontEnd, _) = show(scene)
    frontEnd.press(keys)
    return frontEnd.lines[20].split(separator: " ").joined(separator: " ")
  }

  @Test("An action has the first letter of a word, or else another one, that no other key has")
  func letters() {
    #expect(toolbar("Write", "Menu", "Reload") == "[ w Write ] [ m Menu ] [ r Reload ]")
    #expect(toolbar("Start", "Share", "Sort") == "[ s Start ] [ a Share ] [ o Sort ]")
    #expect(toolbar("Log out", "Keep writing", "Quit") == "[ o Log out ] [ w Keep writing ] [ t Quit ]")
    #expect(toolbar("1", "Öl") == "[ 1 ] [ Öl ]", "a digit chooses a tab, l moves, and ö is on few keyboards")
  }

  @Test("A letter chooses its action from anywhere on the page, or says why the action is disabled")
  func choosing() {
    let (frontEnd, app) = show(
      Samples.list(actions: [
        Samples.action("Menu", on: page), Samples.action("Reload", on: page, disabledReason: "it loads already"),
      ]))
    frontEnd.press("m", "down", "m")
    #expect(app.sent == [.activate(page, action: "Menu"), .activate(page, action: "Menu")])
    frontEnd.press("r")
    #expect(frontEnd.refusal == "Reload: it loads already")
    frontEnd.press("?")
    let help = frontEnd.text
    #expect(help.contains("m                 Menu") && help.contains("r                 Reload"))
  }

  @Test("While a filter is typed, and on a page with fields, letters are text, and no button has one")
  func typing() {
    #expect(toolbar("Menu", keys: ["/", "m"]) == "[ Menu ]")
    #expect(picture(Samples.form(reason: nil), 80, 24, "tab", "tab").contains("> [ Next ]    [ Cancel ]"))
  }
}
