import Observation
import Routing
import ScreenKit
import Services

/// A window that reacts to changes of the session.
@MainActor
protocol SessionWindow: AnyObject {
  /// Shows what follows from an event.
  func show(_ event: SessionController.Event)
  /// Asks to confirm leaving everything, then calls `proceed`, also if the window closes meanwhile; calls `stay` if the user declines.
  func confirmLeaving(then proceed: @escaping @MainActor () -> Void, orElse stay: @escaping @MainActor () -> Void)
}

/// Owns the session of all windows, and saves it in the record.
///
/// It knows nothing of what is open: each window shows what follows from an event.
@MainActor
@Observable
final class SessionController {
  /// A change of the session.
  enum Event: Equatable {
    /// The account logged in or signed up; what is open belongs to the other account, if any.
    case began(Account, after: Account?)
    /// The account logged out.
    case ended(Account?)
    /// Another process has ended the session of the account, and begun one of the other account.
    case endedElsewhere(Account, by: Account?)
    /// The session of the account is over.
    case expired(Account)
    /// The storage failed; the session itself is unchanged.
    case notSaved(StorageError)
  }

  private struct Window {
    weak var window: (any SessionWindow)?
  }

  /// The current session, or the last one with no log-in or log-out since.
  private var session: Session?
  /// Whether another process has ended the session.
  private var isEndedElsewhere = false
  /// The account of a feature that runs alone; it needs no session.
  @ObservationIgnored private let guest: Account?
  @ObservationIgnored private let store: RecordStore
  @ObservationIgnored private let now: @Sendable () -> Duration
  @ObservationIgnored private var windows: [Window] = []

  /// Continues the session of the record, unless it is over.
  init(_ store: RecordStore, guest: Account? = nil, now: @escaping @Sendable () -> Duration) {
    (self.store, self.guest, self.now) = (store, guest, now)
    if guest == nil { session = store.signIn.session }
    expire()
    store.onExternalChange = { [weak self] in self?.follow($0) }
  }

  /// Whether a feature runs alone, for which every gate is open.
  var isGuest: Bool { guest != nil }

  /// The signed-in account, or `nil`.
  var account: Account? { guest ?? (isOver ? nil : session?.account) }

  /// The account to which the open places belong, also after its session has ended by itself or elsewhere.
  var owner: Account? { guest ?? session?.account }

  /// The signed-in account; an account without a name while no user is signed in, for which the gates show nothing.
  var user: Account { account ?? Account(name: "", email: "") }

  /// Whether a session has expired, with no log-in or log-out since.
  var hasExpired: Bool { session?.hasExpired == true }

  /// Whether a session has ended by itself or elsewhere, with no log-in or log-out since.
  var isOver: Bool { hasExpired || isEndedElsewhere }

  /// Adds a window, which shows each event, and is asked before the user logs out.
  func add(_ window: any SessionWindow) {
    windows.removeAll { $0.window == nil }
    windows.append(Window(window: window))
  }

  // MARK: Changes here

  /// Logs out after all windows agree.
  func logOut() { leave(windows[...]) { [weak self] in self?.end() } }

  /// Asks one window after the other to confirm leaving, then calls `proceed`; calls `stay` if the user declines.
  private func leave(
    _ windows: ArraySlice<Window>, then proceed: @escaping @MainActor () -> Void,
    orElse stay: @escaping @MainActor () -> Void = {}
  ) {
    guard let first = windows.first else { return proceed() }
    guard let window = first.window else { return leave(windows.dropFirst(), then: proceed, orElse: stay) }
    window.confirmLeaving(
      then: { [weak self] in self?.leave(windows.dropFirst(), then: proceed, orElse: stay) }, orElse: stay)
  }

  /// Begins the session of an account, after saving it.
  ///
  /// What the windows have open belongs to the account before. If that is another one, all windows but the calling one are asked first.
  ///
  /// - Parameters:
  ///   - account: The account.
  ///   - window: The window with the log-in.
  ///   - stay: Called if the user declines in another window, and the session doesn't begin.
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

  /// Ends the session, after removing what is kept of its account.
  func end() {
    let owner = owner
    if let session { save(.end(session.account)) }
    (session, isEndedElsewhere) = (nil, false)
    notify(.ended(owner))
  }

  /// Ends the session if its time is over; returns whether it did.
  ///
  /// The app calls it before each intent and each link. It reads the clock only, unless the time is over.
  @discardableResult
  func endIfExpired() -> Bool {
    guard let account, expire() else { return false }
    notify(.expired(account))
    return true
  }

  /// Marks the session as expired if its time is over; returns whether it is.
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

  /// Follows what another process has changed; a log-in elsewhere changes nothing for an account that is signed in here.
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
