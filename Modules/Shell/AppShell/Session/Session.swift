import Services

/// A signed-in account and the moment of its log-in.
struct Session: Equatable, Sendable {
  /// The length of a session, which is the same in every time zone.
  static let lifetime = Duration.seconds(30 * 86_400)
  /// How far a log-in can be in the future, because a clock was corrected.
  private static let tolerance = Duration.seconds(86_400)

  let account: Account
  /// The time of the log-in since the start of 1970 in UTC.
  let began: Duration
  /// Whether the session has ended because its time is over.
  private(set) var hasExpired = false

  init(account: Account, began: Duration) {
    self.account = account
    self.began = began
  }

  /// Ends the session if its time is over; returns whether it is.
  ///
  /// It is also over if it begins more than a day after `now`, because a clock was wrong. A session that is over stays so, even if
  /// a clock is set back.
  mutating func expire(at now: Duration) -> Bool {
    if !(began - Self.tolerance..<began + Self.lifetime).contains(now) { hasExpired = true }
    return hasExpired
  }
}

/// The text of a session has three lines: name, email address, and seconds since the start of 1970 in UTC; a fourth one says that its
/// time is over.
///
/// Earlier versions wrote the date of the log-in, which counts as the start of that day in UTC.
extension Session: LosslessStringConvertible {
  static let expiredLine = "expired"

  init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.popLast() == "", 3...4 ~= lines.count, !lines[0].isEmpty,
      let began = Int(lines[2]) ?? CalendarDate(lines[2]).map({ $0.days(since: .unixEpoch) * 86_400 })
    else { return nil }
    self.init(account: Account(name: lines[0], email: lines[1]), began: .seconds(began))
    if lines.count == 4 {
      guard lines[3] == Self.expiredLine else { return nil }
      hasExpired = true
    }
  }

  var description: String {
    "\(account.name)\n\(account.email)\n\(began.components.seconds)\n" + (hasExpired ? Self.expiredLine + "\n" : "")
  }
}
