import Routing
import ScreenKit
import TestTopics
import Testing

@testable import AppShell

@Suite("A link from every state three steps away", .tags(.links))
@MainActor
struct EveryStateTests {
  /// One thing that a person can do.
  private enum Step: CustomStringConvertible {
    case send(SceneIntent)
    case open(String)

    var description: String {
      switch self {
      case .send(let intent): "\(intent)"
      case .open(let link): link
      }
    }
  }

  private static let links = ["app://loggedIn/posts/3/share/3", "app://onboarding/profile", "app://notebook/note"]

  private func start() async throws -> AppPilot {
    try await AppPilot.signedIn(features: [.notebook(.sheet), .template(.tab)])
  }

  /// What the screen offers: each button, the first row of each list, each tab, something typed, the ways back, and links.
  private func steps(from pilot: AppPilot) -> [Step] {
    let (page, layer) = (pilot.page, pilot.app.scene.active)
    let rows = page.screen.elements.compactMap { element -> SceneIntent? in
      switch element {
      case .list(let list): list.rows.first.map { .select(page.id, list: list.id, row: $0.id) }
      case .field(let field): .edit(page.id, field: field.id, text: "Kites")
      default: nil
      }
    }
    let tabs = layer.tabs?.tabs.map { SceneIntent.tab($0.id) } ?? []
    let buttons = page.screen.allActions.filter(\.isEnabled).map(\.intent)
    return (buttons + rows + tabs + [.back(page.id), .close(page.id)]).map(Step.send) + Self.links.map(Step.open)
  }

  private func take(_ step: Step, in pilot: AppPilot) async {
    switch step {
    case .send(let intent): pilot.app.send(intent)
    case .open(let link): pilot.app.open(link: link)
    }
    await pilot.app.settle()
  }

  @Test("The same link leads to the same tree, whether it waits, asks, or opens at once")
  func sameTree() async throws {
    let link = "app://loggedIn/posts/7/share/7"
    let cold = try await start()
    cold.app.open(link, policy: .reset)
    let expected = cold.app.tree.filter { $0 != "\n" }
    var (ways, seen, count): ([[Step]], Set<String>, Int) = ([[]], [], 0)
    while let way = ways.popLast() {
      let pilot = try await start()
      for step in way { await take(step, in: pilot) }
      guard seen.insert(pilot.app.tree + pilot.title + "\(pilot.page.screen)").inserted else { continue }
      if way.count < 3 { ways = steps(from: pilot).map { way + [$0] } + ways }
      count += 1
      pilot.app.open(link, policy: .reset)
      for _ in 1...3 where pilot.app.scene.active.style == .alert { pilot.tap("Discard") }
      if pilot.title == "Log in" { await pilot.logIn() }
      pilot.app.open(link: "app://template")
      pilot.app.open(link, policy: .reset)
      try #require(pilot.app.tree.filter { $0 != "\n" } == expected, "after \(way)")
    }
    #expect(count > 100)
  }
}
