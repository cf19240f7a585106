import AppRouting
import Links
import Routing
import Services

// The start: what was open opens again, as far as it may be shown and still exists.
extension AppCoordinator {
  /// What of the places that were open may be shown: nothing, while somebody must log in again to see all.
  func archivesToShow(of reading: PlaceReading) -> [NavigationArchive] {
    let shown = reading.archives.filter { obstacle(to: $0) == nil }
    return !session.hasEnded || shown == reading.archives ? shown : []
  }

  /// Opens the link that waited, or lets it wait on; one that leads nowhere by now is told and set aside.
  func openWaitingLink(_ text: String) {
    let notice = "The link that waited can't be opened"
    switch appRouter.open(text) {
    // It has led to the log-in already; wherever the person went from there is what was open.
    case .waiting: notices.add(linkWaits)
    case .done, .doneIgnoring, .unchanged, .needsConfirmation, .queued: break
    case .refused(let error): setAside(store.link, for: [error.description], notice)
    }
  }

  /// Opens what was open when the app was left.
  func restoreAtLaunch(_ reading: PlaceReading, showing shown: [NavigationArchive]) {
    if session.hasEnded, shown != reading.archives {
      session.savePlaces(reading.archives)
      setAside(store.places, for: reading.problems, "Part of what was open can't be read")
    } else if reading.archives.isEmpty {
      setAside(store.places, for: reading.problems, "What was open can't be read")
    } else {
      restore(reading.archives, problems: reading.problems)
    }
  }

  /// Opens places, each in its module, as far as they may be shown.
  ///
  /// What can't be opened any more is told, and the file that holds it set aside.
  func restore(_ archives: [NavigationArchive], problems: [String] = []) {
    let shown = archives.filter { obstacle(to: $0) == nil }
    var problems = problems + archives.compactMap(obstacle(to:))
    for archive in shown {
      guard let route = archive.module.flatMap(route(named:)) else { continue }
      showModule(route)
      guard let restoration = flow?.restore(archive.snapshot) else { continue }
      problems += restoration.losses.map(\.description)
      if case .refused(let refusal) = restoration.outcome { problems.append(refusal.description) }
    }
    setAside(store.places, for: problems, "\(shown.isEmpty ? "What" : "Part of what") was open can't be opened again")
  }

  /// Why a place can't be shown; nil when it can.
  func obstacle(to archive: NavigationArchive) -> String? {
    guard let name = archive.module, let module = appRouter.modules[name] else {
      return "no module is called “\(archive.module ?? "")”"
    }
    return module.gates(before: archive.snapshot).allSatisfy(isPassed) ? nil : "nobody is signed in"
  }

  private func setAside(_ part: SavedText, for problems: [String], _ notice: String) {
    guard let first = problems.first else { return }
    let others = problems.count > 1 ? ", and \(problems.count - 1) more" : ""
    let kept = { (aside: String) in "; it is kept as \(aside)" }
    persist(try notices.add(.words("\(notice) (\(first)\(others))" + (part.setAside().map(kept) ?? ""))))
  }
}
