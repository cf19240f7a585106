import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

/// Tests of the core alone: no app is there, and every step is a value.
@Suite("FrontEndState", .tags(.terminal)) struct FrontEndStateTests {
  private let app = AppReading(scene: Samples.list())

  /// Returns what some keys ask for, of which each is pressed after a frame.
  private func requests(_ state: inout FrontEndState, _ names: String..., app: AppReading? = nil) -> [Request] {
    names.flatMap { name in
      _ = state.see(app ?? self.app)
      let seen = Seen(state.view(app ?? self.app, size: .standard))
      return Key(name: name).map { state.update(.key($0), app ?? self.app, size: .standard, seen: seen) } ?? []
    }
  }

  @Test("A key changes the state, or asks for what only the app or the terminal can do")
  func update() {
    var state = FrontEndState()
    #expect(requests(&state, "down") == [])
    let select = SceneIntent.select(Samples.listPage, list: "list", row: "2")
    #expect(requests(&state, "enter", "u", "y", "ctrl-z") == [.app(.intent(select)), .app(.undo), .copyLink, .suspend])
    #expect(requests(&state, ":", "x", "enter") == [.app(.link("x", adding: 0), .enterLink)])
  }

  @Test("Drawing changes nothing, and equal states look the same")
  func view() {
    var state = FrontEndState()
    _ = requests(&state, "down", "/", "2")
    let copy = state
    let frame = state.view(app, size: .standard)
    #expect(state == copy && frame == copy.view(app, size: .standard))
    _ = requests(&state, "3")
    #expect(state != copy && copy.view(app, size: .standard) == frame, "a copy stays as it is")
  }

  @Test("An edit moves the caret only after the app has accepted it")
  func receive() {
    let form = AppReading(scene: Samples.form(email: "ab"))
    var state = FrontEndState()
    let asked = requests(&state, "left", "x", app: form)
    let typed = SceneRequest.intent(.edit(Samples.formPage, field: "Email", text: "axb"))
    guard case .app(let request, let purpose)? = asked.first, request == typed else {
      Issue.record("\(asked)")
      return
    }
    for (reply, caret) in [(Reply.refused("no"), 1), (.done, 2)] {
      var state = state
      state.receive(reply, to: typed, for: purpose, size: .standard)
      #expect(state[Samples.formPage].carets["Email"] == caret)
    }
  }
}
