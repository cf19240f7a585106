import AppRouting

/// What could be read of the archives in a file, and a line for each problem.
///
/// The file holds an archive for each module, with an empty line between two.
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

  /// The file that holds these archives.
  static func text(of archives: [Archive]) -> String { archives.map(\.description).joined(separator: "\n") }
}
