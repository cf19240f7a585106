import Services

/// The state of the session: signed out, current, or ended by expiry.
///
/// It reads no clock; the caller passes the current date.
enum SessionState: Equatable {
  case signedOut
  case current(Session)
  /// A session of this account that has expired.
  case ended(Account)

  /// The signed-in account, or `nil`.
  var account: Account? { if case .current(let session) = self { session.account } else { nil } }

  /// Whether a session has expired, with no log-in or log-out since.
  var hasEnded: Bool { if case .ended = self { true } else { false } }

  /// The account of the current or ended session, to which the open places belong.
  var owner: Account? { if case .ended(let account) = self { account } else { account } }

  /// Ends an expired session; returns whether it did.
  mutating func endIfOver(on today: CalendarDate) -> Bool {
    guard case .current(let session) = self, session.hasEnded(on: today) else { return false }
    self = .ended(session.account)
    return true
  }
}
