import AppRouting
import Links
import Routing
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("The state of the session", .tags(.gates))
struct SessionStateTests {
  private let ada = Account(name: "Ada", email: "ada@example.com")
  private let grace = Account(name: "Grace", email: "grace@example.com")
  private let archives = [NavigationArchive(NavigationSnapshot(tabs: [[DeepLink(module: "loggedIn")]]))]

  /// Ada's session, which began on 1 January 1970 and whose time is over on 1 February.
  private var adas: Session { Session(account: ada, began: .unixEpoch) }

  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  /// Ada's session, ended with these archives.
  private func ended(_ archives: [NavigationArchive]?) throws -> SessionState {
    var state = SessionState.current(adas)
    #expect(state.endIfOver(on: try day("1970-02-01")))
    state.setArchives(archives)
    return state
  }

  @Test("A session lasts 30 days and ends once; its place stays with the account")
  func lifetime() throws {
    var state = SessionState.current(adas)
    #expect(try !state.endIfOver(on: day("1970-01-31")))
    #expect(state == .current(adas))
    #expect(state.account == ada)
    #expect(try state.endIfOver(on: day("1970-02-01")))
    #expect(try !state.endIfOver(on: day("1970-02-01")))
    #expect(state == .ended(ada, archives: nil))
    #expect(state.account == nil)
    #expect(state.owner == ada)
  }

  @Test("Without an account no session can end")
  func signedOut() throws {
    var state = SessionState.signedOut
    #expect(try !state.endIfOver(on: day("9999-12-31")))
    #expect(state == .signedOut)
    #expect(state.owner == nil)
  }

  @Test("The next log-in of the same account restores the place, once")
  func again() throws {
    var state = try ended(archives)
    #expect(state.archives == archives)
    let new = Session(account: ada, began: try day("1970-02-01"))
    #expect(state.begin(new) == archives)
    #expect(state == .current(new))
    #expect(state.begin(new) == nil)
  }

  @Test("Another account restores nothing of it, nor does its owner after that")
  func otherAccount() throws {
    var state = try ended(archives)
    #expect(state.begin(Session(account: grace, began: .unixEpoch)) == nil)
    #expect(state.begin(adas) == nil)
  }

  @Test("A place is kept only for the owner of a session that has ended")
  func settingArchives() {
    for before in [SessionState.signedOut, .current(adas)] {
      var state = before
      state.setArchives(archives)
      #expect(state == before)
    }
  }

  @Test(
    "A session is written as three lines, and what is not that is none",
    arguments: [
      "Ada\nada@example.com\n1970-01-01\n", "", "Ada\n", "\nada@example.com\n1970-01-01\n", "Ada\n\nsoon\n",
      "Ada\nada@example.com\n1970-01-01", "Ada\nada@example.com\n1970-01-01\nmore\n",
    ])
  func text(text: String) {
    #expect(Session(text) == (text == adas.description ? adas : nil))
  }
}
