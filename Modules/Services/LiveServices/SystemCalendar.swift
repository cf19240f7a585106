public import Services

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Duration {
  /// Returns the time since 1970 in UTC, in whole seconds.
  public static func sinceUnixEpoch() -> Duration { .seconds(time(nil)) }
}

extension CalendarDate {
  /// Returns the date in the computer's time zone.
  public static func today() -> CalendarDate {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let date = CalendarDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    return date ?? .unixEpoch
  }
}
