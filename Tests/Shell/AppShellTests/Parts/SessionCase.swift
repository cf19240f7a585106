import Services
import ServicesTesting
import Testing

@testable import AppShell

/// What two processes on one storage do, with Ada signed in, and what is stored and reported then.
struct SessionCase: CustomTestStringConvertible, Sendable {
  typealias Steps = @MainActor @Sendable (_ one: SessionParts, _ other: SessionParts) throws -> Void

  let testDescription: String
  /// The account that is signed in in the first process afterwards.
  let account: Account?
  let stored: AppRecord
  /// The events of the first process.
  let events: [SessionController.Event]
  let steps: Steps

  init(
    _ name: String, account: Account?, stored: AppRecord, events: [SessionController.Event] = [], steps: @escaping Steps
  ) {
    (testDescription, self.account, self.stored, self.events, self.steps) = (name, account, stored, events, steps)
  }
}

extension AppRecord {
  /// A record with these places in the windows, the first of which has the number 1.
  init(generation: Int, _ session: Session? = nil, places: String...) {
    let windows = places.enumerated().map { ($0 + 1, Window(place: "\($1)\n")) }
    self.init(
      signIn: SignIn(generation: generation, session: session), windows: Dictionary(uniqueKeysWithValues: windows))
  }
}

extension Session {
  /// The session of an account that has logged in on a day of January 1970.
  static func of(_ account: Account, day: Int = 1, hasExpired: Bool = false) -> Session {
    var session = Session(account: account, began: .seconds((day - 1) * 86_400))
    if hasExpired { _ = session.expire(at: .seconds(90 * 86_400)) }
    return session
  }
}

extension SessionCase {
  private static let ada = AccountsOfAda.ada
  private static let grace = Account(name: "Grace", email: "grace@example.com")
  private static let full = StorageError("the disk is full")

  static let all: [SessionCase] = logIns + expiries + otherProcesses + failures

  private static let logIns = [
    SessionCase("Logging out ends the session", account: nil, stored: .init(generation: 2), events: [.ended(ada)]) {
      one, _ in one.session.end()
    },
    SessionCase(
      "Logging out removes what is open in every window, also in closed ones, and the links that wait", account: nil,
      stored: .init(generation: 2, places: "the log-in"), events: [.ended(ada)]
    ) { one, _ in
      for number in 1...3 { try one.store.save(number, .init(place: "\(number)\n", waitingLink: "app://loggedIn")) }
      one.session.end()
      try one.save("the log-in")
    },
    SessionCase(
      "Logging in after a log-out saves a session", account: grace, stored: .init(generation: 3, .of(grace)),
      events: [.ended(ada), .began(grace, after: nil)]
    ) { one, _ in
      one.session.end()
      one.session.begin(grace)
    },
    SessionCase(
      "Logging in with another account removes what is open, and keeps the links that wait", account: grace,
      stored: .init(
        signIn: .init(generation: 2, session: .of(grace)), windows: [1: .init(waitingLink: "app://authors")]),
      events: [.began(grace, after: ada)]
    ) { one, _ in
      try one.store.save(1, .init(place: "a place of Ada\n", waitingLink: "app://authors"))
      one.session.begin(grace)
    },
    SessionCase(
      "Logging in again with the same account keeps what is open", account: ada,
      stored: .init(generation: 2, .of(ada, day: 20), places: "a place of Ada"), events: [.began(ada, after: ada)]
    ) { one, _ in
      try one.save("a place of Ada")
      try one.setDate("1970-01-20")
      one.session.begin(ada)
    },
  ]

  private static let expiries = [
    SessionCase("A session lasts 30 days", account: ada, stored: .init(generation: 1, .of(ada))) { one, _ in
      try one.setDate("1970-01-30")
      #expect(!one.session.endIfExpired())
    },
    SessionCase(
      "A session ends once, keeps what is open, and stays over if the clock is set back", account: nil,
      stored: .init(generation: 2, .of(ada, hasExpired: true), places: "a place of Ada"), events: [.expired(ada)]
    ) { one, _ in
      try one.save("a place of Ada")
      try one.setDate("1970-01-31")
      #expect(one.session.endIfExpired() && !one.session.endIfExpired())
      try one.setDate("1970-01-01")
      #expect(!one.session.endIfExpired() && one.session.owner == ada)
      #expect(SessionController(one.store, now: { .zero }).hasExpired)
    },
    SessionCase(
      "No check of the time reads the storage", account: ada, stored: .init(generation: 1, .of(ada))
    ) { one, _ in
      one.storage.fail(with: full)
      #expect(!one.session.endIfExpired())
    },
  ]

