import Links
import LoggedIn
import Routing
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("SessionController", .tags(.gates))
@MainActor
struct SessionControllerTests {
  private let ada = AccountsOfAda.ada
  private let adas = Session(account: AccountsOfAda.ada, began: .unixEpoch)

  @Test("Logging in saves a session and passes the gate; logging out removes the session and closes the gate")
  func logInAndOut() {
    let parts = AppParts()
    #expect(!parts.session.isPassed(LoggedInCoordinator.signedIn))
    parts.session.begin(ada)
    #expect(parts.session.account == ada)
    #expect(parts.session.isPassed(LoggedInCoordinator.signedIn))
    #expect(!parts.session.isPassed(Gate("paid")))
    #expect(parts.storage["session"] == adas.description)
    parts.session.end()
    #expect(parts.session.account == nil)
    #expect(!parts.session.isPassed(LoggedInCoordinator.signedIn))
    #expect(parts.storage["session"] == nil)
    #expect(parts.sessionEvents == [.began(ada), .ended(ada)])
  }

  @Test("A session lasts 30 days and ends once, and its owner stays known until the log-out")
  func expiry() throws {
    let parts = AppParts(signedIn: ada)
    parts.calendar.today = try #require(CalendarDate("1970-01-31"))
    #expect(!parts.session.endIfOver())
    parts.calendar.today = try #require(CalendarDate("1970-02-01"))
    #expect(parts.session.endIfOver())
    #expect(!parts.session.endIfOver())
    #expect(parts.session.hasExpired)
    #expect(parts.session.account == nil)
    #expect(parts.session.owner == ada)
    parts.session.end()
    #expect(parts.session.owner == nil)
    #expect(parts.sessionEvents == [.expired(ada), .ended(ada)])
  }

  @Test("An expired saved session has ended at launch")
  func saved() throws {
    let day = try #require(CalendarDate("1970-02-01"))
    let session = SessionController(adas, store: StateStore(StubStorage()), today: { day })
    #expect(session.hasExpired)
    #expect(session.account == nil)
  }

  @Test("A saved session that begins after today has expired")
  func future() throws {
    let tomorrow = Session(account: ada, began: try #require(CalendarDate("1970-01-02")))
    #expect(SessionController(tomorrow, store: StateStore(StubStorage()), today: { .unixEpoch }).hasExpired)
  }

  @Test(
    "A session that another window or process ends or replaces has ended at the next check", arguments: [true, false])
  func elsewhere(isReplaced: Bool) throws {
    let parts = AppParts()
    parts.session.begin(ada)
    #expect(!parts.session.endIfOver())
    let grace = Session(account: Account(name: "Grace", email: "grace@example.com"), began: .unixEpoch)
    if isReplaced {
      try parts.storage.write(Array(grace.description.utf8), to: "session")
    } else {
      try parts.storage.remove("session")
    }
    #expect(parts.session.endIfOver())
    #expect(parts.session.account == nil)
    #expect(!parts.session.endIfOver())
    #expect(parts.sessionEvents == [.began(ada), .ended(ada)])
    #expect(parts.storage["session"] == (isReplaced ? grace.description : nil))
    parts.session.begin(ada)
    #expect(parts.session.account == ada)
    #expect(!parts.session.endIfOver())
  }

  @Test("A session continues when its file can't be read")
  func unreadable() {
    let parts = AppParts()
    parts.session.begin(ada)
    parts.storage.fail(with: StorageError("the disk is gone"))
    #expect(!parts.session.endIfOver())
    #expect(parts.session.account == ada)
  }

  @Test("A session that can't be saved continues, and the storage error is reported first")
  func failure() {
    let parts = AppParts()
    parts.storage.fail(with: StorageError("the disk is full"))
    parts.session.begin(ada)
    #expect(parts.session.account == ada)
    #expect(parts.sessionEvents == [.notSaved(StorageError("the disk is full")), .began(ada)])
  }

  @Test("A guest stays signed in, and nothing is saved")
  func guest() {
    let storage = StubStorage()
    let session = SessionController(nil, guest: ada, store: StateStore(storage), today: { .unixEpoch })
    session.begin(Account(name: "Grace", email: "grace@example.com"))
    #expect(session.account == ada)
    session.end()
    #expect(session.account == ada)
    #expect(storage.names.isEmpty)
  }

  @Test(
    "A session is three lines of text, and any other text is refused",
    arguments: [
      "Ada\nada@example.com\n1970-01-01\n", "", "Ada\n", "\nada@example.com\n1970-01-01\n", "Ada\n\nsoon\n",
      "Ada\nada@example.com\n1970-01-01", "Ada\nada@example.com\n1970-01-01\nmore\n",
    ])
  func text(text: String) {
    #expect(Session(text) == (text == adas.description ? adas : nil))
  }
}
