package import Services
import Synchronization

/// A calendar whose day the test sets.
package final class StubCalendar: Sendable {
  private let day: Mutex<CalendarDate>

  package init(_ day: CalendarDate = .unixEpoch) { self.day = Mutex(day) }

  package var today: CalendarDate {
    get { day.withLock { $0 } }
    set { day.withLock { $0 = newValue } }
  }

  /// The start of the day in UTC, since the start of 1970.
  package var now: Duration { .seconds(today.days(since: .unixEpoch) * 86_400) }
}
