import Services
import ServicesTesting
import Testing

@testable import AppShell

/// What happens while Ada is signed in, and what is saved and reported then.
struct SessionCase: CustomTestStringConvertible, Sendable {
  typealias Steps = @MainActor @Sendable (_ app: SessionParts) throws -> Void

  let testDescription: String
  /// The account that is signed in afterwards.
  let account: Account?
  let stored: AppRecord
  let events: [Session.Event]
  let steps: Steps

  init(
    _ name: String, account: Account?, stored: AppRecord, events: [Session.Event] = [], steps: @escaping Steps
  ) {
    (testDescription, self.account, self.stored, self.events, self.steps) = (name, account, stored, events, steps)
  }
}

extension AppRecord {
  /// A record with a place in the first window.
  init(_ signIn: SignIn? = nil, place: String) {
    self.init(signIn: signIn, windows: [1: Window(place: "\(place)\n")])
  }
}

extension SignIn {
  /// The sign-in of an account that has logged in on a day of January 1970.
  static func of(_ account: Account, day: Int = 1, hasExpired: Bool = false) -> SignIn {
    var signIn = SignIn(account: account, began: .seconds((day - 1) * 86_400))
    if hasExpired { _ = signIn.expire(at: .seconds(90 * 86_400)) }
    return signIn
  }
}

extension SessionCase {
  private static let ada = AccountsOfAda.ada
  private static let grace = Account(name: "Grace", email: "grace@example.com")
  private static let full = StorageError("the disk is full")

  static let all: [SessionCase] = logIns + expiries + failures

  private static let logIns = [
    SessionCase(
      "Logging out removes what is open in every window, also in closed ones, and the links that wait", account: nil,
      stored: .init(place: "the log-in"), events: [.ended]
    ) { app in
      for number in 1...3 { try app.store.save(number, .init(place: "\(number)\n", waitingLink: "app://loggedIn")) }
      app.session.end()
      #expect(app.storage["record"] == nil)
      try app.save("the log-in")
    },
    SessionCase(
      "Logging in after a log-out saves a session", account: grace, stored: .init(signIn: .of(grace)),
      events: [.ended, .began(grace, after: nil)]
    ) { app in
      try app.save("a place of Ada")
      app.session.end()
      app.session.begin(grace)
    },
    SessionCase(
      "Logging in with another account removes what is open, and keeps the links that wait", account: grace,
      stored: .init(signIn: .of(grace), windows: [1: .init(waitingLink: "app://authors")]),
      events: [.began(grace, after: ada)]
    ) { app in
      try app.store.save(1, .init(place: "a place of Ada\n", waitingLink: "app://authors"))
      app.session.begin(grace)
    },
    SessionCase(
      "Logging in again with the same account keeps what is open", account: ada,
      stored: .init(.of(ada, day: 20), place: "a place of Ada"), events: [.began(ada, after: ada)]
    ) { app in
      try app.save("a place of Ada")
      try app.setDate("1970-01-20")
      app.session.begin(ada)
    },
    SessionCase(
      "A record that is gone or damaged while the app runs is written again as a whole", account: ada,
      stored: .init(.of(ada), place: "there")
    ) { app in
      for text in [nil, "damaged"] as [String?] {
        try app.save("here")
        app.storage["record"] = text
        try app.save("there")
        #expect(app.storage.record.signIn?.account == ada)
      }
    },
  ]

  private static let expiries = [
    SessionCase("A session lasts 30 days", account: ada, stored: .init(.of(ada), place: "here")) { app in
      try app.save("here")
      try app.setDate("1970-01-30")
      app.storage.fail(with: full)
      #expect(!app.session.endIfExpired(), "no check of the time reads the storage")
    },
    SessionCase(
      "A session ends once, keeps what is open, and stays over if the clock is set back", account: nil,
      stored: .init(.of(ada, hasExpired: true), place: "a place of Ada"), events: [.expired(ada)]
    ) { app in
      try app.save("a place of Ada")
      try app.setDate("1970-01-31")
      #expect(app.session.endIfExpired() && !app.session.endIfExpired())
      try app.setDate("1970-01-01")
      #expect(!app.session.endIfExpired() && app.session.owner == ada)
      #expect(Session(app.store, now: { .zero }).hasExpired)
    },
  ]

  private static let failures = [
    SessionCase(
      "A log-in that can't be saved is done here, reported first, and saved by the next change", account: grace,
      stored: .init(.of(grace), place: "a place of Grace"), events: [.notSaved(full), .began(grace, after: ada)]
    ) { app in
      app.storage.fail(with: full)
      app.session.begin(grace)
      app.storage.fail(with: nil)
      try app.save("a place of Grace")
    },
    SessionCase(
      "A log-out that can't be saved is done here, reported first, and saved by the next change", account: nil,
      stored: .init(place: "the log-in"), events: [.notSaved(full), .ended]
    ) { app in
      try app.save("a place of Ada")
      app.storage.fail(with: full)
      app.session.end()
      app.storage.fail(with: nil)
      try app.save("the log-in")
    },
    SessionCase(
      "What can't be saved is saved at the end, although it has not changed since, and named if not", account: ada,
      stored: .init(.of(ada), place: "there")
    ) { app in
      app.storage.fail(with: full)
      try app.save("there")
      #expect(app.store.flush() == "Not saved: who is signed in and what is open (the disk is full)")
      app.storage.save([1], to: "settings-416461") { _ in }
      #expect(app.store.flush() == "Not saved: who is signed in and what is open, your settings (the disk is full)")
      app.storage.fail(with: nil)
      #expect(app.store.flush() == nil)
    },
  ]
}
