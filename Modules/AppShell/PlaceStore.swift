import Routing
import Services

/// What was open, kept between two starts.
///
/// A file that can't be read is set aside and costs a line of notice.
@MainActor
struct PlaceStore {
  private static let name = "place"

  let storage: any Storage

  /// What was saved, or nothing and a notice.
  func load() -> (archive: Archive?, notice: String?) {
    do {
      guard let bytes = try storage.read(Self.name) else { return (nil, nil) }
      do {
        return (try Archive(String(decoding: bytes, as: UTF8.self)), nil)
      } catch {
        return (nil, "The saved place can't be read (\(error)); it is kept as \(try storage.setAside(Self.name))")
      }
    } catch {
      return (nil, "The saved place can't be read: \(error)")
    }
  }

  func save(_ archive: Archive) throws(StorageError) {
    try storage.write(Array(archive.description.utf8), to: Self.name)
  }

  func remove() throws(StorageError) { try storage.remove(Self.name) }
}
