import Observation
import Routing
import ScreenKit
import Services

/// A window that reacts to session changes.
@MainActor
protocol SessionWindow: AnyObject {
  func show(_ event: Session.Event)
  /// Asks the user; calls `proceed` on consent, or if the window closes meanwhile, and otherwise `stay`.
  func confirmLeaving(then proceed: @escaping @MainActor () -> Void, orElse stay: @escaping @MainActor () -> Void)
}

/// The session of all windows, saved in the record.
@MainActor
@Observable
final class Session {
  enum Event: Equatable {
    /// The account logged in or signed up; what is open belongs to the other one, if any.
    case began(Account, after: Account?)
    case ended
    case expired(Account)
    /// The disk has refused a change, which is done here and saved later.
    case notSaved(StorageError)
  }

  private struct Window {
    weak var window: (any SessionWindow)?
  }

  /// Who is signed in, or was until the session expired.
  private var signIn: SignIn?
  @ObservationIgnored private let guest: Account?
  @ObservationIgnored private let store: RecordStore
  @ObservationIgnored private let now: @Sendable () -> Duration
  @ObservationIgnored private var windows: [Window] = []

  /// Creates a session that continues that of the record, unless its time is over.
  init(_ store: RecordStore, guest: Account? = nil, now: @escaping @Sendable () -> Duration) {
    (self.store, self.guest, self.now) = (store, guest, now)
    if guest == nil { signIn = store.record.signIn }
    expire()
    store.onError = { [weak self] in self?.notify(.notSaved($0)) }
  }

  /// Whether a feature runs alone, without a session.
  var isGuest: Bool { guest != nil }

  var account: Account? { guest ?? (hasExpired ? nil : signIn?.account) }

  /// The account that owns the open places, even after its session.
  var owner: Account? { guest ?? signIn?.account }

  /// Whether the session has expired, with no log-in or log-out since.
  var hasExpired: Bool { signIn?.hasExpired == true }

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
      let new = SignIn(account: account, began: now())
      signIn = new
      saveNow { $0.begin(new) }
    }
    notify(.began(account, after: before))
  }

  /// Logs out after all windows agree.
  func logOut() { leave(windows[...]) { [weak self] in self?.end() } }

  /// Ends the session, and removes its saved windows.
  func end() {
    if signIn != nil {
      signIn = nil
      saveNow { $0 = AppRecord() }
    }
    notify(.ended)
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
    guard var expired = signIn, !expired.hasExpired, expired.expire(at: now()) else { return false }
    signIn = expired
    store.change { $0.signIn = expired }
    return true
  }

  private func saveNow(_ change: (inout AppRecord) -> Void) {
    do {
      try store.changeNow(change)
    } catch {
      notify(.notSaved(error))
    }
  }

  // MARK: Windows

  /// Adds a window, which receives each event and is asked before a log-out.
  func add(_ window: any SessionWindow) {
    windows.removeAll { $0.window == nil }
    windows.append(Window(window: window))
  }

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

  private func notify(_ event: Event, line: Int = #line) {
    Trace.current?.add("Session.Event\(Trace.name(of: event))", at: SourceLine(line: line))
    for window in windows { window.window?.show(event) }
  }
}
