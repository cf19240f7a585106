import AppRouting
import Links
import LoggedIn
import Routing
import ScreenKit
import Services
import ServicesTesting
import Template
import TestTopics
import Testing

@testable import AppShell

/// A draft with changes is confirmed before its module ends, wherever the module is shown. No leaves everything as it was.
@Suite("Every change of modules that ends something", .tags(.confirmation))
@MainActor
struct DoorTests {
  /// A note in an added sheet, over a post.
  private func sheet(beside others: Feature...) async throws -> AppPilot {
    let pilot = try await AppPilot.signedIn(features: [.notebook(.sheet)] + others)
    pilot.app.open(link: "app://loggedIn/posts/7")
    pilot.writeNote()
    return pilot
  }

  /// A note in an added tab, which is hidden behind the account.
  private func hiddenTab(beside others: Feature...) async throws -> AppPilot {
    let pilot = try await AppPilot.signedIn(features: [.notebook(.tab)] + others)
    pilot.writeNote()
    pilot.app.send(.tab("account"))
    return pilot
  }

  /// A draft in the tab of the posts, which is hidden behind an added one.
  private func hiddenDraft() async throws -> AppPilot {
    let pilot = try await AppPilot.signedIn(features: [.template(.tab)])
    pilot.tap("Write")
    pilot.type("Title", "Kites")
    pilot.app.send(.tab("template"))
    return pilot
  }

  private func questions(_ pilot: AppPilot) -> Int { pilot.app.events.count { $0.cause == "asked before leaving" } }

  /// Tries to leave a note three times: no by its button, no by going back, then yes.
  private func expectQuestion(
    _ pilot: AppPilot, _ title: String = "Discard the note?", no: String = "Keep", leave: () -> Void, leads: () -> Bool
  ) {
    let (scene, tree) = (pilot.app.scene, pilot.app.tree)
    for answer in [{ pilot.tap(no) }, { pilot.back() }] {
      let asked = questions(pilot)
      leave()
      #expect(pilot.title == title)
      #expect(questions(pilot) == asked + 1, "it asks once")
      #expect(answer() == .done)
      #expect(pilot.app.scene == scene)
      #expect(pilot.app.tree == tree)
    }
    leave()
    pilot.tap("Discard")
    #expect(leads(), "\(pilot.app.tree)")
  }

  @Test("A sheet that is closed: by going back, by its own escape, by a link below, by an added tab, by another sheet")
  func closing() async throws {
    let ways: [@MainActor (AppPilot) -> Void] = [
      { $0.app.send(.close($0.page.id)) },
      { $0.app.open(link: "app://loggedIn/posts/1") },
      { $0.app.send(.tab("account")) },
      { $0.app.send(.tab("template")) },
      { $0.app.undo(to: 1) },
      { $0.app.open(link: "app://onboarding") },
    ]
    for way in ways {
      let pilot = try await sheet(beside: .template(.tab))
      expectQuestion(pilot) {
        way(pilot)
      } leads: {
        !pilot.app.tree.contains("notebook")
      }
    }
    let other = try await sheet(beside: .template(.sheet))
    expectQuestion(other) {
      other.app.open(link: "app://template/items/2")
    } leads: {
      other.app.link == "app://template/items/2"
    }
  }

  @Test("The root of a sheet has nothing to go back to, so going back closes it, and asks for a note in its other tab")
  func rootOfSheet() async throws {
    let pilot = try await sheet()
    pilot.app.open(link: "app://notebook?tab=archive")
    #expect(pilot.title == "Archive")
    expectQuestion(pilot) {
      pilot.back()
    } leads: {
      pilot.app.link == "app://loggedIn/posts/7"
    }
  }

  @Test("Logging out asks for a note in a hidden tab, in a sheet and in a tab of the notebook, once")
  func logOut() async throws {
    let pilot = try await hiddenTab()
    pilot.tap("Log out")
    expectQuestion(pilot) {
      pilot.tap("Log out")
    } leads: {
      pilot.title == "Log in"
    }
    #expect(pilot.storage["session"] == nil)
  }

