import Routing
import Services

/// What was open, kept between two starts: an archive a module, with an empty line between two.
///
/// A file that can't be read is set aside and costs a line of notice.
@MainActor
struct PlaceStore {
  private static let name = "place"

  let storage: any Storage

  /// What was saved, or nothing and a notice.
  func load() -> (archives: [Archive], notice: String?) {
    do {
      guard let bytes = try storage.read(Self.name) else { return ([], nil) }
      do {
        return (try Self.archives(String(decoding: bytes, as: UTF8.self)), nil)
      } catch {
        return ([], "The saved place can't be read (\(error)); it is kept as \(try storage.setAside(Self.name))")
      }
    } catch {
      return ([], "The saved place can't be read: \(error)")
    }
  }

  func save(_ archives: [Archive]) throws(StorageError) {
    try storage.write(Array(archives.map(\.description).joined(separator: "\n").utf8), to: Self.name)
  }

  func remove() throws(StorageError) { try storage.remove(Self.name) }

  private static func archives(_ text: String) throws(ArchiveError) -> [Archive] {
    let parts = text.split(separator: "\n\n", omittingEmptySubsequences: false)
    var archives: [Archive] = []
    // The line break before the empty line belongs to the archive.
    for part in parts.dropLast() { archives.append(try Archive(part + "\n")) }
    return archives + [try Archive(String(parts[parts.count - 1]))]
  }
}
