import Services

/// What the app keeps between launches, as one value: who is signed in, and what is open in each window.
struct AppRecord: Equatable, Sendable {
  /// Who is signed in, with a number that tells a process that another one has changed it.
  struct SignIn: Equatable, Sendable {
    /// Grows with each log-in, log-out and expiry.
    var generation = 0
    /// The session; also one that has expired, because what was open belongs to its account.
    var session: Session?
  }

  /// What is kept of one window.
  struct Window: Equatable, Sendable {
    /// The text of what is open; `nil` if nothing has been saved.
    var place: String?
    /// The link that waits for the log-in.
    var waitingLink: String?
  }

  var signIn = SignIn()
  /// The windows by their number, the first of which is 1.
  var windows: [Int: Window] = [:]
}

extension AppRecord {
  /// Begins the session of an account; what another account had open is removed, and links go on waiting.
  mutating func begin(_ session: Session) {
    if signIn.session?.account != session.account {
      for number in windows.keys { windows[number]?.place = nil }
    }
    change(to: session)
  }

  /// Ends the session of an account with all that is kept of it, unless another account is signed in.
  mutating func end(_ account: Account) {
    guard signIn.session?.account == account else { return }
    windows = [:]
    change(to: nil)
  }

  /// Marks the session of an account as expired, unless another one has begun since; what is open stays for the next log-in.
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
