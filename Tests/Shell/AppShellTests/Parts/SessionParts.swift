import Services
import ServicesTesting
import Testing

@testable import AppShell

/// A session over a storage in memory, as a window that shows nothing and keeps what it is told.
@MainActor
final class SessionParts: SessionWindow {
  let storage: StubStorage
  let calendar = StubCalendar()
  let store: RecordStore
  let session: Session
  /// The events of the session, in order.
  private(set) var events: [Session.Event] = []

  /// Begins as a process that starts.
  init(_ storage: StubStorage = StubStorage()) {
    self.storage = storage
    store = RecordStore(storage)
    _ = store.load()
    session = Session(store, now: { [calendar] in calendar.now })
    session.add(self)
  }

  func show(_ event: Session.Event) { events.append(event) }

  func confirmLeaving(then proceed: @escaping @MainActor () -> Void, orElse stay: @escaping @MainActor () -> Void) {
    proceed()
  }

  /// Saves what is open in the first window.
  func save(_ place: String) throws { try store.save(1, AppRecord.Window(place: "\(place)\n")) }

  func setDate(_ date: String) throws { calendar.today = try #require(CalendarDate(date)) }
}
