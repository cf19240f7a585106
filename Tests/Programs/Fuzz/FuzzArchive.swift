import AppRouting
import Links
import Routing
import RoutingSamples

/// Checks the invariants of parsing and restoring any text as an archive.
func fuzzArchive(_ text: String) {
  let archive = NavigationArchive(text)
  let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  for problem in archive.problems {
    promise("the line of a problem is within the text", (1...lines + 1).contains(problem.line), (text, problem))
  }
  guard let snapshot = archive.snapshot else {
    return promise("an archive without an entry says why", !archive.problems.isEmpty, text)
  }
  let again = NavigationArchive(NavigationArchive.text(of: snapshot))
  promise("an archive is written and read back equal", again.snapshot == snapshot, text)
  // A tab whose root could not be read is kept without one, and reported each time.
  let isRead = again.problems.isEmpty || snapshot.tabs.contains(where: \.isEmpty)
  promise("what was read has no problem any more", isRead, text)
  MainActor.assumeIsolated { checkRestoring(snapshot, isWhole: archive.problems.isEmpty) }
}

/// Restoring succeeds and reports each loss, or is refused and changes nothing.
@MainActor private func checkRestoring(_ saved: NavigationSnapshot<DeepLink>, isWhole: Bool) {
  guard let window = try? SampleWindow().navigator else {
    return promise("the modules are well declared", false, saved)
  }
  let before = window.snapshot
  let restoration = window.restore(saved)
  if restoration.outcome != .done {
    promise("what is not restored changes nothing", window.snapshot == before, saved)
  } else if isWhole, restoration.losses.isEmpty, saved.tabs.count == window.snapshot.tabs.count {
    // With another number of tabs, stacks move to the tab of their root, so the snapshots may differ.
    promise("what was restored is saved alike", window.snapshot == saved, saved)
  }
}
