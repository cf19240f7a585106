import Services

/// A signed-in account and the date of its log-in.
struct Session: Equatable {
  /// The length of a session in days.
  static let lifetime = 30

  let account: Account
  let began: CalendarDate
  /// Whether the session has ended because its time is over.
  private(set) var hasExpired = false

  /// Ends the session if its time is over; returns whether it is.
  ///
  /// It is also over if it begins after `today` because a clock was wrong.
  mutating func expire(on today: CalendarDate) -> Bool {
    guard !(0...Self.lifetime).contains(today.days(since: began)) else { return false }
    hasExpired = true
    return true
  }
}

/// The text of a session has three lines: name, email address and date.
extension Session: LosslessStringConvertible {
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count == 4, !lines[0].isEmpty, let began = CalendarDate(lines[2]), lines[3].isEmpty else { return nil }
    self.init(account: Account(name: lines[0], email: lines[1]), began: began)
  }

  var description: String { "\(account.name)\n\(account.email)\n\(began)\n" }
}
