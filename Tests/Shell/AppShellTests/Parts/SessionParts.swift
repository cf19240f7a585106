import Services
import ServicesTesting

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

  /// Begins with an account signed in.
  convenience init(signedIn account: Account) {
    self.init(StubStorage(AppRecord(signIn: .init(generation: 1, session: Session(account: account, began: .zero)))))
  }

  func show(_ event: SessionController.Event) { events.append(event) }

  func confirmLeaving(then proceed: @escaping @MainActor () -> Void, orElse stay: @escaping @MainActor () -> Void) {
    proceed()
  }

  /// Saves a window, so that the process finds out what another one has changed.
  func save(_ place: String) throws { try store.save(1, AppRecord.Window(place: "\(place)\n")) }
}
