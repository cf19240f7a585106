import LogIn
import Routing

/// The session of all windows, saved in the record.
@MainActor
public final class Session {
  let services: ShellServices
  let store: RecordStore
  private var windows: [String: () -> ShellCoordinator?] = [:]

  /// Creates a session that continues that of the record.
  public init(_ services: ShellServices) {
    self.services = services
    store = RecordStore(services)
  }

  var account: Account? { store.record.account }

  /// Begins and saves the session of an account.
  func begin(_ account: Account) {
    store.change { $0.account = account }
    for window in openWindows { window.showRoot() }
  }

  /// Logs out after all windows agree.
  func logOut() { leave(openWindows[...]) { [weak self] in self?.end() } }

  /// Ends the session, and removes what is open from the record.
  private func end() {
    store.change { $0 = AppRecord() }
    for window in openWindows { window.showRoot() }
  }

  // MARK: Windows

  private var openWindows: [ShellCoordinator] { windows.sorted { $0.key < $1.key }.compactMap { $0.value() } }

  /// Adds a window, which shows what follows and is asked before a log-out.
  func add(_ window: ShellCoordinator) { windows[window.name] = { [weak window] in window } }

  /// Returns the name of a window: that of the last run, or the lowest number without an open window.
  func name(formerly name: String) -> String {
    if !name.isEmpty, windows[name]?() == nil { return name }
    var number = 1
    while windows["\(number)"]?() != nil { number += 1 }
    return "\(number)"
  }

  /// Asks the windows in turn to confirm leaving, then calls `proceed`, unless the user declines.
  private func leave(_ windows: ArraySlice<ShellCoordinator>, then proceed: @escaping @MainActor () -> Void) {
    guard let first = windows.first else { return proceed() }
    first.navigator.confirmLeaving { [weak self] in self?.leave(windows.dropFirst(), then: proceed) }
  }
}
