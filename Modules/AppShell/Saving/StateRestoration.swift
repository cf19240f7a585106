import AppRouting
import Links
import Routing
import Services

/// Saves what is open, and restores it: at launch, after the log-in that follows an expired session, and after an interruption.
///
/// Saving is an effect of a change: this type decides when, and the store writes only the differences.
@MainActor
final class StateRestoration {
  /// The scheduled save, if there is one.
  private(set) var scheduledSave: Task<Void, Never>?
  /// What to restore after the next log-in, and the account that it belongs to; `nil` unless its session has expired.
  private var archivesForLogIn: (owner: Account, archives: [NavigationArchive])?
  private let store: StateStore
  private let session: SessionController
  private let navigator: ModuleNavigator
  private let appRouter: AppRouter
  private let notices: Notices
  private var modules: OpenModules { navigator.modules }

  init(
    _ store: StateStore, session: SessionController, navigator: ModuleNavigator, appRouter: AppRouter, notices: Notices
  ) {
    self.store = store
    self.session = session
    self.navigator = navigator
    self.appRouter = appRouter
    self.notices = notices
  }

  // MARK: Saving

  /// Schedules one save after the current turn of the main actor; further calls before it have no effect.
  func scheduleSave() {
    guard scheduledSave == nil else { return }
    scheduledSave = Task { [weak self] in self?.save() }
  }

  /// Saves what is open, if it differs from what is stored.
  func save() {
    scheduledSave = nil
    // After a session has ended, the stored archives stay those of the ended session until the next log-in.
    let open = archivesForLogIn?.archives ?? modules.archives
    do {
      try store.save(open, waiting: appRouter.waiting)
    } catch {
      notices.replace(with: error)
    }
  }

  // MARK: At launch

  /// The root to show first: that of the lowest place that can be restored.
  func firstRoot(of saved: SavedState) -> AppRoute {
    let first = restorable(in: saved.archiveReading).first.flatMap(route(of:))
    return first.map(modules.root(of:)) ?? modules.defaultRoot
  }

  /// Restores what was open at the last exit, except modules that no longer exist or whose gates are closed.
  func restoreAtLaunch(_ saved: SavedState) {
    guard let reading = saved.archiveReading else { return }
    if session.hasExpired, let owner = session.owner, restorable(in: reading) != reading.archives {
      keepForLogIn(of: owner, reading.archives)
      setAside(store.archives, for: reading.problems, "Part of what was open can't be read")
    } else if reading.archives.isEmpty {
      setAside(store.archives, for: reading.problems, "What was open can't be read")
    } else {
      restore(reading.archives, problems: reading.problems)
    }
  }

  /// Returns the archives whose gates are passed.
  ///
  /// After the end of a session it returns all archives or none: they are restored together after the next log-in.
  private func restorable(in reading: ArchiveFileReading?) -> [NavigationArchive] {
    let saved = reading?.archives ?? []
    let restorable = saved.filter { obstacle(to: $0) == nil }
    return !session.hasExpired || restorable == saved ? restorable : []
  }

  // MARK: Later

  /// Keeps what an expired session had open until its account logs in.
  func keepForLogIn(of owner: Account, _ archives: [NavigationArchive]?) {
    archivesForLogIn = archives.map { (owner, $0) }
  }

  func forgetArchivesForLogIn() { archivesForLogIn = nil }

  /// Restores what the expired session of an account had open; what another account had open is lost.
  func restoreAfterLogIn(of account: Account) {
    defer { archivesForLogIn = nil }
    guard let (owner, archives) = archivesForLogIn, owner == account else { return }
    navigator.leave(modules.sheets, by: .replaced) { [weak self] in
      self?.restore(archives)
      return .done
    }
  }

  /// Restores what was open before the current root interrupted it, or shows the default root.
  ///
  /// Leaving onboarding drops the link that waits for it.
  func resumeInterrupted() {
    navigator.leave(modules.sheets, by: .replaced) { [weak self] in
      guard let self else { return .unchanged }
      if modules.root == .onboarding { appRouter.dropWaiting() }
      let archives = modules.takeInterruptedArchives() ?? []
      modules.setRoot(modules.defaultRoot)
      restore(archives)
      return .done
    }
  }

  // MARK: Restoring

  private func route(of archive: NavigationArchive) -> AppRoute? { archive.module.flatMap(modules.route(named:)) }

  /// Whether the current user can see the places of an archive, available or not.
  func isAllowed(_ archive: NavigationArchive) -> Bool {
    guard let module = route(of: archive)?.module else { return false }
    return module.gates(before: archive.snapshot).allSatisfy(modules.isPassed)
  }

  /// Why an archive can't be restored, or `nil`.
  private func obstacle(to archive: NavigationArchive) -> String? {
    guard let route = route(of: archive) else { return "no module is called “\(archive.module ?? "")”" }
    return isAllowed(archive) ? modules.availability.reason(behind: route.module.gates) : "no user is signed in"
  }

  /// Restores archives whose gates are passed, each in its module, up to the first place that is unavailable now.
  ///
  /// If a part can't be restored, the file is set aside and a notice names the first problem.
  private func restore(_ archives: [NavigationArchive], problems: [String] = []) {
    let shown = archives.filter { obstacle(to: $0) == nil }
    var problems = problems + archives.filter { !isUnavailableTab($0) }.compactMap(obstacle(to:))
    for archive in shown {
      guard let route = route(of: archive) else { continue }
      let snapshot = modules.availability.availablePart(of: archive.snapshot, in: route.module)
      if snapshot != archive.snapshot {
        problems += [modules.availability.reason(behind: route.module.gates(before: archive.snapshot)) ?? ""]
      }
      modules.show(route)
      guard let restoration = modules.visibleFlow?.restore(snapshot) else { continue }
      problems += restoration.losses.map(\.description)
      if case .refused(let refusal) = restoration.outcome { problems.append(refusal.description) }
    }
    setAside(store.archives, for: problems, "\(shown.isEmpty ? "What" : "Part of what") was open can't be opened again")
  }

  /// Whether an archive holds only the root of an unavailable tab, which is always open and so is no loss.
  private func isUnavailableTab(_ archive: NavigationArchive) -> Bool {
    guard let route = route(of: archive), route.placement == .tab else { return false }
    let isAtRoot = archive.snapshot.modals.isEmpty && archive.snapshot.tabs.allSatisfy { $0.count <= 1 }
    return isAtRoot && modules.availability.reason(behind: route.module.gates) != nil
  }

  /// Sets the saved waiting link aside, because it leads nowhere any more.
  func setAsideWaitingLink(for error: NavigationError) {
    setAside(store.waitingLink, for: [error.description], "The link that waited can't be opened")
  }

  private func setAside(_ file: SavedText, for problems: [String], _ notice: String) {
    guard let first = problems.first else { return }
    let others = problems.count > 1 ? ", and \(problems.count - 1) more" : ""
    do {
      let kept = try file.setAside().map { "; it is kept as \($0)" } ?? ""
      notices.add("\(notice) (\(first)\(others))\(kept)")
    } catch {
      notices.replace(with: error)
    }
  }
}
