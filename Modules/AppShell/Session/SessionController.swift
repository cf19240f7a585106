import Observation
import Routing
import ScreenKit
import Services

/// Owns the session of the app, and saves it.
///
/// It knows nothing of what is open: `SessionNavigation` observes it and shows what follows from a log-in or a log-out.
@MainActor
@Observable
final class SessionController {
  /// A change of the session.
  enum Event: Equatable {
    /// The account logged in or signed up.
    case began(Account)
    /// The account logged out.
    case ended(Account?)
    /// The session of the account is over.
    case expired(Account)
    /// The storage failed; the session itself is unchanged.
    case notSaved(StorageError)
  }

  /// The current session, or one that has expired with no log-in or log-out since.
  private var session: Session?
  /// The account of a feature that runs alone; it needs no session.
  @ObservationIgnored private let guest: Account?
  @ObservationIgnored private let store: StateStore
  @ObservationIgnored private let now: @Sendable () -> Duration
  @ObservationIgnored private var observers: [@MainActor (Event) -> Void] = []
  @ObservationIgnored private var windows: [Leaving] = []

  /// Asks a window to confirm leaving, then calls the closure; at once, or when the window closes, if it has ended.
  typealias Leaving = @MainActor (_ proceed: @escaping @MainActor () -> Void) -> Void

  /// Continues the saved session, unless it is over.
  init(
    _ saved: Session?, guest: Account? = nil, store: StateStore, now: @escaping @Sendable () -> Duration
  ) {
    self.guest = guest
    self.store = store
    self.now = now
    if guest == nil { session = saved }
    _ = session?.expire(at: now())
  }

  /// Whether a feature runs alone, for which every gate is open.
  var isGuest: Bool { guest != nil }

  /// The signed-in account, or `nil`.
  var account: Account? { hasExpired ? nil : owner }

  /// The account to which the open places belong, also after its session has expired.
  var owner: Account? { guest ?? session?.account }

  /// The signed-in account; an account without a name while no user is signed in, for which the gates show nothing.
  var user: Account { account ?? Account(name: "", email: "") }

  /// Whether a session has expired, with no log-in or log-out since.
  var hasExpired: Bool { session?.hasExpired == true }

  /// Calls `observer` after each event, in order.
  func observe(_ observer: @escaping @MainActor (Event) -> Void) { observers.append(observer) }

  /// Adds a window, which is asked before the user logs out.
  func addWindow(_ leaving: @escaping Leaving) { windows.append(leaving) }

  /// Logs out after all windows agree.
  func logOut() { leave(windows[...]) }

  private func leave(_ windows: ArraySlice<Leaving>) {
    guard let window = windows.first else { return end() }
    window { [weak self] in self?.leave(windows.dropFirst()) }
  }

  /// Begins the session of an account, after saving it.
  func begin(_ account: Account) {
    if guest == nil {
      let session = Session(account: account, began: now())
      self.session = session
      persist(try store.save(session))
    }
    notify(.began(account))
  }

  /// Ends the session, after removing what is saved for its account.
  func end() {
    let owner = owner
    session = nil
    persist(try store.removeUserState())
    notify(.ended(owner))
  }

  /// Ends the session if its time is over, or if another process has ended it; returns whether it did.
  ///
  /// If another process has logged the same account in, that session goes on here.
  /// The app calls it before each intent and each link.
  @discardableResult
  func endIfOver() -> Bool {
    guard let account = session?.account, !hasExpired else { return false }
    if store.session.isChangedElsewhere {
      if let other = store.readSession(), other.account == account {
        session = other
        return endIfExpired(account)
      }
      session = nil
      // What is saved belongs to the session of the other one now.
      store.session.forget()
      notify(.ended(account))
      return true
    }
    return endIfExpired(account)
  }

  private func endIfExpired(_ account: Account) -> Bool {
    guard session?.expire(at: now()) == true else { return false }
    notify(.expired(account))
    return true
  }

  private func persist(_ save: @autoclosure () throws(StorageError) -> Void) {
    do {
      try save()
    } catch {
      notify(.notSaved(error))
    }
  }

  private func notify(_ event: Event) {
    Trace.current?.add("SessionController.Event\(Trace.name(of: event))", by: SessionController.self)
    for observer in observers { observer(event) }
  }
}
