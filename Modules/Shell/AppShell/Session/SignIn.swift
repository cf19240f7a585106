import Services

/// A signed-in account and the moment of its log-in.
struct SignIn: Equatable, Sendable {
  static let lifetime = Duration.seconds(30 * 86_400)
  /// How far in the future a log-in can be, after a clock was corrected.
  private static let tolerance = Duration.seconds(86_400)

  let account: Account
  /// The time of the log-in since 1970 in UTC.
  let began: Duration
  private(set) var hasExpired = false

  init(account: Account, began: Duration) {
    self.account = account
    self.began = began
  }

  /// Marks the sign-in as expired if its time is over; returns whether it is.
  ///
  /// One that began more than a day after `now` is over too. It stays over if the clock is set back.
  mutating func expire(at now: Duration) -> Bool {
    if !(began - Self.tolerance..<began + Self.lifetime).contains(now) { hasExpired = true }
    return hasExpired
  }
}

/// A sign-in in lines: name, email address, seconds since 1970 in UTC, and `expired` if its time is over.
extension SignIn: LosslessStringConvertible {
  static let expiredLine = "expired"

  init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.popLast() == "", 3...4 ~= lines.count, !lines[0].isEmpty, let began = Int(lines[2]) else { return nil }
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
