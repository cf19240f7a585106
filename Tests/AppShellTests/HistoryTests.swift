import AppRouting
import Links
import ScreenKit
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("The way through the app, and back", .tags(.navigation))
@MainActor
struct HistoryTests {
  private func lines(_ pilot: AppPilot) -> [String] {
    pilot.app.events.map { "\($0.number) \($0.cause) \($0.link)\($0.isReachable ? "" : " ✗")" }
  }

  @Test("Each change is one step, with its cause and the place it led to")
  func events() async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.select("7")
    pilot.tap("Share")
    await pilot.app.settle()
    pilot.tap("Share")
    pilot.app.send(.close(pilot.page.id))
    pilot.back()
    pilot.back()
    pilot.app.send(.tab("account"))
    pilot.app.open("app://loggedIn/posts/7")
    pilot.app.open("app://nowhere")
    #expect(
      lines(pilot) == [
        "0 started app://loggedOut/log-in ✗",
        "1 changed the root app://loggedIn/posts",
        "2 pushed a screen app://loggedIn/posts/7",
        "3 presented a screen app://loggedIn/posts/7/share/7",
        "4 closed app://loggedIn/posts/7",
        "5 went back app://loggedIn/posts",
        "6 chose a tab app://loggedIn/account",
        "7 opened a place app://loggedIn/posts/7",
      ])
  }

  @Test("What a person does with an added module is called what it is, and is one step")
  func addedModules() async throws {
    let pilot = try await AppPilot.signedIn(features: [.template(.tab), .notebook(.sheet)])
    pilot.app.send(.tab("template"))
    pilot.app.open("app://notebook")
    pilot.app.send(.close(pilot.page.id))
    pilot.app.send(.tab("account"))
    pilot.app.send(.tab("template"))
    pilot.tap("Done")
    #expect(
      lines(pilot).dropFirst(2) == [
        "2 chose a tab app://template/items",
        "3 opened a place app://notebook/notes",
        "4 closed app://template/items",
        "5 chose a tab app://loggedIn/account",
        "6 chose a tab app://template/items",
        "7 chose a tab app://loggedIn/account",
      ])
  }

  @Test("A link to another module is one step")
  func otherModule() async throws {
    let pilot = try AppPilot()
    pilot.app.open("app://onboarding/profile/password")
    #expect(
      lines(pilot) == [
        "0 started app://loggedOut/log-in", "1 opened a place app://onboarding/profile/password",
      ])
  }

  @Test(
    "Whatever a random person does, another page is visible just when there is another step, and no number is left out")
  func agreement() async throws {
    for seed in 1...UInt64(100) {
      let person = try RandomPerson(seed: 1_000 + seed)
      var newest = 0
      for _ in 1...100 {
        let before = person.app.scene.active.page.id
        await person.act()
        let isElsewhere = person.app.scene.active.page.id != before
        let last = try #require(person.app.history.steps.last)
        if isElsewhere { try #require(last.number > newest, "seed \(seed)") }
        // Work that ends may show one page after the other and come back to the first.
        if last.number == newest + 1 { try #require(isElsewhere, "seed \(seed)") }
        newest = last.number
        try #require(last.isQuestion || last.link.description == person.app.link, "seed \(seed)")
      }
      let events = person.app.events
      try #require(events.map(\.number) == Array(max(0, newest - 99)...newest))
      try #require(!"\(events)".contains("correct horse"))
    }
  }

  @Test("No step holds what was typed")
  func typed() async throws {
    let pilot = try AppPilot()
    pilot.type("Name", "canary")
    pilot.typeSecret("Password", "canary")
    pilot.tap("Log in")
    await pilot.app.settle()
    pilot.app.open("app://loggedOut/help?password=canary")
    pilot.app.open("app://onboarding/profile")
    pilot.type("Email", "canary@example.com")
    pilot.app.open("app://onboarding/profile/password")
    #expect(pilot.app.events.count == 3)
    #expect(!"\(pilot.app.events)".contains("canary"))
  }

  @Test("Going back to a step shows what was open then, as a step of its own")
  func undo() async throws {
    let pilot = try await AppPilot.signedIn()
    var trees = ["", pilot.app.tree]
    for link in ["posts/7", "posts/7/authors/1", "posts/7/share/7", "account", "menu/about", "account/log-out"] {
      pilot.app.open("app://loggedIn/\(link)")
      trees.append(pilot.app.tree)
    }
    for number in trees.indices.dropFirst().reversed() {
      #expect(pilot.app.undo(to: number) == .done)
      #expect(pilot.app.tree == trees[number])
    }
    #expect(pilot.app.events.last?.number == trees.count - 1 + 6, "the step that was open already is none")
    #expect(pilot.app.undo(to: 99) == .refused("Step 99 is not kept"))
    #expect(pilot.app.scene.toast == "Step 99 is not kept")
    #expect(pilot.app.tree == trees[1])
  }

  @Test("Going back can lead to another module, as one step")
  func undoRoot() throws {
    let pilot = try AppPilot()
    pilot.app.open("app://loggedOut/help")
    pilot.app.open("app://onboarding/profile")
    pilot.app.undo(to: 1)
    #expect(pilot.title == "Help")
    #expect(pilot.app.events.map(\.number) == [0, 1, 2, 3])
    pilot.app.undo(to: 2)
    #expect(pilot.app.link == "app://onboarding/profile")
  }

  @Test("Going back asks for a draft first, and the question itself is no place to go back to")
  func draft() async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.tap("Write")
    pilot.type("Title", "Kites")
    #expect(pilot.app.undo(to: 1) == .done)
    #expect(pilot.title == "Discard the draft?")
    pilot.tap("Keep writing")
    #expect(pilot.title == "New post")
    #expect(pilot.app.undo(to: 3) == .refused("Step 3 was a question"))
    #expect(pilot.app.undo(to: 1) == .done)
    pilot.tap("Discard")
    #expect(pilot.title == "Posts")
  }

  @Test("Nobody goes back behind a gate that they don't pass, or to what somebody else had open")
  func gate() async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.app.open("app://loggedIn/account/log-out")
    pilot.tap("Log out")
    let tree = pilot.app.tree
    #expect(pilot.app.undo(to: 1) == .refused("Step 1 lies behind “signed in”"))
    #expect(pilot.app.tree == tree)
    #expect(pilot.app.events.dropLast().allSatisfy { ["app://loggedIn", "app://loggedOut/log-in"].contains($0.link) })
    pilot.app.open("app://onboarding")
    pilot.fillInOnboarding()
    pilot.app.send(.back(pilot.page.id))
    pilot.type("Name", "Grace")
    pilot.tap("Next")
    pilot.typeSecret("Password", "correct horse")
    pilot.typeSecret("Repeat password", "correct horse")
    pilot.tap("Create account")
    await pilot.app.settle()
    #expect(pilot.title == "Posts")
    #expect(pilot.app.undo(to: 1) == .refused("Step 1 lies behind “signed in”"))
    #expect(pilot.app.undo(to: 0) == .refused("You are signed in already"))
  }

  @Test("A feature that runs alone opens its own links, and goes back")
  func alone() throws {
    let pilot = try AppPilot(only: "loggedOut")
    #expect(pilot.app.open("app://loggedOut/help") == .opened)
    #expect(pilot.app.undo(to: 0) == .done)
    #expect(pilot.title == "Log in")
    #expect(pilot.app.undo(to: 1) == .done)
    #expect(pilot.title == "Help")
  }

  @Test("A hundred steps are kept")
  func limit() throws {
    let pilot = try AppPilot()
    for _ in 1...60 {
      pilot.app.open("app://loggedOut/help")
      pilot.app.send(.close(pilot.page.id))
    }
    #expect(pilot.app.events.map(\.number) == Array(21...120))
    #expect(pilot.app.undo(to: 20) == .refused("Step 20 is not kept"))
    #expect(pilot.app.undo(to: 21) == .done)
    #expect(pilot.title == "Help")
  }
}
