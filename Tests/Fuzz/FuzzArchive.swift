import AppRouting
import Links
import Routing

/// Checks the invariants of parsing and restoring any text as an archive.
func fuzzArchive(_ text: String) {
  let reading = ArchiveReading(text)
  let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  for problem in reading.problems {
    promise("the line of a problem is within the text", (1...lines + 1).contains(problem.line), (text, problem))
  }
  guard let archive = reading.archive else { return }
  let printed = archive.description
  let again = ArchiveReading(printed)
  promise("an archive prints and reads back equal", again.archive == archive, text)
  // A tab whose root could not be read is kept without one, and reported each time.
  promise(
    "what was read has no problem any more", again.problems.isEmpty || archive.snapshot.tabs.contains { $0.isEmpty },
    text)
  MainActor.assumeIsolated { checkRestoring(archive, isWhole: reading.problems.isEmpty) }
}

/// Restoring succeeds and reports each loss, or is refused and changes nothing.
@MainActor private func checkRestoring(_ archive: NavigationArchive, isWhole: Bool) {
  let flow = FuzzHouse().flow(of: archive.module)
  let before = flow.snapshot
  let restoration = flow.restore(archive.snapshot)
  if restoration.outcome != .done {
    promise("what is not restored changes nothing", flow.snapshot == before, archive.description)
  } else if isWhole, restoration.losses.isEmpty, archive.snapshot.tabs.count == before.tabs.count {
    // With another number of tabs, stacks move to the tab of their root, so the archives may differ.
    promise("what was restored is saved alike", NavigationArchive(flow.snapshot) == archive, archive.description)
  }
}
