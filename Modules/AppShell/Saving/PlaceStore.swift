import AppRouting
import Services

/// What was open, kept between two starts: an archive a module, with an empty line between two.
@MainActor
struct PlaceStore {
  private static let name = "place"

  let storage: any Storage

  /// What was saved, as far as it can be read; nil when nothing was.
  func load() throws(StorageError) -> PlaceReading? { try storage.readText(Self.name).map(PlaceReading.init) }

  func save(_ archives: [Archive]) throws(StorageError) {
    try storage.writeText(archives.map(\.description).joined(separator: "\n"), to: Self.name)
  }

  func remove() throws(StorageError) { try storage.remove(Self.name) }

  /// Keeps the file for a person to look at, and says where; nil when there is none.
  func setAside() throws(StorageError) -> String? { try storage.setAside(Self.name) }
}

/// What could be read of the archives in a file, and a line for each problem.
struct PlaceReading {
  private(set) var archives: [Archive] = []
  private(set) var problems: [String] = []

  init(_ text: String) {
    let parts = text.split(separator: "\n\n", omittingEmptySubsequences: false)
    var line = 0
    for (index, part) in parts.enumerated() {
      // The line break before the empty line belongs to the archive.
      let reading = ArchiveReading(index < parts.count - 1 ? part + "\n" : String(part))
      if let archive = reading.archive { archives.append(archive) }
      for var problem in reading.problems {
        problem.line += line
        problems.append(problem.description)
      }
      line += part.count { $0 == "\n" } + 2
    }
  }
}
