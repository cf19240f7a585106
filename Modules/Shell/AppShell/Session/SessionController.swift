import Observation
import Routing
import ScreenKit
import Services

/// A window that reacts to session changes.
@MainActor
protocol SessionWindow: AnyObject {
  func show(_ event: SessionController.Event)
  /// Asks the user; calls `proceed` on consent, or if the window closes meanwhile, and otherwise `stay`.
  func confirmLeaving(then proceed: @escaping @MainActor () -> Void, orElse stay: @escaping @MainActor () -> Void)
}

/// The session of all windows, saved in the record.
@MainActor
@Observable
final class SessionController {
  enum Event: Equatable {
    /// The account logged in or signed up; what is open belongs to the other one, if any.
    case began(Account, after: Account?)
    case ended(Account?)
    /// Another process has ended the account's session, by a log-in of the other one, if any.
    case endedElsewhere(Account, by: Account?)
    case expired(Account)
    /// The storage failed; the session itself is unchanged.
    case notSaved(StorageError)
  }

  private struct Window {
    weak var window: (any SessionWindow)?
  }

  /// The current session, or an ended one with no log-in or log-out since.
  private var session: Session?
  private var isEndedElsewhere = false
  @ObservationIgnored private let guest: Account?
  @ObservationIgnored private let store: RecordStore
  @ObservationIgnored private let now: @Sendable () -> Duration
  @ObservationIgnored private var windows: [Window] = []

  /// Creates a controller that continues the session of the record, unless it is over.
  init(_ store: RecordStore, guest: Account? = nil, now: @escaping @Sendable () -> Duration) {
    (self.store, self.guest, self.now) = (store, guest, now)
    if guest == nil { session = store.signIn.session }
    expire()
    store.onExternalChange = { [weak self] in self?.follow($0) }
  }

  /// Whether a feature runs alone, without a session.
  var isGuest: Bool { guest != nil }

  var account: Account? { guest ?? (isOver ? nil : session?.account) }

  /// The account that owns the open places, even after its session.
  var owner: Account? { guest ?? session?.account }

  /// Whether the session has expired, with no log-in or log-out since.
  var hasExpired: Bool { session?.hasExpired == true }

  /// Whether the session has expired or ended elsewhere.
  var isOver: Bool { hasExpired || isEndedElsewhere }

  /// Adds a window, which receives each event and is asked before a log-out.
  func add(_ window: any SessionWindow) {
    windows.removeAll { $0.window == nil }
    windows.append(Window(window: window))
  }

  // MARK: Changes here

  /// Logs out after all windows agree.
  func logOut() { leave(windows[...]) { [weak self] in self?.end() } }

  /// Asks the windows in turn to confirm leaving, then calls `proceed`, or `stay` if the user declines.
  private func leave(
    _ windows: ArraySlice<Window>, then proceed: @escaping @MainActor () -> Void,
    orElse stay: @escaping @MainActor () -> Void = {}
  ) {
    guard let first = windows.first else { return proceed() }
    guard let window = first.window else { return leave(windows.dropFirst(), then: proceed, orElse: stay) }
    window.confirmLeaving(
      then: { [weak self] in self?.leave(windows.dropFirst(), then: proceed, orElse: stay) }, orElse: stay)
  }

  /// Begins and saves the session of an account.
  ///
  /// If the open places belong to another account, all windows but `window`, which has the log-in, ask first. If the
  /// user declines, calls `stay` and begins nothing.
  func begin(
    _ account: Account, in window: (any SessionWindow)? = nil, orElse stay: @escaping @MainActor () -> Void = {}
  ) {
    let others = owner == nil || owner == account ? [] : windows.filter { $0.window !== window }
    leave(others[...], then: { [weak self] in self?.beginNow(account) }, orElse: stay)
  }

  private func beginNow(_ account: Account) {
    let before = owner
    if guest == nil {
      let session = Session(account: account, began: now())
      (self.session, isEndedElsewhere) = (session, false)
      save(.begin(session))
    }
    notify(.began(account, after: before))
  }

  /// Ends the session, and removes its saved windows.
  func end() {
    let owner = owner
    if let session { save(.end(session.account)) }
    (session, isEndedElsewhere) = (nil, false)
    notify(.ended(owner))
  }

  /// Ends the session if its time is over; returns whether it did.
  ///
  /// Runs before each intent and link, and reads only the clock while the session lasts.
  @discardableResult
  func endIfExpired() -> Bool {
    guard let account, expire() else { return false }
    notify(.expired(account))
    return true
  }

  @discardableResult
  private func expire() -> Bool {
    guard var expired = session, !isOver, expired.expire(at: now()) else { return false }
    session = expired
    // Another process may have begun a new session of the account.
    if let other = save(.expire(expired))?.session, other.account == expired.account, !other.hasExpired {
      session = other
      return expire()
    }
    return true
  }

  @discardableResult
  private func save(_ change: RecordCopy.Change) -> AppRecord.SignIn? {
    do {
      return try store.change(change)
    } catch {
      notify(.notSaved(error))
      return nil
    }
  }

  // MARK: Changes elsewhere

  /// Applies a change of another process; if the account stays signed in, only replaces its session.
  private func follow(_ change: RecordCopy.ExternalChange) {
    switch change {
    case .unreadable(let error): notify(.notSaved(error))
    case .signIn(let signIn):
      guard guest == nil, !isOver, let account = session?.account else { return }
      guard let other = signIn.session, other.account == account else {
        isEndedElsewhere = true
        store.detach()
        return notify(.endedElsewhere(account, by: signIn.session?.account))
      }
      session = other
      if other.hasExpired { notify(.expired(account)) }
    }
  }

  private func notify(_ event: Event, line: Int = #line) {
    Trace.current?.add("SessionController.Event\(Trace.name(of: event))", at: SourceLine(line: line))
    for window in windows { window.window?.show(event) }
  }
}
