import AppRouting
import Links
import Routing
import Services

// Restores what was open at the last exit, except modules that no longer exist or whose gates are closed.
extension AppCoordinator {
  /// Returns the archives whose gates are passed.
  ///
  /// After the end of a session it returns all archives or none: they are restored together after the next log-in.
  func restorableArchives(in reading: ArchiveFileReading) -> [NavigationArchive] {
    let restorable = reading.archives.filter { obstacle(to: $0) == nil }
    return !session.hasEnded || restorable == reading.archives ? restorable : []
  }

  /// Opens the link that waited at the last exit, which may still have to wait.
  ///
  /// A link that no longer leads anywhere is set aside and shows a notice.
  func openWaitingLink(_ text: String) {
    let notice = "The link that waited can't be opened"
    switch appRouter.open(text) {
    // The app showed the log-in before the last exit; the restored state already reflects that.
    case .waiting: notices.add(waitingLinkNotice)
    case .done, .doneIgnoring, .unchanged, .needsConfirmation, .queued: break
    case .refused(let error): setAside(store.waitingLink, for: [error.description], notice)
    }
  }

  /// Restores what was open at the last exit.
  func restoreAtLaunch(_ reading: ArchiveFileReading, showing restorable: [NavigationArchive]) {
    if session.hasEnded, restorable != reading.archives {
      session.setArchives(reading.archives)
      setAside(store.archives, for: reading.problems, "Part of what was open can't be read")
    } else if reading.archives.isEmpty {
      setAside(store.archives, for: reading.problems, "What was open can't be read")
    } else {
      restore(reading.archives, problems: reading.problems)
    }
  }

  /// Restores archives whose gates are passed, each in its module.
  ///
  /// If a part can't be restored, the file is set aside and a notice names the first problem.
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
    setAside(store.archives, for: problems, "\(shown.isEmpty ? "What" : "Part of what") was open can't be opened again")
  }

  /// Why an archive can't be restored, or `nil`.
  func obstacle(to archive: NavigationArchive) -> String? {
    guard let name = archive.module, let module = appRouter.modules[name] else {
      return "no module is called “\(archive.module ?? "")”"
    }
    return module.gates(before: archive.snapshot).allSatisfy(isPassed) ? nil : "nobody is signed in"
  }

  private func setAside(_ file: SavedText, for problems: [String], _ notice: String) {
    guard let first = problems.first else { return }
    let others = problems.count > 1 ? ", and \(problems.count - 1) more" : ""
    let location = { (name: String) in "; it is kept as \(name)" }
    persist(try notices.add(.text("\(notice) (\(first)\(others))" + (file.setAside().map(location) ?? ""))))
  }
}
