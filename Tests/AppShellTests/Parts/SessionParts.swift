import Services
import ServicesTesting

@testable import AppShell

/// A session over a storage in memory, with what it reports.
@MainActor
final class SessionParts {
  let storage = StubStorage()
  let calendar = StubCalendar()
  let session: SessionController
  /// The events of the session, in order.
  private(set) var events: [SessionController.Event] = []

  /// Begins with an account signed in, or with none.
  init(signedIn account: Account? = nil) {
    session = SessionController(
      account.map { Session(account: $0, began: .zero) }, store: StateStore(storage),
      now: { [calendar] in calendar.now })
    session.observe { [weak self] in self?.events.append($0) }
  }
}
