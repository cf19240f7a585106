import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing
import TextUI

@testable import AppShell

@Suite("Every place behind the log-in", .tags(.gates, .privacy))
@MainActor
struct GateTests {
  /// Who opens a link.
  enum Person: String, CaseIterable {
    case signedOut
    case signingUp
    case signedIn
    case expired
  }

  /// The places, as links write them, and the title that somebody sees there who is signed in.
  private static let titles = [
    "posts": "Posts", "posts/*": "Post", "authors/*": "Author", "share/*": "Share", "compose": "New post",
    "menu": "Menu", "filter": "Filter", "about": "About",
    "account": "Account", "log-out": "Log out?",
  ]

  /// What everybody else sees first, and what they are told.
  private static let instead: [Person: (title: String, notice: String)] = [
    .signedOut: ("Log in", "Log in, and the link opens"),
    .signingUp: ("Who you are", "The link opens when you have signed up"),
    .expired: ("Log in", "Your session has ended; log in again. Then the link opens"),
  ]

  @Test("Every place that the module has is in the table")
  func complete() throws {
    let module = try #require(AppCoordinator.modules.first { $0.name == "loggedIn" })
    #expect(Set(module.routes.filter { !$0.isQuestion }.map(\.pattern)) == Set(Self.titles.keys))
    #expect(module.routes.allSatisfy { $0.gates == [Gate("signed in")] })
  }

  @Test(
    "From a cold start and in a running app: the place for who is signed in, and no word of it for anybody else",
    arguments: Person.allCases, [true, false])
  func places(person: Person, isCold: Bool) async throws {
    for (pattern, title) in Self.titles {
      let link = "app://loggedIn/\(pattern.replacing("*", with: "1"))"
      let pilot = try await pilot(of: person, isCold: isCold)
      var frames = person == .expired && !isCold ? [] : [frame(of: pilot)]
      pilot.app.open(link: link)
      frames.append(frame(of: pilot))
      guard let instead = Self.instead[person] else {
        #expect(pilot.title == title, "\(link)")
        continue
      }
      #expect(pilot.title == instead.title, "\(link)")
      #expect(pilot.app.scene.toast == instead.notice, "\(link)")
      await pilot.app.settle()
      frames.append(frame(of: pilot))
      for frame in frames { #expect(!Self.protectedWords.contains { frame.contains($0) }, "\(link): \(frame)") }
      #expect(!pilot.app.tree.contains("loggedIn"), "\(link)")

      guard person != .signingUp else { continue }
      await pilot.logIn()
      #expect(pilot.title == title, "\(link)")
    }
  }

  /// An app that was just started, or one that has been in use.
  private func pilot(of person: Person, isCold: Bool) async throws -> AppPilot {
    let pilot = try AppPilot()
    switch person {
    case .signedOut: break
    case .signingUp: pilot.app.open(link: "app://onboarding/profile")
    case .signedIn, .expired:
      await pilot.logIn()
      pilot.app.open(link: "app://loggedIn/posts/3/authors/2?tab=account")
    }
    await pilot.app.settle()
    if person == .expired { pilot.calendar.today = try #require(CalendarDate("1970-03-01")) }
    return isCold ? try pilot.restarted() : pilot
  }

  /// What only somebody may see who is signed in: the tabs, the first post, and the way to write one.
  private static let protectedWords = ["Posts", " Account", "A can of yellow paint", "Write"]

  private func frame(of pilot: AppPilot) -> String {
    PlainFrame(pilot.app.scene, size: .standard, isASCII: false).description
  }
}
