import AppRouting
import FlowScenes
import Links
import LoggedOut
import Routing
import ScreenKit
import Services

/// Saves what is open, and restores it: at launch, and after the log-in that follows an expired session.
///
/// Saving is an effect of a change: this type decides when, and the store writes only the differences.
@MainActor
final class StateRestoration {
  /// The scheduled save, if there is one.
  private(set) var scheduledSave: Task<Void, Never>?
  /// What to restore after the next log-in, and the account that it belongs to; `nil` unless its session has expired.
  private var kept: (owner: Account, snapshot: NavigationSnapshot<DeepLink>)?
  /// Whether the user has quit, and so agreed to lose unsaved changes.
  var hasQuit: @MainActor () -> Bool = { false }
  private let store: StateStore
  private let navigator: Navigator<any ViewModel>
  private let notices: Notices

  init(_ store: StateStore, navigator: Navigator<any ViewModel>, notices: Notices) {
    (self.store, self.navigator, self.notices) = (store, navigator, notices)
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
    do {
      // After a session has ended, what it had open stays stored until the next log-in.
      let open = hasQuit() ? navigator.snapshotWithoutDrafts : navigator.snapshot
      try store.save(kept?.snapshot ?? open, waiting: navigator.links.waiting)
    } catch {
      notices.replace(with: error)
    }
  }

  // MARK: At launch

  /// Restores what was open, and starts the window.
  func restore(_ saved: SavedState, _ session: SessionController) -> FlowApp {
    restore(
      saved, expiredFor: session.hasExpired ? session.owner : nil,
      dropping: session.account == nil || session.isGuest ? nil : LoggedOutCoordinator.signedOut)
    return FlowApp(navigator)
  }

  /// Restores what was open at the last exit, as far as it can be shown now.
  ///
  /// - Parameters:
  ///   - saved: What was saved.
  ///   - owner: The account of a session that has expired; what it may not see now waits for its log-in.
  ///   - gate: The gate of places that were saved before a log-in in another process; they are of no use after it.
  private func restore(_ saved: SavedState, expiredFor owner: Account?, dropping gate: Gate?) {
    guard let archive = saved.archive(navigator.modules) else { return }
    let snapshot = archive.snapshot?.without { module in
      gate.map { navigator.modules[module]?.module.gates.contains($0) == true } ?? false
    }.beginning { navigator.modules[$0]?.module.roots ?? [] }
    if let owner, let snapshot, !navigator.losses(in: snapshot).isEmpty {
      keep(snapshot, for: owner)
      setAside(store.place, for: archive.problems.map(\.description), "Part of what was open can't be read")
    } else if let snapshot {
      let losses = navigator.restore(snapshot).losses
      report(losses, archive.problems.map(\.description))
    } else {
      setAside(store.place, for: archive.problems.map(\.description), "What was open can't be read")
    }
  }

  private func report(_ losses: [DeepLinkError], _ problems: [String]) {
    // A gate or a condition is no part of a link.
    let reasons = losses.map { $0.part == .link ? $0.reason : $0.description }
    setAside(store.place, for: problems + reasons, "Part of what was open can't be opened again")
  }

  // MARK: After an expired session

  /// Keeps what an expired session had open until its account logs in.
  func keep(_ snapshot: NavigationSnapshot<DeepLink>?, for owner: Account) {
    kept = snapshot.map { (owner, $0) }
  }

  /// Returns what the expired session of an account had open, and forgets it; what another account had open is lost.
  func takeKept(of account: Account?) -> NavigationSnapshot<DeepLink>? {
    defer { kept = nil }
    return kept?.owner == account ? kept?.snapshot : nil
  }

  // MARK: Damaged files

  /// Sets the saved waiting link aside, because it leads nowhere any more.
  func setAsideWaitingLink(for error: NavigationError) {
    setAside(store.waitingLink, for: [error.description], "The link that waited can't be opened")
  }

  private func setAside(_ file: SavedText, for problems: [String], _ notice: String) {
    guard let first = problems.first else { return }
    let count = Set(problems).count
    let others = count > 1 ? ", and \(count - 1) more" : ""
    do {
      let kept = try file.setAside().map { "; it is kept as \($0)" } ?? ""
      notices.add("\(notice) (\(first)\(others))\(kept)")
    } catch {
      notices.replace(with: error)
    }
  }
}

extension NavigationSnapshot<DeepLink> {
  /// Returns the snapshot without the tabs and modals that begin with a place of some modules.
  fileprivate func without(_ isDropped: (_ module: String) -> Bool) -> Self {
    func isKept(_ stack: [DeepLink]) -> Bool { stack.first.map { !isDropped($0.module) } ?? true }
    let before = tabs.prefix(selectedTab).count { !isKept($0) }
    return NavigationSnapshot(
      tabs: tabs.filter(isKept), selectedTab: selectedTab - before, modals: modals.filter { isKept($0.stack) })
  }

  /// Returns the snapshot with the first root of its module below each tab that begins with another place.
  ///
  /// The app replaces no root, so a tab without one would leave the root out of reach.
  fileprivate func beginning(atRoots roots: (_ module: String) -> [DeepLink]) -> Self {
    var snapshot = self
    for (index, stack) in tabs.enumerated() {
      guard let first = stack.first else { continue }
      let roots = roots(first.module)
      if let root = roots.first, !roots.contains(first) { snapshot.tabs[index].insert(root, at: 0) }
    }
    return snapshot
  }
}

extension Navigator {
  /// What is open without the screens that ask before they are left, and without what lies on them.
  ///
  /// A form whose text is lost would open empty. The root of a tab stays.
  fileprivate var snapshotWithoutDrafts: NavigationSnapshot<DeepLink> {
    guard var open = content else { return snapshot }
    if isConfirming { open.modals.removeLast() }
    open.tabs = open.tabs.map { $0.prefix(1) + $0.dropFirst().prefix { !asksBeforeLeaving($0.id) } }
    if let first = open.modals.firstIndex(where: { $0.stack.contains { asksBeforeLeaving($0.id) } }) {
      open.modals[first].stack = Array(open.modals[first].stack.prefix { !asksBeforeLeaving($0.id) })
      open.modals.removeSubrange((open.modals[first].stack.isEmpty ? first : first + 1)...)
    }
    return open.map(\.route.link)
  }
}
