import Observation
import Services

/// The settings of whoever is signed in; each change is saved at once.
///
/// They belong to the account: they are there again when the same person logs in again.
@MainActor
@Observable
final class SettingsStore {
  var current: Settings {
    didSet { if current != oldValue { save() } }
  }

  private let name: String
  private let storage: any Storage
  private let failed: @MainActor (String) -> Void

  init(of person: Account, _ storage: any Storage, failed: @escaping @MainActor (String) -> Void) {
    name = person.fileName("settings")
    self.storage = storage
    self.failed = failed
    // Set once: whatever is set after that is a change, and saved.
    current = Self.read(name, from: storage, failed: failed)
  }

  private static func read(_ name: String, from storage: any Storage, failed: (String) -> Void) -> Settings {
    do {
      return Settings(String(decoding: try storage.read(name) ?? [], as: UTF8.self))
    } catch {
      failed("Your settings can't be read: \(error)")
      return Settings()
    }
  }

  private func save() {
    do {
      try storage.write(Array(current.description.utf8), to: name)
    } catch {
      failed("Your settings can't be saved: \(error)")
    }
  }
}

extension Account {
  /// The name of what is kept for this account; the account's own name may hold what the name of a file can't.
  func fileName(_ what: String) -> String {
    what + "-" + name.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
