import Links
import Routing
import Services

/// The most recent navigation changes of the app, each with the snapshot that undo restores.
struct History {
  /// A navigation change, and what was open after it.
  struct Entry {
    /// The number of changes up to and including this one; 0 at launch.
    var number: Int
    /// The kind of command that caused the change; `nil` at launch.
    var cause: NavigationKind?
    /// The visible module.
    var module: AppRoute
    /// What was open in the module; `nil` after the log-out of its account.
    var snapshot: NavigationSnapshot<DeepLink>?
    /// The visible place as one link, or the confirmation over it.
    var link: DeepLink
    /// The signed-in account; places behind a gate are restored for this account only.
    var account: Account?
    /// Whether a confirmation was open; such an entry can't be restored.
    var isConfirmation: Bool
  }

  /// The maximum number of entries.
  static let limit = 100

  /// The entries, oldest first.
  private(set) var entries: [Entry] = []

  /// The entry with this number, or `nil`.
  subscript(number: Int) -> Entry? { entries.first { $0.number == number } }

  /// Removes the snapshots and links of an account; the entries stay.
  mutating func removeSnapshots(of account: Account?) {
    for index in entries.indices where entries[index].account == account {
      entries[index].link = DeepLink(module: entries[index].module.name)
      entries[index].snapshot = nil
    }
  }

  /// Appends an entry, and drops the oldest ones above the limit.
  mutating func append(_ entry: Entry) {
    entries.append(entry)
    entries.removeFirst(max(0, entries.count - Self.limit))
  }
}
