/// A day of the Gregorian calendar, without a time or a time zone.
public struct CalendarDate: Hashable, Comparable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// The first day of Unix time, 1970-01-01.
  public static let unixEpoch = CalendarDate(valid: (1970, 1, 1))

  /// Creates a date; `nil` if the day doesn't exist.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.init(valid: (year, month, day))
  }

  private init(valid date: (year: Int, month: Int, day: Int)) {
    (year, month, day) = date
  }

  /// Creates a date from `YYYY-MM-DD` (ISO 8601); `nil` for another format or a day that doesn't exist.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Returns whether the first day is earlier.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// Returns the days from another date to this one, negative if that is later.
  public func days(since other: Self) -> Int { ordinal - other.ordinal }

  /// The day's number, from 1 for the first day of year 1.
  private var ordinal: Int {
    let past = year - 1
    let leapDays = past / 4 - past / 100 + past / 400
    return past * 365 + leapDays + (1..<month).reduce(day) { $0 + Self.days(inMonth: $1, of: year) }
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`.
  public var description: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: width - digits.count) + digits
  }
}
