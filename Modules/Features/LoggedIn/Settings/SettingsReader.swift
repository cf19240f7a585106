import ScreenKit
import Services

/// Reads the settings once for the first tab and the coordinator that opens with it.
@MainActor
final class SettingsReader {
  private let storage: any Storage
  private let announce: Announcer
  private var unused: (account: Account, settings: SettingsStore)?

  init(_ storage: any Storage, announce: Announcer) { (self.storage, self.announce) = (storage, announce) }

  /// Reads the settings of an account, and keeps them for the next coordinator.
  func read(of account: Account) -> SettingsStore {
    let settings = SettingsStore(of: account, storage, announce: announce)
    unused = (account, settings)
    return settings
  }

  /// Returns and forgets the settings that were read last, if they are the account's; otherwise reads them.
  func take(of account: Account) -> SettingsStore {
    defer { unused = nil }
    return unused.flatMap { $0.account == account ? $0.settings : nil } ?? read(of: account)
  }
}
