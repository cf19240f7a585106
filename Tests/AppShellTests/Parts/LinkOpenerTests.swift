import AppRouting
import Links
import LoggedIn
import Routing
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("LinkOpener", .tags(.links))
@MainActor
struct LinkOpenerTests {
  private let parts = AppParts([.notebook(.sheet)])
  private let links: LinkOpener

  init() throws {
    let appRouter = try parts.makeAppRouter()
    links = LinkOpener(
      appRouter: appRouter, session: parts.session, navigator: parts.navigator,
      restoration: parts.makeRestoration(appRouter), notices: parts.notices)
    parts.start()
  }

  @Test("Opening a link shows its module and screen as one change")
  func open() {
    #expect(links.open("app://onboarding/profile") == .done)
    #expect(parts.modules.visibleFlow?.link.description == "app://onboarding/profile")
    #expect(parts.modules.changes.count == 1)
    #expect(parts.notices.line == nil)
  }

  @Test("A refused link shows the reason as a notice")
  func refused() {
    links.open("app://nowhere")
    #expect(parts.notices.line?.hasPrefix("No module is called that") == true)
    #expect(parts.modules.changes.count == 0)
  }

  @Test("A link behind the log-in shows the log-in, and opens once a user is signed in")
  func waiting() {
    links.open("app://notebook")
    #expect(links.open("app://loggedIn/posts/7") == .waiting(LoggedInCoordinator.signedIn))
    #expect(parts.modules.visible == .loggedOut)
    #expect(parts.notices.line == "Log in, and the link opens")
    links.openWaiting()
    #expect(parts.modules.visible == .loggedOut)
    parts.session.begin(AccountsOfAda.ada)
    links.openWaiting()
    #expect(parts.modules.visibleFlow?.link.description == "app://loggedIn/posts/7")
    #expect(links.appRouter.waiting == nil)
  }

  @Test("After a session has ended, the log-in is mentioned once")
  func sessionHasEnded() {
    parts.notices.replace(with: Notices.sessionHasEnded)
    links.open("app://loggedIn/posts/7")
    #expect(parts.notices.line == "Your session has ended; log in again. Then the link opens")
  }

  @Test("A dropped link doesn't open")
  func dropped() {
    links.open("app://loggedIn/posts/7")
    links.dropWaiting()
    parts.session.begin(AccountsOfAda.ada)
    links.openWaiting()
    #expect(parts.modules.visible == .loggedOut)
  }

  @Test("A saved link that is no longer known is set aside")
  func saved() throws {
    try parts.storage.write(Array("app://loggedIn/attic\n".utf8), to: "waiting")
    links.openSaved("app://loggedIn/attic")
    #expect(parts.storage["waiting.unreadable"] == "app://loggedIn/attic\n")
    #expect(parts.notices.line?.hasPrefix("The link that waited can't be opened") == true)
  }
}
