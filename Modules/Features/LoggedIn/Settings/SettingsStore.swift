import Observation
import ScreenKit
import Services

/// The settings of the signed-in account.
///
/// Each change is saved immediately, and keeps what another window or process has changed meanwhile.
@MainActor
@Observable
final class SettingsStore {
  var current: Settings {
    didSet { if current != oldValue { save(from: oldValue) } }
  }

  /// The maximum size in bytes.
  private nonisolated static let limit = 4_096

  private let name: String
  private let storage: any Storage
  private let announce: Announcer

  init(of account: Account, _ storage: any Storage, announce: Announcer) {
    name = account.fileName("settings")
    self.storage = storage
    self.announce = announce
    // `didSet` doesn't run in an initializer, so this assignment saves nothing.
    current = Self.read(name, from: storage, announce)
  }

  private static func read(_ name: String, from storage: any Storage, _ announce: Announcer) -> Settings {
    do {
      return Settings(String(decoding: try storage.read(name, atMost: limit) ?? [], as: UTF8.self))
    } catch {
      announce("Your settings can't be read: \(error)")
      return Settings()
    }
  }

  private func save(from old: Settings) {
    Trace.current?.add("saves the settings", at: SourceLine())
    do {
      try storage.changeSoon(name) { [current] bytes in
        // The app can't have written that much, so the file stays as it is.
        if let bytes, bytes.count > Self.limit { return .keep }
        let saved = Settings(String(decoding: bytes ?? [], as: UTF8.self))
        return .replace(Array(saved.merging(current, changedFrom: old).description.utf8))
      }
      try storage.flush(name)
      _ = try storage.read(name, atMost: Self.limit)
    } catch {
      announce("Your settings can't be saved: \(error)")
    }
  }
}

extension Account {
  /// Returns the name of a file of this account, hex-encoded because an account name can contain any character.
  func fileName(_ kind: String) -> String {
    kind + "-" + name.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