  @Test(
    "Logging out works from inside a tab, a sheet and a cover, and once", arguments: ["account", "menu", "compose"])
  func logOutFrom(place: String) async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.app.open(link: "app://loggedIn/\(place)")
    let steps = pilot.app.events.count
    pilot.app.open("app://loggedIn/log-out", policy: .push)
    #expect(pilot.title == "Log out?")
    pilot.tap("Log out")
    #expect(pilot.title == "Log in")
    #expect(pilot.app.events.count == steps + 2)
    #expect(pilot.app.events.last?.cause == "changed the root")
  }

  @Test("Leaving the app asks for a note in a hidden tab and leaves the sheet over the others as it is")
  func quit() async throws {
    let pilot = try await hiddenTab(beside: .template(.sheet))
    pilot.app.open(link: "app://template/items/2/help")
    expectQuestion(pilot) {
      pilot.app.send(.quit)
    } leads: {
      pilot.app.isOver
    }
  }

  @Test("Everything that has something to lose is asked, the innermost first; the last no leaves all of it as it was")
  func several() async throws {
    let pilot = try await sheet()
    pilot.app.send(.close(pilot.page.id))
    pilot.tap("Discard")
    pilot.app.open(link: "app://loggedIn/compose")
    pilot.type("Title", "Kites")
    pilot.writeNote()
    let scene = pilot.app.scene
    pilot.app.send(.quit)
    #expect(pilot.title == "Discard the note?")
    pilot.tap("Discard")
    #expect(pilot.title == "Discard the draft?")
    pilot.tap("Keep writing")
    #expect(pilot.app.scene == scene)
    pilot.app.send(.quit)
    pilot.tap("Discard")
    pilot.tap("Discard")
    #expect(pilot.app.isOver)
  }

  @Test("A link that leads to a question says so; no leads back to where it was followed, yes to its place")
  func askingLink() async throws {
    let pilot = try await hiddenDraft()
    expectQuestion(pilot, "Discard the draft?", no: "Keep writing") {
      #expect(pilot.app.open("app://loggedIn/posts/7") == .asking)
    } leads: {
      pilot.app.link == "app://loggedIn/posts/7"
    }
  }

  @Test("A tab of the root that asks comes into sight when the answer is yes, and never after a no")
  func askingTab() async throws {
    let pilot = try await hiddenDraft()
    expectQuestion(pilot, "Discard the draft?", no: "Keep writing") {
      pilot.app.send(.tab("account"))
    } leads: {
      pilot.app.link == "app://loggedIn/account?tab=account" || pilot.app.link == "app://loggedIn/account"
    }
    #expect(pilot.app.events.last?.cause == "chose a tab")
  }

  @Test("A question goes when anything else changes, as if the answer had been no")
  func withdrawn() async throws {
    let pilot = try await hiddenTab(beside: .template(.sheet))
    pilot.app.send(.quit)
    #expect(pilot.title == "Discard the note?")
    pilot.app.open(link: "app://template")
    #expect(pilot.title == "Template")
    #expect(!pilot.app.isOver)
    pilot.app.send(.close(pilot.page.id))
    pilot.app.open(link: "app://notebook/note")
    #expect("\(pilot.page.screen)".contains("dear diary"))
  }

  @Test("An added root that is done asks for a note in the sheet over it")
  func rootIsDone() async throws {
    let pilot = try await AppPilot.signedIn(features: [.notebook(.sheet), .template(.root)])
    pilot.app.open(link: "app://template")
    pilot.writeNote()
    expectQuestion(pilot) {
      pilot.app.goOn()
    } leads: {
      pilot.title == "Posts"
    }
  }

  @Test("A tab that is done in the background leaves the sheet over it alone")
  func backgroundEnd() async throws {
    let features: [Feature] = [.template(.tab), .notebook(.sheet)]
    let pilot = try await AppPilot.signedIn(features: features)
    pilot.app.open(link: "app://template")
    pilot.writeNote()
    let scene = pilot.app.scene
    pilot.app.close(features[0])
    #expect(pilot.app.scene == scene)
  }

  @Test("Who logs in under a sheet keeps it")
  func logInUnderSheet() async throws {
    let pilot = try AppPilot(features: [.notebook(.sheet)])
    pilot.writeNote()
    let page = pilot.page
    pilot.app.signIn(QuickAccounts.ada)
    #expect(pilot.page == page)
    #expect(pilot.app.root == .loggedIn)
  }

  @Test(
    "Whoever waits for a result in a module that ends is told, on every way", arguments: ["log-out", "root", "sheet"])
  func waiting(way: String) async throws {
    let placement: Feature.Placement = way == "log-out" ? .tab : way == "root" ? .root : .sheet
    let pilot = try await AppPilot.signedIn(features: [.notebook(placement)])
    pilot.app.open(link: "app://notebook")
    let notebook = try #require(pilot.app.router.screen(of: pilot.app.router.layers.visible.id) as? Notebook)
    pilot.tap("Color")
    #expect(pilot.title == "Color")
    switch way {
    case "log-out": pilot.app.signOut()
    case "root": pilot.app.open(link: "app://loggedIn")
    default: pilot.app.send(.tab("posts"))
    }
    #expect(notebook.colors == [.cancelled(.flowEnded)])
    #expect(notebook.flow.visibleLayers.isEmpty)
  }
}
