import LogIn
public import Observation
import Routing

/// Owns who is signed in, for all windows, and keeps it in one record with what is open.
///
/// It knows nothing of what a window shows: each window follows.
@MainActor
@Observable
public final class Session {
  let services: ShellServices
  /// Why the record can't be read or saved.
  private(set) var problem: String?
  private var record = AppRecord()
  @ObservationIgnored private var windows: [String: () -> ShellCoordinator?] = [:]

  /// Continues the session of the last run.
  public init(_ services: ShellServices) {
    self.services = services
    do {
      if let saved = services.savedRecord() { record = try AppRecord(reading: saved) }
    } catch {
      problem = "What was saved can't be read, so the app starts from the beginning."
    }
  }

  var account: Account? { record.account }

  func begin(_ account: Account) {
    change { $0.account = account }
    for window in openWindows { window.showRoot() }
  }

  /// Asks about unsaved changes in one window after the other, then ends the session in all of them.
  func logOut() { logOut(openWindows[...]) }

  private func logOut(_ asked: ArraySlice<ShellCoordinator>) {
    guard let window = asked.first else { return end() }
    window.navigator.confirmLeaving { [weak self] in self?.logOut(asked.dropFirst()) }
  }

  private func end() {
    change { $0 = AppRecord() }
    for window in openWindows { window.showRoot() }
  }

  // MARK: Windows

  private var openWindows: [ShellCoordinator] { windows.sorted { $0.key < $1.key }.compactMap { $0.value() } }

  /// Returns the name of a window that opens: the one it had in the last run, or the lowest number that no open window has.
  func name(formerly name: String) -> String {
    if !name.isEmpty, windows[name]?() == nil { return name }
    var number = 1
    while windows["\(number)"]?() != nil { number += 1 }
    return "\(number)"
  }

  func add(_ window: ShellCoordinator) { windows[window.name] = { [weak window] in window } }

  /// What was open in a window.
  func place(of window: String) -> String { record.places[window] ?? "" }

  func keep(_ place: String, of window: String) {
    if record.places[window] != place { change { $0.places[window] = place } }
  }

  private func change(_ change: (inout AppRecord) -> Void) {
    change(&record)
    do {
      try services.save(record.text)
      problem = nil
    } catch {
      problem = "What is open can't be saved: \(error)"
    }
  }
}
