import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Session", .tags(.gates, .saving))
@MainActor
struct SessionCaseTests {
  private let ada = AccountsOfAda.ada

  @Test("The record has who is signed in and what is open", arguments: SessionCase.all)
  func record(_ example: SessionCase) throws {
    let parts = SessionParts(StubStorage(AppRecord(signIn: .of(ada))))
    try example.steps(parts)
    parts.storage.fail(with: nil)
    #expect(parts.session.account == example.account)
    #expect(parts.storage.record == example.stored)
    #expect(parts.events == example.events)
  }

  @Test(
    "A session ends 30 days after the log-in, in every time zone, and when a clock was more than a day wrong",
    arguments: [
      (-86_401, true), (-86_400, false), (-3_600, false), (0, false), (30 * 86_400 - 1, false), (30 * 86_400, true),
    ])
  func lifetime(secondsLater: Int, hasExpired: Bool) {
    let logIn = Duration.seconds(1_790_000_000)
    var signIn = SignIn(account: ada, began: logIn)
    #expect(signIn.expire(at: logIn + .seconds(secondsLater)) == hasExpired)
  }

  @Test("A guest stays signed in, and nothing is saved")
  func guest() {
    let storage = StubStorage()
    let session = Session(RecordStore(storage), guest: ada, now: { .zero })
    session.begin(Account(name: "Grace", email: "grace@example.com"))
    #expect(session.account == ada)
    session.end()
    #expect(session.account == ada)
    #expect(storage.names.isEmpty)
  }

  @Test("A sign-in is three lines of text, and a fourth if it has expired")
  func text() {
    let text = "Ada\nada@example.com\n1790000000\n"
    let signIn = SignIn(account: ada, began: .seconds(1_790_000_000))
    #expect(signIn.description == text && SignIn(text) == signIn)
    let expired = SignIn(text + "expired\n")
    #expect(expired?.hasExpired == true && expired?.description == text + "expired\n")
  }

  @Test(
    "Any other text of a sign-in is refused",
    arguments: [
      "", "Ada\n", "\nada@example.com\n0\n", "Ada\n\nsoon\n", "Ada\nada@example.com\n0",
      "Ada\nada@example.com\n0\nmore\n", "Ada\nada@example.com\n1970-01-03\n",
      "Ada\nada@example.com\n99999999999999999999\n",
    ])
  func otherText(text: String) { #expect(SignIn(text) == nil) }
}
