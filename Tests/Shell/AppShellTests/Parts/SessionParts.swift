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
  let session: SessionController
  /// The events of the session, in order.
  private(set) var events: [SessionController.Event] = []

  /// Begins as a process that starts.
  init(_ storage: StubStorage = StubStorage()) {
    self.storage = storage
    store = RecordStore(storage)
    _ = store.load()
    session = SessionController(store, now: { [calendar] in calendar.now })
    session.add(self)
  }

  func show(_ event: SessionController.Event) { events.append(event) }

  func confirmLeaving(then proceed: @escaping @MainActor () -> Void, orElse stay: @escaping @MainActor () -> Void) {
    proceed()
  }

  /// Saves what is open in the first window, so that the process finds out what another one has changed.
  func save(_ place: String) throws { try store.save(1, AppRecord.Window(place: "\(place)\n")) }

  func setDate(_ date: String) throws { calendar.today = try #require(CalendarDate(date)) }
}
