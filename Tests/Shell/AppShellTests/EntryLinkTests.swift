import AppRouting
import Links
import Routing
import ScreenKit
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Links of the web site", .tags(.links))
@MainActor
struct EntryLinkTests {
  @Test(
    "A link of the web site opens its place",
    arguments: [
      ("https://waymark.example", "app://loggedIn/posts"), ("https://waymark.example/posts", "app://loggedIn/posts"),
      ("https://waymark.example/posts/7", "app://loggedIn/posts/7"),
      ("https://waymark.example/posts/7/", "app://loggedIn/posts/7"),
      ("https://waymark.example/posts/7?utm_source=mail&utm_campaign=may", "app://loggedIn/posts/7"),
      ("https://waymark.example/posts/7#comments", "app://loggedIn/posts/7"),
      ("https://www.waymark.example:443/posts/7", "app://loggedIn/posts/7"),
      ("https://waymark.example/posts/7/share", "app://loggedIn/posts/7/share/7"),
      ("https://waymark.example/authors/3", "app://loggedIn/account?then=authors%2F3"),
      ("https://waymark.example/account", "app://loggedIn/account"),
      ("https://waymark.example/loggedIn/posts/7", "app://loggedIn/posts/7"),
      ("https://waymark.example/loggedIn/share/7", "app://loggedIn/posts/share/7"),
    ])
  func opened(_ text: String, _ link: String) async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.send(.tab("account"))
    #expect(robot.app.enterLink(text) == .done)
    #expect(robot.app.link == link)
    #expect(robot.app.scene.toast?.hasPrefix("Read as https://waymark.example/") == true)
  }

  @Test(
    "A link of the web site in the text of a post leads to its place; an action, a refusal and another site lead to none"
  )
  func inText() throws {
    let entries = try EntryTable<EntryTarget<AppAction>>.ofApp()
    let rows = [
      ("https://waymark.example/posts/7?utm_source=mail#top", "app://loggedIn/posts/7"),
      ("https://waymark.example/posts/7/share", "app://loggedIn/posts/7?then=loggedIn%2Fshare%2F7"),
      ("https://waymark.example/authors/3", "app://authors/3"), ("https://waymark.example/whoami", nil),
      ("https://waymark.example/beta/2", nil), ("https://waymark.example/posts/x", nil), ("https://example.com", nil),
    ]
    for (url, place) in rows { #expect(entries.place(of: url)?.description == place, "\(url)") }
  }

  @Test("The user reads what was ignored; an action shows its notice and leaves what is open")
  func told() async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.enterLink("https://waymark.example/posts/7/?utm_source=mail#top")
    #expect(
      robot.app.scene.toast
        == "Read as https://waymark.example/posts/:id without trailing slash, utm_source, fragment")
    let tree = robot.app.tree
    robot.app.enterLink("https://waymark.example/whoami")
    #expect(robot.app.scene.toast == "You are Ada. Read as https://waymark.example/whoami")
    #expect(robot.app.tree == tree)
  }

  @Test("The user also reads what was ignored of a link that waits for the log-in")
  func toldWhileWaiting() throws {
    let robot = try AppRobot()
    robot.app.enterLink("https://waymark.example/posts/7?utm_source=mail")
    #expect(robot.app.scene.toast?.contains("Read as https://waymark.example/posts/:id without utm_source") == true)
  }

  @Test("Every entry link of the app leads to a place of its modules, or says why not")
  func samples() throws {
    let app = try AppRobot().app
    for entry in app.map.entryLinks {
      #expect(!entry.leadsTo.contains("No module"), "\(entry)")
      for link in entry.leadsTo.split(separator: " ") where link.hasPrefix("app://") {
        #expect(!app.appRouter.meaning(of: String(link).replacing("*", with: "1")).hasPrefix("refused"), "\(entry)")
      }
    }
  }

  @Test(
    "URLs that are out in the world lead where they have always led",
    arguments: [
      ("posts/7?utm_source=poster", "app://loggedIn/posts/7"), ("loggedIn/posts", "app://loggedIn/posts"),
      ("authors", "app://authors"), ("sign-up", "app://onboarding"), ("help", "app://loggedOut/help"),
      ("posts/7/share", "app://loggedIn/posts/7 app://loggedIn/share/7"), ("whoami", "action tellAccount"),
    ])
  func printed(_ path: String, _ meaning: String) throws {
    #expect(try AppRobot().app.appRouter.meaning(of: "https://waymark.example/\(path)") == meaning)
  }

  @Test(
    "A web link that the policy doesn't allow is refused with the reason, and changes nothing",
    arguments: [
      ("https://waymark.example/prices", "No link of the app leads there (segment “prices”, byte 24)"),
      ("https://waymark.example/beta/2", "The beta of the app has ended (link, byte 0)"),
      (
        "https://waymark.example/posts/7?then=loggedIn%2Fcompose",
        "The link has no use for this parameter (key “then”, byte 32)"
      ),
      (
        "https://waymark.example/posts/7?token=hunter2", "The link has no use for this parameter (key “token”, byte 32)"
      ),
    ])
  func refused(_ text: String, _ reason: String) async throws {
    let robot = try await AppRobot.signedIn()
    let tree = robot.app.tree
    #expect(robot.app.enterLink(text) == .refused(reason))
    #expect(robot.app.scene.toast == reason)
    #expect(robot.app.tree == tree)
  }
}
