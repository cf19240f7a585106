import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("SessionController", .tags(.gates))
@MainActor
struct SessionControllerTests {
  private let ada = AccountsOfAda.ada
  private let grace = Account(name: "Grace", email: "grace@example.com")

  @Test("Logging in saves a session; logging out removes it")
  func logInAndOut() {
    let parts = SessionParts()
    #expect(parts.session.account == nil)
    parts.session.begin(ada)
    #expect(parts.session.account == ada)
    #expect(parts.storage.record.signIn == .init(generation: 1, session: Session(account: ada, began: .zero)))
    parts.session.end()
    #expect(parts.session.account == nil)
    #expect(parts.storage.record.signIn == .init(generation: 2))
    #expect(parts.events == [.began(ada, after: nil), .ended(ada)])
  }

  @Test("A session lasts 30 days and ends once, and its owner stays known until the log-out")
  func expiry() throws {
    let parts = SessionParts(signedIn: ada)
    parts.calendar.today = try #require(CalendarDate("1970-01-30"))
    #expect(!parts.session.endIfExpired())
    parts.calendar.today = try #require(CalendarDate("1970-01-31"))
    #expect(parts.session.endIfExpired())
    #expect(!parts.session.endIfExpired())
    #expect(parts.session.hasExpired)
    #expect(parts.session.account == nil)
    #expect(parts.session.owner == ada)
    parts.session.end()
    #expect(parts.session.owner == nil)
    #expect(parts.events == [.expired(ada), .ended(ada)])
  }

  @Test("A session that has expired stays so if the clock is set back")
  func clockSetBack() throws {
    let parts = SessionParts(signedIn: ada)
    parts.calendar.today = try #require(CalendarDate("1970-01-31"))
    #expect(parts.session.endIfExpired())
    #expect(parts.storage.record.signIn.session?.hasExpired == true)
    let next = SessionParts(parts.storage)
    #expect(next.session.account == nil && next.session.owner == ada)
  }

  @Test(
    "A session ends 30 days after the log-in, in every time zone, and when a clock was more than a day wrong",
    arguments: [
      (-86_401, true), (-86_400, false), (-3_600, false), (0, false), (30 * 86_400 - 1, false), (30 * 86_400, true),
    ])
  func lifetime(secondsLater: Int, hasExpired: Bool) {
    let logIn = Duration.seconds(1_790_000_000)
    var session = Session(account: ada, began: logIn)
    #expect(session.expire(at: logIn + .seconds(secondsLater)) == hasExpired)
  }

  @Test("A log-out or another account in another process ends the session at the next write", arguments: [true, false])
  func elsewhere(isReplaced: Bool) throws {
    let parts = SessionParts(signedIn: ada)
    let other = SessionParts(parts.storage)
    if isReplaced { other.session.begin(grace) } else { other.session.end() }
    #expect(!parts.session.endIfExpired() && parts.session.account == ada)
    try parts.save("a place of Ada")
    #expect(parts.session.account == nil && parts.session.owner == ada)
    #expect(parts.events == [.endedElsewhere(ada, by: isReplaced ? grace : nil)])
    #expect(parts.storage.record == other.storage.record)
    #expect(parts.storage.record.windows.isEmpty, "what belongs to Ada isn't kept for the other account")
    parts.session.begin(ada)
    #expect(parts.session.account == ada && parts.storage.record.signIn.session?.account == ada)
  }

  @Test("A later session of the same account goes on here, also if the time of this one is over")
  func renewedElsewhere() throws {
    let parts = SessionParts(signedIn: ada)
    let other = SessionParts(parts.storage)
    other.calendar.today = try #require(CalendarDate("1970-01-20"))
    other.session.begin(ada)
    parts.calendar.today = try #require(CalendarDate("1970-01-31"))
    #expect(!parts.session.endIfExpired())
    try parts.save("a place of Ada")
    #expect(parts.session.account == ada && parts.events.isEmpty)
    #expect(parts.storage.record.windows[1]?.place == "a place of Ada\n")
  }

  @Test("A later session of another process that is over as well is stored as expired")
  func renewedAndOver() throws {
    let parts = SessionParts(signedIn: ada)
    let other = SessionParts(parts.storage)
    other.calendar.today = try #require(CalendarDate("1970-01-20"))
    other.session.begin(ada)
    parts.calendar.today = try #require(CalendarDate("1970-03-01"))
    #expect(parts.session.endIfExpired())
    #expect(SessionParts(parts.storage).session.hasExpired)
  }

  @Test("Logging out an account leaves another one signed in that has logged in elsewhere since")
  func logOutOfAnOldSession() {
    let parts = SessionParts(signedIn: ada)
    SessionParts(parts.storage).session.begin(grace)
    parts.session.end()
    #expect(parts.storage.record.signIn.session?.account == grace)
    #expect(parts.events == [.ended(ada)])
  }

  @Test("No check reads the storage")
  func noRead() {
    let parts = SessionParts(signedIn: ada)
    parts.storage.fail(with: StorageError("the disk is gone"))
    #expect(!parts.session.endIfExpired())
    #expect(parts.session.account == ada && parts.events.isEmpty)
  }

  @Test("A log-in or log-out that can't be saved is done here, reported first, and saved by the next write")
  func failure() throws {
    let parts = SessionParts()
    let error = StorageError("the disk is full")
    parts.storage.fail(with: error)
    parts.session.begin(ada)
    #expect(parts.session.account == ada)
    parts.storage.fail(with: nil)
    try parts.save("a place of Ada")
    #expect(parts.storage.record.signIn.session?.account == ada)
    parts.storage.fail(with: error)
    parts.session.end()
    parts.storage.fail(with: nil)
    try parts.save("the log-in")
    #expect(parts.storage.record == AppRecord(signIn: .init(generation: 2), windows: [1: .init(place: "the log-in\n")]))
    #expect(parts.events == [.notSaved(error), .began(ada, after: nil), .notSaved(error), .ended(ada)])
  }

  @Test("A log-in that couldn't be saved gives way to a later one of another process")
  func overtaken() throws {
    let parts = SessionParts()
    parts.storage.fail(with: StorageError("the disk is full"))
    parts.session.begin(ada)
    parts.storage.fail(with: nil)
    SessionParts(parts.storage).session.begin(grace)
    try parts.save("a place of Ada")
    #expect(parts.storage.record.signIn.session?.account == grace)
    #expect(parts.session.account == nil && parts.events.last == .endedElsewhere(ada, by: grace))
  }

  @Test("A guest stays signed in, and nothing is saved")
  func guest() {
    let storage = StubStorage()
    let session = SessionController(RecordStore(storage), guest: ada, now: { .zero })
    session.begin(grace)
    #expect(session.account == ada)
    session.end()
    #expect(session.account == ada)
    #expect(storage.names.isEmpty)
  }

  @Test(
    "A session is three lines of text, the third in seconds or as an earlier version wrote it, and a fourth if it has expired",
    arguments: [("1790000000", 1_790_000_000), ("0", 0), ("1970-01-03", 172_800)])
  func text(line: String, seconds: Int) throws {
    let session = try #require(Session("Ada\nada@example.com\n\(line)\n"))
    #expect(session == Session(account: ada, began: .seconds(seconds)))
    #expect(session.description == "Ada\nada@example.com\n\(seconds)\n")
    let expired = try #require(Session(session.description + "expired\n"))
    #expect(expired.hasExpired && expired != session && Session(expired.description) == expired)
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
