import Services

/// The state that the app keeps between launches.
struct AppRecord: Equatable, Sendable {
  struct Window: Equatable, Sendable {
    /// What is open, as text; `nil` if nothing is saved.
    var place: String?
    /// The link that waits for the log-in.
    var waitingLink: String?
  }

  /// Who is signed in, or was until the session expired: what was open belongs to this account.
  var signIn: SignIn?
  /// The windows by number; the first is 1.
  var windows: [Int: Window] = [:]
  /// The launches in a row that had no first frame, with the current one until it has one.
  var startsWithoutFrame = 0

  /// Begins a session and removes what another account had open; links keep waiting.
  mutating func begin(_ new: SignIn) {
    if signIn?.account != new.account {
      for number in windows.keys { windows[number]?.place = nil }
    }
    signIn = new
  }
}
