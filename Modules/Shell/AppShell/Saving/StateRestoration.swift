import AppRouting
import Links
import LoggedOut
import Routing
import ScreenKit
import Services

/// The saved state of a window, restored at launch and at the log-in after an expired session.
@MainActor
final class StateRestoration {
  private(set) var scheduledSave: Task<Void, Never>?
  /// What to restore at the next log-in of `owner`; `nil` unless the session has expired.
  private var kept: (owner: Account, snapshot: NavigationSnapshot<DeepLink>)?
  private let number: Int
  private let store: RecordStore
  private let navigator: Navigator<any ViewModel>
  private let notices: Notices

  init(_ number: Int, in store: RecordStore, navigator: Navigator<any ViewModel>, notices: Notices) {
    (self.number, self.store, self.navigator, self.notices) = (number, store, navigator, notices)
  }

  // MARK: Saving

  /// Schedules one save after the current turn of the main actor.
  func scheduleSave() {
    guard scheduledSave == nil else { return }
    scheduledSave = Task { [weak self] in self?.save() }
  }

  /// Saves what is open, if it has changed, without drafts: an empty form must not stand for a lost text.
  func save() {
    scheduledSave = nil
    // What an expired session had open stays stored until the next log-in.
    let open = kept?.snapshot ?? navigator.snapshotWithoutDrafts
    let waiting = navigator.links.waiting?.description
    do throws(StorageError) {
      try store.save(number, AppRecord.Window(place: NavigationArchive.text(of: open), waitingLink: waiting))
    } catch {
      notices.add(error)
    }
  }

  // MARK: At launch

  /// Restores what was open at the last exit, as far as it can be shown now.
  ///
  /// If the session has expired and a place needs it, all places wait for the owner's log-in.
  func restore(_ session: Session) {
    guard let archive = store.record.windows[number]?.place.map({ NavigationArchive($0) }) else { return }
    // The log-in is of no use after a log-in that was the last thing saved.
    let dropsLogIn = session.account != nil && !session.isGuest
    let snapshot = archive.snapshot?.without { module in
      dropsLogIn && navigator.modules[module]?.module.gates.contains(LoggedOutCoordinator.signedOut) == true
    }.beginning { navigator.modules[$0]?.module.roots ?? [] }
    let problems = archive.problems.map(\.description)
    if session.hasExpired, let owner = session.owner, let snapshot, !navigator.losses(in: snapshot).isEmpty {
      keep(snapshot, for: owner)
      setAside("Part of what was open can't be read", because: problems)
    } else if let snapshot {
      // A closed gate is no fault of the link, so only its reason is shown.
      let reasons = navigator.restore(snapshot).losses.map { $0.part == .link ? $0.reason : $0.description }
      setAside("Part of what was open can't be opened again", because: problems + reasons)
    } else {
      setAside("What was open can't be read", because: problems)
    }
  }

  func openWaitingLink(with open: (String) -> NavigationOutcome) {
    guard let link = store.record.windows[number]?.waitingLink, case .refused(let error) = open(link) else { return }
    setAside("The link that waited can't be opened", because: [error.description])
  }

  private func setAside(_ notice: String, because problems: [String]) {
    if let notice = store.setAside(notice, because: problems) { notices.add(.damaged(notice)) }
  }

  // MARK: After an expired session

  /// Keeps what is open, without drafts, for its owner's log-in.
  func keepOpen(for owner: Account) { keep(navigator.snapshotWithoutDrafts, for: owner) }

  /// Keeps a snapshot for its owner's log-in.
  func keep(_ snapshot: NavigationSnapshot<DeepLink>?, for owner: Account) {
    kept = snapshot.map { (owner, $0) }
  }

  /// Returns and forgets what an account's expired session had open; drops another account's with a notice.
  func takeKept(of account: Account?) -> NavigationSnapshot<DeepLink>? {
    defer { kept = nil }
    if let kept, let account, kept.owner != account { notices.add("What another account had open is closed") }
    return kept?.owner == account ? kept?.snapshot : nil
  }
}

extension NavigationSnapshot<DeepLink> {
  /// Returns the snapshot without the stacks that start in dropped modules.
  fileprivate func without(_ isDropped: (_ module: String) -> Bool) -> Self {
    func isKept(_ stack: [DeepLink]) -> Bool { stack.first.map { !isDropped($0.module) } ?? true }
    let before = tabs.prefix(selectedTab).count { !isKept($0) }
    return NavigationSnapshot(
      tabs: tabs.filter(isKept), selectedTab: selectedTab - before, modals: modals.filter { isKept($0.stack) })
  }

  /// Returns the snapshot with a root below each tab that starts elsewhere, so that it stays reachable.
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
  /// The open places without those that ask before leaving, and those above them; a tab's root stays.
  var snapshotWithoutDrafts: NavigationSnapshot<DeepLink> {
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
