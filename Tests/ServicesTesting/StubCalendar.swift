public import Services
import Synchronization

/// A calendar with a day that a test sets.
public final class StubCalendar: Sendable {
  private let day: Mutex<CalendarDate>

  /// Begins on a day.
  public init(_ day: CalendarDate = .unixEpoch) { self.day = Mutex(day) }

  /// The day it is.
  public var today: CalendarDate {
    get { day.withLock { $0 } }
    set { day.withLock { $0 = newValue } }
  }
}
