import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("SessionController", .tags(.gates))
@MainActor
struct SessionControllerTests {
  private let ada = AccountsOfAda.ada
  private let adas = Session(account: AccountsOfAda.ada, began: .zero)

  @Test("Logging in saves a session; logging out removes it")
  func logInAndOut() {
    let parts = SessionParts()
    #expect(parts.session.account == nil)
    parts.session.begin(ada)
    #expect(parts.session.account == ada)
    #expect(parts.storage["session"] == adas.description)
    parts.session.end()
    #expect(parts.session.account == nil)
    #expect(parts.storage["session"] == nil)
    #expect(parts.events == [.began(ada), .ended(ada)])
  }

  @Test("A session lasts 30 days and ends once, and its owner stays known until the log-out")
  func expiry() throws {
    let parts = SessionParts(signedIn: ada)
    parts.calendar.today = try #require(CalendarDate("1970-01-30"))
    #expect(!parts.session.endIfOver())
    parts.calendar.today = try #require(CalendarDate("1970-01-31"))
    #expect(parts.session.endIfOver())
    #expect(!parts.session.endIfOver())
    #expect(parts.session.hasExpired)
    #expect(parts.session.account == nil)
    #expect(parts.session.owner == ada)
    parts.session.end()
    #expect(parts.session.owner == nil)
    #expect(parts.events == [.expired(ada), .ended(ada)])
  }

  @Test(
    "A session ends 30 days after the log-in, in every time zone, and when a clock was more than a day wrong",
    arguments: [
      (-86_401, true), (-86_400, false), (-3_600, false), (0, false), (30 * 86_400 - 1, false), (30 * 86_400, true),
    ])
  func lifetime(secondsLater: Int, hasExpired: Bool) {
    let logIn = Duration.seconds(1_790_000_000)
    let session = SessionController(
      Session(account: ada, began: logIn), store: StateStore(StubStorage()), now: { logIn + .seconds(secondsLater) })
    #expect(session.hasExpired == hasExpired)
  }

  @Test(
    "A session that another window or process ends or replaces has ended at the next check", arguments: [true, false])
  func elsewhere(isReplaced: Bool) throws {
    let parts = SessionParts()
    parts.session.begin(ada)
    #expect(!parts.session.endIfOver())
    let grace = Session(account: Account(name: "Grace", email: "grace@example.com"), began: .zero)
    if isReplaced {
      try parts.storage.write(Array(grace.description.utf8), to: "session")
    } else {
      try parts.storage.remove("session")
    }
    #expect(parts.session.endIfOver())
    #expect(parts.session.account == nil)
    #expect(!parts.session.endIfOver())
    #expect(parts.events == [.began(ada), .ended(ada)])
    #expect(parts.storage["session"] == (isReplaced ? grace.description : nil))
    parts.session.begin(ada)
    #expect(parts.session.account == ada)
    #expect(!parts.session.endIfOver())
  }

  @Test("A session continues when its file can't be read")
  func unreadable() {
    let parts = SessionParts()
    parts.session.begin(ada)
    parts.storage.fail(with: StorageError("the disk is gone"))
    #expect(!parts.session.endIfOver())
    #expect(parts.session.account == ada)
  }

  @Test("A session that can't be saved continues, and the storage error is reported first")
  func failure() {
    let parts = SessionParts()
    parts.storage.fail(with: StorageError("the disk is full"))
    parts.session.begin(ada)
    #expect(parts.session.account == ada)
    #expect(parts.events == [.notSaved(StorageError("the disk is full")), .began(ada)])
  }

  @Test("A guest stays signed in, and nothing is saved")
  func guest() {
    let storage = StubStorage()
    let session = SessionController(nil, guest: ada, store: StateStore(storage), now: { .zero })
    session.begin(Account(name: "Grace", email: "grace@example.com"))
    #expect(session.account == ada)
    session.end()
    #expect(session.account == ada)
    #expect(storage.names.isEmpty)
  }

  @Test(
    "A session is three lines of text, the last one in seconds or as an earlier version wrote it",
    arguments: [("1790000000", 1_790_000_000), ("0", 0), ("1970-01-03", 172_800)])
  func text(line: String, seconds: Int) throws {
    let session = try #require(Session("Ada\nada@example.com\n\(line)\n"))
    #expect(session == Session(account: ada, began: .seconds(seconds)))
    #expect(session.description == "Ada\nada@example.com\n\(seconds)\n")
  }

  @Test(
    "Any other text of a session is refused",
    arguments: [
      "", "Ada\n", "\nada@example.com\n0\n", "Ada\n\nsoon\n", "Ada\nada@example.com\n0",
      "Ada\nada@example.com\n0\nmore\n", "Ada\nada@example.com\n1970-02-30\n",
      "Ada\nada@example.com\n99999999999999999999\n",
    ])
  func otherText(text: String) { #expect(Session(text) == nil) }
}
