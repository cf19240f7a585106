import ScreenKit
import Services
import ServicesTesting
import Testing
import TextUI

@testable import AppShell

/// O3: a bug report is a recording.
@Suite("Recording the app")
@MainActor
struct RecordingTests {
  @Test("What a random person does, a player does again: the same scene, the same tree, and the same recording")
  func replay() async throws {
    var exact = 0
    for seed in 1...UInt64(100) {
      let person = try RandomPerson(seed: seed)
      for _ in 1...100 { await person.act() }
      // The message about a refused link, which is not written, goes away with the next intent.
      person.goBack()
      await person.recorder.settle()
      person.recorder.end()
      #expect(!person.lines.joined().contains("correct horse"))

      let pilot = try AppPilot()
      let again = Lines()
      let recorder = ScriptRecorder(of: pilot.app) { again.all.append($0) }
      let script = try Script(parsing: person.lines.joined(separator: "\n"), name: "seed \(seed)")
      let player = ScriptPlayer(source: recorder, environment: ["WAYMARK_PASSWORD": "correct horse"]) { _ in }
      try await player.play(script)
      recorder.end()
      try #require(pilot.app.scene == person.app.scene, "seed \(seed)")
      try #require(pilot.app.tree == person.app.tree, "seed \(seed)")
      try #require(pilot.app.events == person.app.events, "seed \(seed)")
      // A refused link, which is a comment, may stand in the middle of typing.
      if !person.lines.contains(where: { $0.hasPrefix("# a ") }) {
        try #require(again.all == person.lines, "seed \(seed)")
        exact += 1
      }
    }
    #expect(exact > 5)
  }

  @Test("A log-in and a few steps, word for word")
  func story() async throws {
    let pilot = try AppPilot()
    let lines = Lines()
    let app = ScriptRecorder(of: pilot.app) { lines.all.append($0) }
    var page: Page.ID { app.scene.active.page.id }
    app.send(.edit(page, field: "Name", text: "A"))
    app.send(.edit(page, field: "Name", text: "Ada"))
    for letter in "correct horse" { app.send(.editSecret(page, field: "Password", .append(String(letter)))) }
    app.send(.activate(page, action: "Log in"))
    await pilot.app.settle()
    app.send(.select(page, list: "list", row: "7"))
    await pilot.app.settle()
    app.send(.activate(page, action: "Share"))
    app.send(.close(page))
    app.send(.back(page))
    app.send(.back(page))
    app.send(.tab("account"))
    app.undo(to: 2)
    app.open(link: "app://nowhere")
    app.end()
    #expect(
      lines.all.dropFirst() == [
        #"type "Name" "Ada""#, #"type-secret "Password" env:WAYMARK_PASSWORD"#, #"tap "Log in""#, "wait",
        #"select "\#(try await title(ofPost: 7))""#, "wait", #"tap "Share""#, "close", "back", "back",
        "expect refused", "tab account", "undo 2",
        #"# a link was refused: "No module is called that (module “nowhere”, byte 6)""#,
      ])
  }

  private func title(ofPost id: Int) async throws -> String {
    let pilot = try await AppPilot.signedIn()
    for case .list(let list) in pilot.page.screen.elements {
      if let row = list.rows.first(where: { $0.id == "\(id)" }) { return row.title }
    }
    return ""
  }
}

@MainActor
private final class Lines {
  var all: [String] = []
}

/// Somebody who does whatever the screen offers.
@MainActor
private final class RandomPerson {
  let app: AppCoordinator
  let recorder: ScriptRecorder
  private let written = Lines()
  private var random: SplitMix64

  var lines: [String] { written.all }

  init(seed: UInt64) throws {
    app = try AppPilot().app
    recorder = ScriptRecorder(of: app) { [written] in written.all.append($0) }
    random = SplitMix64(seed: seed)
  }

  func act() async {
    let page = recorder.scene.active.page
    switch Int.random(in: 0..<20, using: &random) {
    case 0...5:
      let actions = page.screen.allActions.filter(\.isEnabled)
      if let action = actions.randomElement(using: &random) { recorder.send(action.intent) }
    case 6...8:
      let lists = page.screen.elements.compactMap { if case .list(let list) = $0 { list } else { nil } }
      if let list = lists.randomElement(using: &random), let row = list.rows.randomElement(using: &random) {
        recorder.send(.select(page.id, list: list.id, row: row.id))
      }
    case 9, 10: type(on: page)
    case 11, 12: goBack()
    case 13: recorder.send(.close(page.id))
    case 14:
      if let tab = recorder.scene.active.tabs?.tabs.randomElement(using: &random) { recorder.send(.tab(tab.id)) }
    case 15: recorder.open(link: links.randomElement(using: &random) ?? "")
    case 16: recorder.undo(to: Int.random(in: 0...30, using: &random))
    // Time goes by without a script that says so.
    case 17, 18: await app.settle()
    default: logIn(on: page)
    }
  }

  func goBack() { recorder.send(.back(recorder.scene.active.page.id)) }

  private func type(on page: Page) {
    for case .field(let field) in page.screen.elements where Bool.random(using: &random) {
      switch field.content {
      case .text:
        let text = ["Ada", "ada@example.com", "1969-04-23", "two\nlines \"'\\ 👩‍👩‍👧", ""].randomElement(using: &random)
        recorder.send(.edit(page.id, field: field.id, text: text ?? ""))
      case .secret:
        let edit: SecretEdit = Int.random(in: 0..<4, using: &random) == 0 ? .clear : .replace("correct horse")
        recorder.send(.editSecret(page.id, field: field.id, edit))
      }
    }
  }

  private func logIn(on page: Page) {
    guard page.screen.title == "Log in" else { return }
    recorder.send(.edit(page.id, field: "Name", text: "Ada"))
    recorder.send(.editSecret(page.id, field: "Password", .replace("correct horse")))
    let submit = recorder.scene.active.page.screen.allActions.first { $0.id == "Log in" && $0.isEnabled }
    if let submit { recorder.send(submit.intent) }
  }

  private let links = [
    "app://loggedIn/posts/7", "app://loggedIn/posts/7/authors/1", "app://loggedIn/posts/7/share/7",
    "app://loggedIn/account", "app://loggedIn/menu/about", "app://loggedIn/compose", "app://onboarding/profile",
    "app://onboarding/profile/password", "app://loggedOut/help", "app://nowhere",
  ]
}

/// A small random generator: the same seed gives the same run (SplitMix64 by Sebastiano Vigna).
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
