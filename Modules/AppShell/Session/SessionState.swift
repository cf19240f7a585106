import AppRouting
import Services

/// Whether somebody is signed in, from the log-in to the log-out or until their time is over.
///
/// No clock runs: whoever asks says what day it is.
enum SessionState: Equatable {
  case nobody
  case current(Session)
  /// A session whose time is over: who may go on with it by logging in again, and what was open, where that is kept for them.
  case ended(Account, places: [NavigationArchive]?)

  /// Who is signed in; nil when nobody is.
  var account: Account? { hasEnded ? nil : owner }

  /// Whether the time of a session is over, and nobody has logged in or out since.
  var hasEnded: Bool { if case .ended = self { true } else { false } }

  /// Whose places these are: of whoever is signed in, or was until their time was over.
  var owner: Account? {
    switch self {
    case .nobody: nil
    case .current(let session): session.account
    case .ended(let account, _): account
    }
  }

  /// The places to come back to, from the end of a session until somebody logs in or out.
  var places: [NavigationArchive]? { if case .ended(_, let places) = self { places } else { nil } }

  /// Begins a session and returns what was open when the last one ended; what somebody else had open is nobody's business.
  mutating func begin(_ session: Session) -> [NavigationArchive]? {
    defer { self = .current(session) }
    return owner == session.account ? places : nil
  }

  /// Ends the session when its time is over, and says whether it did.
  mutating func endIfOver(on today: CalendarDate) -> Bool {
    guard case .current(let session) = self, session.hasEnded(on: today) else { return false }
    self = .ended(session.account, places: nil)
    return true
  }

  /// Keeps places for whoever's session has ended.
  mutating func savePlaces(_ places: [NavigationArchive]?) {
    if case .ended(let account, _) = self { self = .ended(account, places: places) }
  }
}
