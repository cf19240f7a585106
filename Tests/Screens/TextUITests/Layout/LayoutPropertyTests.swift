import RandomTesting
import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

/// Tests of invariants for random scenes and window sizes.
@Suite("Random scenes in random windows", .tags(.terminal)) struct LayoutPropertyTests {
  private static let words = [
    "a", "Post", "日本語", "👨‍👩‍👧‍👦", "e\u{301}", "\u{1B}[2J", "longer than it should be", "", "\n", "x\u{202E}y",
  ]

  private func text(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in Self.words.randomElement(using: &random) }
      .joined(separator: " ")
  }

  private func action(_ id: Int, _ random: inout SplitMix64) -> Action<SceneIntent> {
    let role: ActionRole = [.normal, .primary, .destructive, .cancel].randomElement(using: &random) ?? .normal
    return Action(
      text(&random), .tab("x"), id: "\(id)", role: role,
      disabledReason: Bool.random(using: &random) ? text(&random) : nil)
  }

  private func element(_ id: Int, _ random: inout SplitMix64) -> Element<SceneIntent> {
    let text = text(&random)
    switch Int.random(in: 0...8, using: &random) {
    case 0: return .heading(text)
    case 1: return .text(text)
    case 2: return .error(text)
    case 3: return .loading(text)
    case 4: return .divider
    case 5: return .button(action(id, &random))
    case 6:
      return .field(Field(text + "\(id)", text: text, hint: text, error: id % 2 == 0 ? text : nil) { _ in .tab("x") })
    case 7: return .field(Field("secret \(id)", secretLength: id) { _ in .tab("x") })
    default:
      let rows = (0..<id).map { Row(id: "\($0)", title: text, subtitle: id % 2 == 0 ? text : nil) }
      return .list(RowList(id: "list \(id)", rows) { _ in nil })
    }
  }

  private func layer(_ style: Layer.Style, _ id: Int, _ random: inout SplitMix64) -> Layer {
    let elements = (1...Int.random(in: 1...9, using: &random)).map { element($0, &random) }
    let actions = (0..<Int.random(in: 0...5, using: &random)).map { action(100 + $0, &random) }
    let screen = Screen(text(&random), actions: actions, elements: elements)
    return Layer(
      style: style, tabs: Bool.random(using: &random) ? Samples.tabs : nil,
      page: Page(id: Page.ID("\(id)"), screen: screen), depth: id % 2, backTitle: id % 2 == 1 ? text(&random) : nil)
  }

  private func scene(_ random: inout SplitMix64) -> Scene {
    let styles: [Layer.Style] = [.sheet, .cover, .alert]
    let modals = (0..<Int.random(in: 0...4, using: &random)).map {
      layer(styles.randomElement(using: &random) ?? .sheet, $0 + 1, &random)
    }
    let toast = Bool.random(using: &random) ? text(&random) : nil
    return Scene(root: layer(.root, 0, &random), modals: modals, toast: toast)
  }

  private func size(_ random: inout SplitMix64) -> Size {
    Size(columns: .random(in: 1...120, using: &random), rows: .random(in: 1...50, using: &random))
  }

  @Test(
    "A random scene in a random window has complete rows and characters, and the caret is inside",
    .tags(.random), arguments: RandomRound.rounds(1))
  @MainActor func anything(_ round: RandomRound) {
    var random = round.generator
    for _ in 0..<3 {
      let frontEnd = FrontEnd(source: FakeApp(scene(&random)), size: size(&random))
      for key: Key in [.tab, .down, .right, Key(.pageDown), .tab, .up, .character("x"), Key(.end)] {
        let frame = frontEnd.frame()
        let size = frame.grid.size
        for row in 0..<size.rows { #expect(frame.grid[row: row].reduce(0) { $0 + $1.width } == size.columns) }
        if let caret = frame.caret {
          #expect((0..<size.columns).contains(caret.column) && (0..<size.rows).contains(caret.row))
        }
        #expect(frame == frontEnd.frame(), "the same again")
        _ = frontEnd.handle(.key(key))
      }
    }
  }

  @Test(
    "A frame depends on the scene, the state and the size, and not on the frames before it",
    .tags(.random), arguments: RandomRound.rounds(1))
  @MainActor func drawnFresh(_ round: RandomRound) {
    var random = round.generator
    let all = KeyTable.bindings.flatMap(\.keys).filter { ![.control("c"), .control("z")].contains($0) }
    let often = ["f1", "escape", "i", "page-down", "page-up", "tab", "shift-tab"].compactMap { Key(name: $0) }
    let app = FakeApp(scene(&random))
    app.places = ["app://posts", "app://posts/*"]
    app.events = (0..<9).map { SceneEvent(number: $0, cause: "step", link: "app://posts", isReachable: true) }
    let frontEnd = FrontEnd(source: app, size: Size(columns: 80, rows: 16))
    var pressed: [String] = []
    for _ in 0..<40 {
      let drawn = frontEnd.frame()
      let fresh = FrontEnd(source: app, size: frontEnd.size)
      fresh.state = frontEnd.state
      let isSame = fresh.frame() == drawn
      #expect(isSame, "after \(pressed):\n\(PlainFrame(drawn))\n\(PlainFrame(fresh.frame()))")
      if random.once(in: 15) { app.scene = scene(&random) }
      if random.once(in: 15) { frontEnd.size = size(&random) }
      guard let key = (random.once(in: 2) ? all : often).randomElement(using: &random) else { return }
      pressed.append(key.name)
      _ = frontEnd.handle(.key(key))
    }
  }
}
