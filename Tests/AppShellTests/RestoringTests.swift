import Routing
import ScreenKit
import Services
import ServicesTesting
import Testing

@testable import AppShell

@Suite("Finding the place again")
@MainActor
struct RestoringTests {
  @Test(
    "The next start shows the saved place at once: root, tab, stacks and sheet",
    arguments: [
      "app://loggedIn/posts", "app://loggedIn/account", "app://loggedIn/posts/7/authors/1/posts/2",
      "app://loggedIn/posts/7/share/7", "app://loggedIn/posts/menu/about", "app://loggedIn/posts/7?tab=account",
      "app://onboarding/profile", "app://loggedIn/account/log-out",
    ])
  func restart(link: String) async throws {
    let first = try await AppPilot.signedIn()
    first.app.open(link: link)
    await first.app.settle()
    let second = try AppPilot(first.storage)
    #expect(second.app.tree == first.app.tree)
    #expect(second.app.link == first.app.link)
    #expect(second.app.scene.toast == nil)
  }

  @Test("Who is signed in is signed in at the next start; who isn't, sees nothing that needs it")
  func session() async throws {
    let first = try await AppPilot.signedIn()
    #expect(try AppPilot(first.storage).title == "Posts")
    try first.storage.remove("session")
    #expect(try AppPilot(first.storage).title == "Log in")
  }

  /// R5.
  @Test(
    "A place that can't be read costs one line of notice, and the file is kept",
    arguments: [
      "", "nonsense", "waymark 2\n", "waymark 1\n", "waymark 1\nentry app://loggedOut/log-in\n",
      "waymark 1\ntab selected\nentry app://loggedOut/nowhere%\n", "waymark 1\ntab\nentry",
    ])
  func unreadable(text: String) throws {
    let storage = StubStorage(["place": text])
    let pilot = try AppPilot(storage)
    #expect(pilot.title == "Log in")
    #expect(pilot.app.scene.toast?.hasPrefix("The saved place can't be read") == true)
    #expect(storage["place.unreadable"] == text)
  }

  @Test("A place that the app doesn't know any more costs one line of notice")
  func unknownPlace() throws {
    let storage = StubStorage(["place": "waymark 1\ntab selected\nentry app://loggedOut/nowhere\n"])
    let pilot = try AppPilot(storage)
    #expect(pilot.title == "Log in")
    #expect(
      pilot.app.scene.toast
        == "The saved place can't be opened: No screen of “loggedOut” is called that (segment “nowhere”, byte 16)")
  }

  /// R6.
  @Test("A disk that fails leaves the app right and is told")
  func failingDisk() async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.storage.fail(with: StorageError("the disk is full"))
    pilot.select("7")
    await pilot.app.settle()
    #expect(pilot.app.link == "app://loggedIn/posts/7")
    #expect(pilot.app.scene.toast == "This can't be saved: the disk is full")
    pilot.storage.fail(with: nil)
    pilot.back()
    await pilot.app.settle()
    #expect(pilot.storage["place"]?.contains("posts/7") == false)
  }
}

/// A2.
@Suite("One feature alone")
@MainActor
struct OneFeatureTests {
  @Test(
    "A feature runs alone, and its links to others lead nowhere",
    arguments: [
      ("onboarding", "Welcome"), ("loggedOut", "Log in"), ("LoggedIn", "Posts"),
    ])
  func alone(module: String, title: String) throws {
    let pilot = try AppPilot(only: module)
    #expect(pilot.title == title)
    for other in AppRoute.roots.map(\.name) where other.lowercased() != module.lowercased() {
      guard case .refused(let reason) = pilot.app.open(link: "app://\(other)") else {
        Issue.record("\(other) was opened")
        continue
      }
      #expect(reason.hasPrefix("No module is called that"))
    }
  }

  @Test("Where it would hand over to another feature it begins again and says so")
  func ending() async throws {
    let pilot = try AppPilot(only: "onboarding")
    pilot.fillInOnboarding()
    let page = pilot.page.id
    pilot.tap("Create account")
    await pilot.app.settle()
    #expect(pilot.title == "Welcome")
    #expect(pilot.page.id != page)
    #expect(pilot.app.scene.toast == "The app would go on with “loggedIn”, which is not part of this run")
  }

  @Test("A module that doesn't exist is told with those that do")
  func unknown() {
    #expect(throws: ModuleProblem.noSuchModule("nowhere", known: ["onboarding", "loggedOut", "loggedIn"])) {
      try AppPilot(only: "nowhere")
    }
  }
}
