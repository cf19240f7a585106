import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("The root of the app", .tags(.navigation))
@MainActor
struct RootTests {
  @Test(
    "Each root shows its own flow and nothing else",
    arguments: [
      (AppRoute.onboarding, "Welcome"), (.loggedOut, "Log in"), (.loggedIn, "Posts"),
    ])
  func roots(root: AppRoute, title: String) async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.app.setRoot(root)
    #expect(pilot.title == title)
    #expect(pilot.app.scene.modals.isEmpty)
    #expect(pilot.depth == 0)
  }

  @Test("Nobody signed in and nothing saved: the app begins at the log-in")
  func firstStart() throws {
    #expect(try AppPilot().title == "Log in")
  }

  @Test("Setting the root that is shown changes nothing and tells nobody")
  func sameRoot() async throws {
    let pilot = try await AppPilot.signedIn()
    let (page, changes) = (pilot.page.id, pilot.app.changes)
    pilot.app.setRoot(.loggedIn)
    #expect(pilot.page.id == page)
    #expect(pilot.app.changes == changes)
  }

  @Test("When onboarding is done its flow is gone: depth 0, back refused with a message, view models freed")
  func replacing() async throws {
    let pilot = try AppPilot()
    pilot.tap("Create account")
    pilot.fillInOnboarding()
    let living = try pilot.living()
    #expect(living.count == 4, "the flow and its three steps")
    pilot.tap("Create account")
    await pilot.app.settle()
    #expect(pilot.title == "Posts")
    #expect(pilot.depth == 0)
    #expect(pilot.back() == .refused("This is the first screen: there is nothing to go back to"))
    #expect(pilot.app.scene.toast == "This is the first screen: there is nothing to go back to")
    #expect(living.allSatisfy { $0.object == nil })
  }

  @Test("Onboarding can be started again, at step 1 with nothing typed, a thousand times without a trace")
  func reset() async throws {
    let pilot = try await AppPilot.signedIn()
    var freed: [Weak] = []
    for _ in 1...1_000 {
      pilot.app.send(.tab("account"))
      freed.append(Weak(object: pilot.app.flow))
      pilot.tap("Start onboarding again")
      #expect(pilot.title == "Welcome")
      #expect(pilot.depth == 0)
      freed.append(Weak(object: pilot.app.flow))
      pilot.tap("Next")
      #expect(pilot.page.screen.fieldTexts == ["", "", ""])
      pilot.type("Name", "Ada")
      pilot.tap("Cancel")
      #expect(pilot.title == "Account")
    }
    await pilot.app.settle()
    #expect(freed.count(where: { $0.object != nil }) == 0)
  }

  @Test(
    "From three levels deep another root is one call away, from a sheet and in either tab",
    arguments: [
      "app://loggedIn/posts/1/authors/1/posts/2", "app://loggedIn/posts/1/share/1", "app://loggedIn/posts/menu/about",
      "app://loggedIn/posts/1?tab=account",
    ])
  func deep(link: String) async throws {
    let pilot = try await AppPilot.signedIn()
    #expect(pilot.app.open(link: link) == .done)
    #expect(pilot.app.open(link: "app://onboarding") == .done)
    #expect(pilot.title == "Welcome")
  }

  @Test(
    "Logging out, from any depth, frees everything and forgets what was kept",
    arguments: [
      "app://loggedIn/account", "app://loggedIn/posts/1/authors/1/posts/2/share/2", "app://loggedIn/posts/menu/filter",
    ])
  func logOut(link: String) async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.app.open(link: link)
    await pilot.app.settle()
    let living = try pilot.living()
    #expect(living.count == 1 + pilot.app.tree.ranges(of: "app://").count, "the flow and a view model for each entry")
    #expect(pilot.storage.names == ["place", "session"])
    pilot.app.open(link: "app://loggedIn/account/log-out")
    #expect(pilot.title == "Log out?")
    pilot.tap("Log out")
    #expect(pilot.title == "Log in")
    await pilot.app.settle()
    #expect(living.allSatisfy { $0.object == nil })
    #expect(pilot.storage.names == ["place"])
    #expect(pilot.storage["place"]?.contains("loggedIn") == false)
  }
}

extension AppPilot {
  /// The visible flow and the view model of each of its entries, visible or not, none of them kept alive.
  fileprivate func living() throws -> [Weak] {
    let flow = try #require(app.flow)
    return ([flow] + flow.entries.compactMap { flow.screen(of: $0) }).map { Weak(object: $0) }
  }
}

extension Screen {
  fileprivate var fieldTexts: [String] {
    elements.compactMap {
      if case .field(let field) = $0, case .text(let text, _) = field.content { text } else { nil }
    }
  }
}
