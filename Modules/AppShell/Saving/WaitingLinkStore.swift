import Links
import Services

/// The link that waits for the log-in, kept between two starts: its text and nothing else.
@MainActor
struct WaitingLinkStore {
  private static let name = "waiting"

  let storage: any Storage

  func load() throws(StorageError) -> String? {
    try storage.readText(Self.name)?.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init)
  }

  func save(_ link: Link?) throws(StorageError) {
    if let link {
      try storage.writeText("\(link)\n", to: Self.name)
    } else {
      try storage.remove(Self.name)
    }
  }

  /// Keeps the file for a person to look at, and says where; nil when there is none.
  func setAside() throws(StorageError) -> String? { try storage.setAside(Self.name) }
}
