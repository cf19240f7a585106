import RandomTesting
import ScreenKit
import ServicesTesting
import TextUI

@testable import AppShell

/// A simulated user that uses random controls of the visible page, types, goes back, and opens links.
@MainActor
final class RandomUser {
  let app: AppCoordinator
  let storage = StubStorage()
  let recorder: ScriptRecorder
  private let written = Lines()
  private var random: SplitMix64
  private let links: [String]

  var lines: [String] { written.all }

  /// Starts the app with `features` in addition to its own.
  ///
  /// - Parameter opensLinks: Whether the user also opens links.
  init(_ round: RandomRound, features: [AddedFeature] = [], opensLinks: Bool = true) throws {
    app = try AppRobot(storage, features: features).app
    links = opensLinks ? Self.links : []
    recorder = ScriptRecorder(of: app) { [written] in written.all.append($0) }
    random = round.generator
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
    case 15: if let link = links.randomElement(using: &random) { recorder.enterLink(link) }
    case 16: recorder.undo(to: Int.random(in: 0...30, using: &random))
    // Settling bypasses the recorder: a recording doesn't contain the time that passes.
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

  private static let links = [
    "app://loggedIn/posts/7", "app://loggedIn/posts/7?then=authors%2F1", "app://loggedIn/posts/7/share/7",
    "app://loggedIn/account", "app://loggedIn/menu/about", "app://loggedIn/compose", "app://onboarding/profile",
    "app://onboarding/profile/password", "app://loggedOut/help", "app://nowhere",
    "app://notebook/note", "app://notebook/safe", "app://template/items/2/help",
  ]
}

/// The lines of a recording, shared with the closure that writes them.
@MainActor
final class Lines {
  var all: [String] = []
}
