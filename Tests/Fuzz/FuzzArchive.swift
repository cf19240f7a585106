import Routing

/// What must hold of every text that somebody may take for an archive.
func fuzzArchive(_ text: String) {
  do throws(ArchiveError) {
    let archive = try Archive(text)
    let printed = archive.description
    promise("an archive prints and reads back equal", (try? Archive(printed)) == archive, text)
    promise("the printed text is kept", (try? Archive(printed))?.description == printed, text)
    MainActor.assumeIsolated { checkRestoring(archive) }
  } catch {
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    promise("the line of an error is within the text", (1...lines + 1).contains(error.line), (text, error))
  }
}

/// Restoring is done as a whole, or refused and changes nothing.
@MainActor private func checkRestoring(_ archive: Archive) {
  let library = FuzzLibrary()
  let before = library.router.place
  let outcome = library.router.restore(archive.place)
  if outcome == .done {
    promise("what was restored is saved alike", Archive(library.router.place) == archive, archive.description)
  } else {
    promise("what is not restored changes nothing", library.router.place == before, archive.description)
  }
}