  private static let otherProcesses = [
    SessionCase(
      "A log-out in another process ends the session at the next write, which stores nothing of the account",
      account: nil, stored: .init(generation: 3, .of(grace)), events: [.endedElsewhere(ada, by: nil)]
    ) { one, other in
      other.session.end()
      #expect(!one.session.endIfExpired() && one.session.account == ada)
      try one.save("a place of Ada")
      #expect(one.store.window(1).place == nil)
      try one.save("another place of Ada")
      #expect(one.session.owner == ada)
      other.session.begin(grace)
      try one.save("the log-in")
    },
    SessionCase(
      "Another account in another process ends the session at the next write, which stores nothing of the account",
      account: nil, stored: .init(generation: 2, .of(grace)), events: [.endedElsewhere(ada, by: grace)]
    ) { one, other in
      other.session.begin(grace)
      try one.save("a place of Ada")
    },
    SessionCase(
      "A process whose session has ended elsewhere stores no place, also if the account logs in there again",
      account: nil, stored: .init(generation: 3, .of(ada), places: "there"),
      events: [.endedElsewhere(ada, by: nil)]
    ) { one, other in
      other.session.end()
      try one.save("a place of Ada")
      other.session.begin(ada)
      try other.save("there")
      try one.save("the log-in")
    },
    SessionCase(
      "An account that was logged out elsewhere can log in again here", account: ada,
      stored: .init(generation: 3, .of(ada), places: "here"),
      events: [.endedElsewhere(ada, by: nil), .began(ada, after: ada)]
    ) { one, other in
      other.session.end()
      try one.save("a place of Ada")
      one.session.begin(ada)
      try one.save("here")
    },
    SessionCase(
      "A later session of the same account goes on here, also if the time of this one is over", account: ada,
      stored: .init(generation: 2, .of(ada, day: 20), places: "a place of Ada")
    ) { one, other in
      try other.setDate("1970-01-20")
      other.session.begin(ada)
      try one.setDate("1970-01-31")
      #expect(!one.session.endIfExpired())
      try one.save("a place of Ada")
    },
    SessionCase(
      "A later session of the same account that a write has found isn't read again", account: ada,
      stored: .init(generation: 2, .of(ada, day: 20), places: "a place of Ada")
    ) { one, other in
      try other.setDate("1970-01-20")
      other.session.begin(ada)
      try one.save("a place of Ada")
      try one.setDate("1970-01-31")
      one.storage.fail(with: full)
      #expect(!one.session.endIfExpired())
    },
    SessionCase(
      "A session that another process has found to be over ends at the next write", account: nil,
      stored: .init(generation: 2, .of(ada, hasExpired: true), places: "a place of Ada"), events: [.expired(ada)]
    ) { one, other in
      try other.setDate("1970-01-31")
      #expect(other.session.endIfExpired())
      try one.save("a place of Ada")
    },
    SessionCase(
      "A later session of another process that is over as well is stored as expired", account: nil,
      stored: .init(generation: 3, .of(ada, day: 20, hasExpired: true)), events: [.expired(ada)]
    ) { one, other in
      try other.setDate("1970-01-20")
      other.session.begin(ada)
      try one.setDate("1970-03-01")
      #expect(one.session.endIfExpired())
    },
    SessionCase(
      "A log-in elsewhere doesn't concern a process at the log-in, which leaves what the account has open",
      account: nil,
      stored: .init(generation: 3, .of(grace), places: "a place of Grace"), events: [.ended(ada)]
    ) { one, other in
      one.session.end()
      other.session.begin(grace)
      try other.save("a place of Grace")
      try one.save("the log-in")
    },
    SessionCase(
      "A link that waits in a process at the log-in stays when another one finds out that the session has ended",
      account: nil, stored: .init(signIn: .init(generation: 2), windows: [1: .init(waitingLink: "app://authors")]),
      events: [.endedElsewhere(ada, by: nil)]
    ) { one, other in
      other.session.end()
      try other.store.save(1, .init(waitingLink: "app://authors"))
      try one.save("a place of Ada")
    },
    SessionCase(
      "Logging out an account leaves another one signed in that has logged in elsewhere since", account: nil,
      stored: .init(generation: 2, .of(grace)), events: [.ended(ada)]
    ) { one, other in
      other.session.begin(grace)
      one.session.end()
    },
    SessionCase(
      "Each process keeps what another one has written of other windows and of links that wait", account: ada,
      stored: .init(
        signIn: .init(generation: 1, session: .of(ada)),
        windows: [1: .init(place: "other\n", waitingLink: "app://authors"), 2: .init(place: "two\n")])
    ) { one, other in
      try one.store.save(1, .init(place: "one\n", waitingLink: "app://authors"))
      try other.store.save(2, .init(place: "two\n"))
      try other.save("other")
    },
    SessionCase(
      "What another process has written later stays, also if this one writes again", account: ada,
      stored: .init(generation: 1, .of(ada), places: "newer", "two")
    ) { one, other in
      try one.save("one")
      try other.save("newer")
      try one.store.save(2, .init(place: "two\n"))
    },
    SessionCase(
      "A record that is gone while the app runs is written again as a whole", account: ada,
      stored: .init(generation: 1, .of(ada), places: "one", "two")
    ) { one, _ in
      try one.store.save(2, .init(place: "two\n"))
      try one.storage.remove("record")
      try one.save("one")
    },
  ]

