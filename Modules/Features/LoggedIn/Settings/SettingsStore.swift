import Observation
import ScreenKit
import Services

/// The settings of the signed-in account.
///
/// Each change is saved immediately, and keeps what another window has changed meanwhile.
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
    var settings = Settings()
    var problem: String?
    do {
      let bytes = try storage.read(name, atMost: limit) ?? []
      let text = String(decoding: bytes, as: UTF8.self)
      if !text.utf8.elementsEqual(bytes) { problem = "they are no text" }
      settings = Settings(text) { problem = problem ?? "“\($0)” isn't known" }
    } catch {
      problem = error.description
    }
    if let problem { announce("Your settings can't be read: \(replacing(name, in: storage, with: settings, problem))") }
    return settings
  }

  /// Replaces damaged settings with their readable part, and returns the problem with the name of the copy.
  private static func replacing(
    _ name: String, in storage: any Storage, with settings: Settings, _ problem: String
  ) -> String {
    do {
      let copy = try storage.setAside(name)
      try storage.saveNow(Array(settings.description.utf8), to: name)
      return problem + (copy.map { "; they are kept as \($0)" } ?? "")
    } catch {
      return "\(problem). This can't be saved: \(error)"
    }
  }

  private func save(from old: Settings) {
    Trace.current?.add("saves the settings", at: SourceLine())
    // Another window may have saved other settings.
    let bytes = try? storage.read(name, atMost: Self.limit)
    let saved = bytes.map { Settings(String(decoding: $0, as: UTF8.self)) } ?? old
    do {
      try storage.saveNow(Array(saved.merging(current, changedFrom: old).description.utf8), to: name)
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
