import RandomTesting
import Routing
import ScreenKit
import TestTopics
import Testing

@testable import AppShell

@Suite("A link from every state one step away and from random states two or three steps away", .tags(.links))
@MainActor
struct EveryStateTests {
  private enum UserAction: CustomStringConvertible {
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

  private func start() async throws -> AppRobot {
    try await AppRobot.signedIn(features: [.notebook(.sheet), .template(.addedTab)])
  }

  /// Returns the actions for a screen: buttons, first rows of lists, tabs, text input, back, close, and links.
  private func steps(from robot: AppRobot) -> [UserAction] {
    let (page, layer) = (robot.page, robot.app.scene.active)
    let rows = page.screen.elements.compactMap { element -> SceneIntent? in
      switch element {
      case .list(let list): list.rows.first.map { .select(page.id, list: list.id, row: $0.id) }
      case .field(let field): .edit(page.id, field: field.id, text: "Kites")
      default: nil
      }
    }
    let tabs = layer.tabs?.tabs.map { SceneIntent.tab($0.id) } ?? []
    let buttons = page.screen.allActions.filter(\.isEnabled).map(\.intent)
    return (buttons + rows + tabs + [.back(page.id), .close(page.id)]).map(UserAction.send)
      + Self.links.map(UserAction.open)
  }

  private func take(_ step: UserAction, in robot: AppRobot) async {
    switch step {
    case .send(let intent): robot.app.send(intent)
    case .open(let link): robot.app.enterLink(link)
    }
    await robot.app.settle()
  }

  @Test(
    "A link leads to the same tree whether it opens at once, waits, or asks for confirmation",
    .tags(.random), arguments: RandomRound.rounds(1))
  func sameTree(_ round: RandomRound) async throws {
    var random = round.generator
    let link = "app://loggedIn/posts/7/share/7"
    let cold = try await start()
    cold.app.open(link, policy: .reset)
    let expected = cold.app.tree.filter { $0 != "\n" }
    var (ways, seen, count): ([[UserAction]], Set<String>, Int) = ([[]], [], 0)
    while let way = ways.popLast() {
      let robot = try await start()
      for step in way { await take(step, in: robot) }
      guard seen.insert(robot.app.tree + robot.title + "\(robot.page.screen)").inserted else { continue }
      // All first steps are tried, but only a random selection of second and third ones, to limit the time.
      let branches = [Int.max, 2, 1, 0][way.count]
      ways = steps(from: robot).shuffled(using: &random).prefix(branches).map { way + [$0] } + ways
      count += 1
      robot.app.open(link, policy: .reset)
      for _ in 1...3 where robot.app.scene.active.style == .alert { robot.tap("Discard") }
      if robot.title == "Log in" { await robot.logIn() }
      robot.app.enterLink("app://template")
      robot.app.open(link, policy: .reset)
      try #require(robot.app.tree.filter { $0 != "\n" } == expected, "after \(way)")
    }
    #expect(count > 12)
  }
}
