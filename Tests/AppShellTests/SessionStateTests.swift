import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("SessionState", .tags(.gates))
struct SessionStateTests {
  private let ada = Account(name: "Ada", email: "ada@example.com")
  private let grace = Account(name: "Grace", email: "grace@example.com")

  /// Ada's session, which began on 1 January 1970 and ends on 1 February.
  private var adas: Session { Session(account: ada, began: .unixEpoch) }

  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  @Test("A session lasts 30 days and ends once, and its owner stays known")
  func lifetime() throws {
    var state = SessionState.current(adas)
    #expect(try !state.endIfOver(on: day("1970-01-31")))
    #expect(state == .current(adas))
    #expect(state.account == ada)
    #expect(try state.endIfOver(on: day("1970-02-01")))
    #expect(try !state.endIfOver(on: day("1970-02-01")))
    #expect(state == .ended(ada))
    #expect(state.account == nil)
    #expect(state.owner == ada)
  }

  @Test("Without an account, no session ends")
  func signedOut() throws {
    var state = SessionState.signedOut
    #expect(try !state.endIfOver(on: day("9999-12-31")))
    #expect(state == .signedOut)
    #expect(state.owner == nil)
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
