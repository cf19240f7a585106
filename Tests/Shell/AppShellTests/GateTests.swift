import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Every screen behind the log-in", .tags(.gates, .privacy))
@MainActor
struct GateTests {
  /// The state of the session when a link is opened.
  enum SessionKind: String, CaseIterable {
    case signedOut
    case signingUp
    case signedIn
    case expired
  }

  /// The title of each screen with a session, by the path pattern of its route.
  private static let titles = [
    "posts": "Posts", "posts/*": "Post", "share/*": "Share", "compose": "New post",
    "menu": "Menu", "about": "About",
    "account": "Account", "start-again": "Start onboarding again?", "log-out": "Log out?",
  ]

  /// The title and the toast that the app shows instead when there is no valid session.
  private static let instead: [SessionKind: (title: String, notice: String)] = [
    .signedOut: ("Log in", "Log in, and the link opens"),
    .signingUp: ("Who you are", "The link opens when you have signed up"),
    .expired: ("Log in", "Your session has ended; log in again. Then the link opens"),
  ]

  @Test("The table lists every route of the module")
  func complete() throws {
    let module = try #require(AppRobot.modules.first { $0.name == "loggedIn" })
    #expect(Set(module.routes.filter { !$0.isConfirmation }.map(\.pattern)) == Set(Self.titles.keys))
    #expect(module.routes.allSatisfy { $0.gates == [.signedIn] })
  }

  @Test(
    "At launch and in a running app, a screen is visible only with a session",
    arguments: SessionKind.allCases, [true, false])
  func places(session: SessionKind, isCold: Bool) async throws {
    let before = try await robot(of: session)
    for (pattern, title) in Self.titles {
      let link = "app://loggedIn/\(pattern.replacing("*", with: "1"))"
      let robot =
        try isCold ? AppRobot(before.storage.copy(), on: before.calendar) : await robot(of: session)
      guard let instead = Self.instead[session] else {
        robot.app.enterLink(link)
        #expect(robot.title == title, "\(link)")
        continue
      }
      var frames = session == .expired && !isCold ? [] : [robot.picture]
      robot.app.enterLink(link)
      frames.append(robot.picture)
      #expect(robot.title == instead.title, "\(link)")
      #expect(robot.app.scene.toast == instead.notice, "\(link)")
      await robot.app.settle()
      frames.append(robot.picture)
      for frame in frames { #expect(!Self.protectedWords.contains { frame.contains($0) }, "\(link): \(frame)") }
      #expect(!robot.app.tree.contains("loggedIn"), "\(link)")

      guard session != .signingUp else { continue }
      await robot.logIn()
      #expect(robot.title == title, "\(link)")
    }
  }

  /// An app that has been in use.
  private func robot(of session: SessionKind) async throws -> AppRobot {
    let robot = try AppRobot()
    switch session {
    case .signedOut: break
    case .signingUp: robot.app.enterLink("app://onboarding/profile")
    case .signedIn, .expired:
      await robot.logIn()
      robot.app.enterLink("app://loggedIn/posts/3?tab=account&then=authors%2F2")
    }
    await robot.app.settle()
    if session == .expired { try robot.letSessionEnd() }
    return robot
  }

  /// Texts that only appear with a session: the titles of the tabs, the first post, and the button to write one.
  private static let protectedWords = ["Posts", " Account", "A can of yellow paint", "Write"]
}
