import LogIn
public import Observation
import Routing

/// The session of all windows, which is saved with what is open.
@MainActor
@Observable
public final class Session {
  let services: ShellServices
  private(set) var problem: String?
  private var record = AppRecord()
  @ObservationIgnored private var windows: [String: () -> ShellCoordinator?] = [:]

  /// Creates a session that continues that of the last run.
  public init(_ services: ShellServices) {
    self.services = services
    guard let saved = services.savedRecord() else { return }
    do {
      record = try AppRecord(reading: saved)
    } catch {
      services.setAside(saved)
      problem = "What was saved can't be read, so the app starts from the beginning."
    }
  }

  var account: Account? { record.account }

  func begin(_ account: Account) {
    change { $0.account = account }
    for window in openWindows { window.showRoot() }
  }

  /// Ends the session after each window in turn has asked about unsaved changes.
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

  /// Returns the name of a window: that of the last run, or the lowest number without an open window.
  func name(formerly name: String) -> String {
    if !name.isEmpty, windows[name]?() == nil { return name }
    var number = 1
    while windows["\(number)"]?() != nil { number += 1 }
    return "\(number)"
  }

  func add(_ window: ShellCoordinator) { windows[window.name] = { [weak window] in window } }

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
