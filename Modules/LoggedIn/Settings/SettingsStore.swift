import Observation
import Services

/// The settings of whoever is signed in; each change is saved at once.
@MainActor
@Observable
final class SettingsStore {
  private static let name = "settings"

  var current: Settings {
    didSet { if current != oldValue { save() } }
  }

  private let storage: any Storage
  private let failed: @MainActor (String) -> Void

  init(_ storage: any Storage, failed: @escaping @MainActor (String) -> Void) {
    self.storage = storage
    self.failed = failed
    current = Settings()
    do {
      if let bytes = try storage.read(Self.name) { current = Settings(String(decoding: bytes, as: UTF8.self)) }
    } catch {
      failed("Your settings can't be read: \(error)")
    }
  }

  /// Forgets the settings, because the person leaves.
  func remove() {
    do {
      try storage.remove(Self.name)
    } catch {
      failed("Your settings can't be removed: \(error)")
    }
  }

  private func save() {
    do {
      try storage.write(Array(current.description.utf8), to: Self.name)
    } catch {
      failed("Your settings can't be saved: \(error)")
    }
  }
}
