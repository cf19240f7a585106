import Services

/// A signed-in account and the date of its log-in.
///
/// Its text has three lines: name, email address and date.
struct Session: Equatable, LosslessStringConvertible {
  /// The length of a session in days.
  static let lifetime = 30

  let account: Account
  let began: CalendarDate

  init(account: Account, began: CalendarDate) {
    self.account = account
    self.began = began
  }

  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count == 4, !lines[0].isEmpty, let began = CalendarDate(lines[2]), lines[3].isEmpty else { return nil }
    self.init(account: Account(name: lines[0], email: lines[1]), began: began)
  }

  var description: String { "\(account.name)\n\(account.email)\n\(began)\n" }

  /// Returns whether the session is over, or begins after `today` because a clock was wrong.
  func hasEnded(on today: CalendarDate) -> Bool { !(0...Self.lifetime).contains(today.days(since: began)) }
}
