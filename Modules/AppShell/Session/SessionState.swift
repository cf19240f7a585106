import AppRouting
import Services

/// The state of the session: signed out, current, or ended by expiry.
///
/// It reads no clock; the caller passes the current date.
enum SessionState: Equatable {
  case signedOut
  case current(Session)
  /// A session that has expired: its account, and what to restore when the same account logs in again.
  case ended(Account, archives: [NavigationArchive]?)

  /// The signed-in account, or `nil`.
  var account: Account? { hasEnded ? nil : owner }

  /// Whether a session has expired, with no log-in or log-out since.
  var hasEnded: Bool { if case .ended = self { true } else { false } }

  /// The account of the current or ended session, to which the open places belong.
  var owner: Account? {
    switch self {
    case .signedOut: nil
    case .current(let session): session.account
    case .ended(let account, _): account
    }
  }

  /// What to restore after the next log-in of the owner; `nil` unless a session has ended.
  var archives: [NavigationArchive]? { if case .ended(_, let archives) = self { archives } else { nil } }

  /// Starts a session and returns what to restore; `nil` if the ended session belongs to another account.
  mutating func begin(_ session: Session) -> [NavigationArchive]? {
    defer { self = .current(session) }
    return owner == session.account ? archives : nil
  }

  /// Ends an expired session; returns whether it did.
  mutating func endIfOver(on today: CalendarDate) -> Bool {
    guard case .current(let session) = self, session.hasEnded(on: today) else { return false }
    self = .ended(session.account, archives: nil)
    return true
  }

  /// Sets what to restore after an ended session; no effect in other states.
  mutating func setArchives(_ archives: [NavigationArchive]?) {
    if case .ended(let account, _) = self { self = .ended(account, archives: archives) }
  }
}
