import Services

/// The state that the app keeps between launches.
struct AppRecord: Equatable, Sendable {
  /// The session, with a number that reveals changes by other processes.
  struct SignIn: Equatable, Sendable {
    /// Increases with each log-in, log-out and expiry.
    var generation = 0
    /// The session, even an expired one: what was open belongs to its account.
    var session: Session?
  }

  struct Window: Equatable, Sendable {
    /// What is open, as text; `nil` if nothing is saved.
    var place: String?
    /// The link that waits for the log-in.
    var waitingLink: String?
  }

  var signIn = SignIn()
  /// The windows by number; the first is 1.
  var windows: [Int: Window] = [:]
}

extension AppRecord {
  /// Begins a session and removes what another account had open; links keep waiting.
  mutating func begin(_ session: Session) {
    if signIn.session?.account != session.account {
      for number in windows.keys { windows[number]?.place = nil }
    }
    change(to: session)
  }

  /// Ends the session of an account and removes all windows, unless another account is signed in.
  mutating func end(_ account: Account) {
    guard signIn.session?.account == account else { return }
    windows = [:]
    change(to: nil)
  }

  /// Marks a session as expired, unless another one has begun since; what is open stays.
  mutating func expire(_ session: Session) {
    guard let current = signIn.session, current.account == session.account, current.began == session.began,
      !current.hasExpired
    else { return }
    change(to: session)
  }

  private mutating func change(to session: Session?) {
    signIn = SignIn(generation: signIn.generation &+ 1, session: session)
  }
}
