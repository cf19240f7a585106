import AppRouting
import Routing

/// What must hold of every text that somebody may take for an archive.
func fuzzArchive(_ text: String) {
  let reading = ArchiveReading(text)
  let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  for problem in reading.problems {
    promise("the line of a problem is within the text", (1...lines + 1).contains(problem.line), (text, problem))
  }
  guard let archive = reading.archive else { return }
  let printed = archive.description
  let again = ArchiveReading(printed)
  promise("an archive prints and reads back equal", again.archive == archive && again.problems.isEmpty, text)
  MainActor.assumeIsolated { checkRestoring(archive) }
}

/// Restoring is done, with what was lost told, or refused and changes nothing.
@MainActor private func checkRestoring(_ archive: Archive) {
  let library = FuzzLibrary()
  let before = library.router.place
  let restoration = library.router.restore(archive.place)
  if restoration.outcome != .done {
    promise("what is not restored changes nothing", library.router.place == before, archive.description)
  } else if restoration.losses.isEmpty {
    promise("what was restored is saved alike", Archive(library.router.place) == archive, archive.description)
  }
}
