import AppRouting
import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Links into the app", .tags(.links))
@MainActor
struct LinkTests {
  @Test("Every link that a module opens leads somewhere in the assembled app")
  func exits() throws {
    let router = try AppRouter(AppCoordinator.modules)
    let exits = AppCoordinator.modules.flatMap(\.exits)
    #expect(!exits.isEmpty)
    for exit in exits { #expect(router.problem(with: exit) == nil) }
  }

  @Test("A link to a module that isn't there is found")
  func missingExit() throws {
    let router = try AppRouter(AppCoordinator.modules.filter { $0.name != "onboarding" })
    let problems = AppCoordinator.modules.flatMap(\.exits).compactMap { router.problem(with: $0)?.text }
    #expect(problems == ["onboarding", "onboarding"])
  }

  @Test("Every link says how it ended")
  func outcomes() async throws {
    let pilot = try AppPilot()
    #expect(pilot.app.open("app://loggedOut/help") == .opened)
    #expect(pilot.app.open("app://loggedIn/posts") == .waiting(Gate("signed in")))
    guard case .unknown(let unknown) = pilot.app.open("app://logedIn") else {
      Issue.record("a misspelt module was not found out")
      return
    }
    #expect(unknown.description.contains("did you mean “loggedIn”?"))
    guard case .refused = pilot.app.open("http://loggedIn") else {
      Issue.record("another scheme was taken")
      return
    }
  }

  @Test(
    "A link that can't be opened changes nothing and says which part is wrong",
    arguments: [
      ("app://loggedIn/post", "segment “post”, byte 15"), ("app://loggedIn/posts/seven", "segment “seven”, byte 21"),
      ("app://loggedIn/posts/7?color=red", "key “color”, byte 23"),
      ("app://loggedIn/posts/7?style=popup", "value “popup”, byte 29"),
      ("app://loggedIn/posts/7?tab=home", "value “home”, byte 27"), ("app://nowhere", "module “nowhere”, byte 6"),
      ("app://loggedIn/posts/%4", "escape “%4”, byte 21"), ("loggedIn/posts", "scheme “loggedIn/posts”, byte 0"),
    ])
  func refused(link: String, part: String) async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.app.open(link: "app://loggedIn/posts/3/authors/1")
    let (tree, page) = (pilot.app.tree, pilot.page.id)
    guard case .refused(let reason) = pilot.app.open(link: link) else {
      Issue.record("\(link) was taken")
      return
    }
    #expect(reason.contains(part))
    #expect(pilot.app.scene.toast == reason)
    #expect(pilot.app.tree == tree)
    #expect(pilot.page.id == page)
  }

  @Test(
    "The app does with what is open what the policy says, whether a link is text or made by code",
    arguments: [
      (LinkPolicy.reuse, "app://loggedIn/posts/7", true), (.reset, "app://loggedIn/posts/7", false),
      (.push, "app://loggedIn/posts/3/authors/1/posts/7", true),
    ])
  func policies(policy: LinkPolicy, link: String, keepsOtherTab: Bool) async throws {
    let text = "app://loggedIn/posts/7"
    let ways: [(AppPilot) throws -> LinkOutcome] = [
      { $0.app.open(text, policy: policy) }, { $0.app.open(try Link(text), policy: policy) },
    ]
    for open in ways {
      let pilot = try await AppPilot.signedIn()
      pilot.app.open(link: "app://loggedIn/posts/2?tab=account")
      pilot.app.open(link: "app://loggedIn/posts/3/authors/1")
      #expect(try open(pilot) == .opened)
      #expect(pilot.app.link == link)
      #expect(pilot.app.tree.contains("posts/2") == keepsOtherTab)
    }
  }

  @Test("A link in the text of a post is chosen and followed by key, through the parser that reads every link")
  func linkInPost() async throws {
    let pilot = try await KeyPilot.signedIn(at: "app://loggedIn/posts/2?tab=account")
    pilot.open("app://loggedIn/compose")
    pilot.type("A signpost")
    pilot.press("tab")
    pilot.type("See app://loggedIn/posts/7/authors/1, not app://loggedIn?token=x.")
    pilot.press("tab", "enter")
    await pilot.settle()
    pilot.press("enter")
    await pilot.settle()
    pilot.press("down", "enter")
    await pilot.settle()
    #expect(pilot.app.link == "app://loggedIn/posts/7/authors/1")
    #expect(pilot.app.tree.contains("posts/2"), "the other tab keeps its place")
  }

  @Test("A link behind the log-in waits for it and then opens; protected content is in no frame before")
  func waiting() async throws {
    let pilot = try AppPilot()
    #expect(pilot.app.open(link: "app://loggedIn/posts/7") == .done)
    #expect(pilot.title == "Log in")
    #expect(pilot.app.scene.toast == "Log in, and the link opens")
    await pilot.logIn()
    #expect(pilot.app.link == "app://loggedIn/posts/7")
    #expect(pilot.depth == 1)
  }

  @Test("A link that waits opens after signing up too, and is dropped by cancelling")
  func waitingForSignUp() async throws {
    for cancels in [false, true] {
      let pilot = try AppPilot()
      pilot.app.open(link: "app://loggedIn/posts/7")
      pilot.tap("Create account")
      if cancels {
        pilot.tap("Cancel")
        await pilot.logIn()
      } else {
        pilot.fillInOnboarding()
        pilot.tap("Create account")
        await pilot.app.settle()
      }
      #expect(pilot.app.link == (cancels ? "app://loggedIn/posts" : "app://loggedIn/posts/7"))
    }
  }

  @Test("Who is signed in is not taken to the log-in by a link")
  func loggedOutLink() async throws {
    let pilot = try await AppPilot.signedIn()
    #expect(pilot.app.open(link: "app://loggedOut") == .refused("You are signed in already"))
    #expect(pilot.title == "Posts")
  }

  @Test(
    "The style is the link's, else the route's own",
    arguments: [
      ("app://loggedIn/posts/7", Layer.Style.root), ("app://loggedIn/posts/7?style=sheet", .sheet),
      ("app://loggedIn/posts/7?style=cover", .cover), ("app://loggedIn/share/7", .sheet),
      ("app://loggedIn/share/7?style=cover", .cover), ("app://loggedIn/share/7?style=push", .root),
    ])
  func styles(link: String, style: Layer.Style) async throws {
    let pilot = try await AppPilot.signedIn()
    #expect(pilot.app.open(link: link) == .done)
    #expect(pilot.app.scene.active.style == style)
  }
}