  private static let failures = [
    SessionCase(
      "A log-in that can't be saved is done here, reported first, and saved by the next write", account: grace,
      stored: .init(generation: 2, .of(grace), places: "a place of Grace"),
      events: [.notSaved(full), .began(grace, after: ada)]
    ) { one, _ in
      one.storage.fail(with: full)
      one.session.begin(grace)
      one.storage.fail(with: nil)
      try one.save("a place of Grace")
    },
    SessionCase(
      "A log-out that can't be saved is done here, reported first, and saved by the next write", account: nil,
      stored: .init(generation: 2, places: "the log-in"), events: [.notSaved(full), .ended(ada)]
    ) { one, _ in
      try one.save("a place of Ada")
      one.storage.fail(with: full)
      one.session.end()
      one.storage.fail(with: nil)
      try one.save("the log-in")
    },
    SessionCase(
      "The end of a session that can't be saved is reported first, and saved by the next write", account: nil,
      stored: .init(generation: 2, .of(ada, hasExpired: true), places: "a place of Ada"),
      events: [.notSaved(full), .expired(ada)]
    ) { one, _ in
      try one.setDate("1970-01-31")
      one.storage.fail(with: full)
      #expect(one.session.endIfExpired())
      one.storage.fail(with: nil)
      try one.save("a place of Ada")
    },
    SessionCase(
      "A log-in that couldn't be saved gives way to a later one of another process", account: nil,
      stored: .init(generation: 3, .of(grace)),
      events: [.ended(ada), .notSaved(full), .began(ada, after: nil), .endedElsewhere(ada, by: grace)]
    ) { one, other in
      one.session.end()
      one.storage.fail(with: full)
      one.session.begin(ada)
      one.storage.fail(with: nil)
      other.session.begin(grace)
      try one.save("a place of Ada")
    },
    SessionCase(
      "A log-out after a log-in that was never saved also ends the session before it", account: nil,
      stored: .init(generation: 2),
      events: [.notSaved(full), .began(grace, after: ada), .ended(grace)]
    ) { one, _ in
      one.storage.fail(with: full)
      one.session.begin(grace)
      one.storage.fail(with: nil)
      one.session.end()
    },
    SessionCase(
      "A place that can't be saved is saved by the next save, although it has not changed since", account: ada,
      stored: .init(generation: 1, .of(ada), places: "there")
    ) { one, _ in
      one.storage.fail(with: full)
      #expect(throws: full) { try one.save("there") }
      one.storage.fail(with: nil)
      try one.save("there")
    },
  ]
}
