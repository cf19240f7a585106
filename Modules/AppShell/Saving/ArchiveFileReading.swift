import AppRouting

/// The archives that could be read from the file of archives, and a description of each problem.
///
/// The file holds one archive for each module, separated by empty lines. Its last line is an end mark, which reveals a
/// file that was cut off between two archives. Files of version 1 have no end mark.
struct ArchiveFileReading {
  private static let end = "end\n"

  private(set) var archives: [NavigationArchive] = []
  private(set) var problems: [String] = []

  init(_ text: String) {
    var parts = text.split(separator: "\n\n", omittingEmptySubsequences: false)
    let hasEnd = parts.count > 1 && parts.last.map(String.init) == Self.end
    if hasEnd {
      parts.removeLast()
      parts[parts.count - 1] += "\n"
    }
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
    if !hasEnd, text.hasPrefix("waymark 2\n"), problems.isEmpty { problems.append("it is cut off") }
  }

  /// Returns the text of the file for `archives`; empty without archives.
  static func text(of archives: [NavigationArchive]) -> String {
    archives.isEmpty ? "" : (archives.map(\.description) + [end]).joined(separator: "\n")
  }
}
