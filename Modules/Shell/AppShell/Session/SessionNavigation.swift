import AppRouting
import Links
import LoggedIn
import Routing
import ScreenKit
import Services

/// The navigation of a window when a session begins, ends or expires.
@MainActor
final class SessionNavigation {
  private let session: Session
  private let navigator: Navigator<any ViewModel>
  private let restoration: StateRestoration
  let interruption: Interruption
  private let history: NavigationHistory<any ViewModel>
  private let notices: Notices
  /// The account of an ended session whose draft keeps its places open.
  private var draftOwner: Account?
  private var wasConfirming = false

  init(
    session: Session, navigator: Navigator<any ViewModel>, restoration: StateRestoration,
    history: NavigationHistory<any ViewModel>, notices: Notices
  ) {
    (self.session, self.navigator, self.restoration) = (session, navigator, restoration)
    (self.history, self.notices) = (history, notices)
    interruption = Interruption(navigator, history: history)
    navigator.observe { [weak self] event in
      if event.error == nil { self?.follow() }
    }
    session.add(self)
  }

  func logOut() {
    session.logOut()
    if session.account != nil, !session.isGuest, !navigator.isConfirming {
      notices.replace(with: Self.asksElsewhere)
    }
  }

  func begin(_ account: Account) {
    // If the user declines, the form restarts.
    session.begin(account, in: self) { [weak self] in self?.resetRoot() }
    if session.account != account { notices.replace(with: Self.asksElsewhere) }
  }

  private static let asksElsewhere = "Another window asks about unsaved text first"

  private func resetRoot() { show(navigator.open(DeepLink(module: navigator.root), .reset)) }

  /// Shows the logged-in area with what the account's expired session had open, and opens the waiting link, in one
  /// change.
  ///
  /// A draft stays open for the same account. Another account gets nothing of it, not even the coordinator.
  private func showLoggedIn(_ account: Account, after former: Account?) {
    let kept = restoration.takeKept(of: account)
    let hasDraft = draftOwner == account
    draftOwner = nil
    if hasDraft { return openWaitingLink() }
    if let former, former != account { showRoot(Root.loggedOut, askingFirst: false) }
    if kept == nil { forgetPlaces() }
    showRoot(Root.loggedIn, restoring: kept ?? openSheets, openingWaiting: true, askingFirst: false)
  }

  private func openWaitingLink() {
    if let outcome = navigator.openWaiting() { show(outcome) }
  }

  /// The open modals from the first one of a module placed as a sheet, which outlive the root.
  private var openSheets: NavigationSnapshot<DeepLink> {
    let sheets = navigator.snapshot.modals.drop { navigator.modules[$0.stack[0].module]?.placement != .sheet }
    return NavigationSnapshot(tabs: [], modals: Array(sheets))
  }

  private func showLoggedOut() {
    draftOwner = nil
    navigator.dropWaiting()
    _ = restoration.takeKept(of: nil)
    forgetPlaces()
    showRoot(Root.loggedOut, askingFirst: false)
  }

  // MARK: A session that is over

  private func showExpired(_ account: Account) {
    restoration.keep(interruption.take(), for: account)
    notices.add(.sessionHasEnded)
    if isHidden { leave(account) }
  }

  /// Whether the gates hide something that is open.
  private var isHidden: Bool { !navigator.losses(in: navigator.snapshot).isEmpty }

  /// Shows the log-in after asking about drafts; keeps what is open for the account.
  private func leave(_ account: Account) {
    draftOwner = account
    restoration.keepOpen(for: account)
    showRoot(Root.loggedOut)
  }

  /// Leaves after a kept draft is finished or discarded.
  private func follow() {
    // After declining, everything stays until the next change.
    let hasAnswered = wasConfirming
    wasConfirming = navigator.isConfirming
    guard let account = draftOwner, !wasConfirming, !hasAnswered, !navigator.asksBeforeLeaving(navigator.visible.id)
    else {
      return
    }
    if isHidden { leave(account) } else { draftOwner = nil }
  }

  // MARK: Roots

  /// Shows the root that fits the session, with the state that the current root interrupted.
  func resumeInterrupted() {
    // Leaving onboarding drops the link that waits for it.
    if navigator.root == Root.onboarding, navigator.links.waiting != nil {
      navigator.dropWaiting()
      notices.add("The link that waited is dropped")
    }
    showRoot(session.account == nil ? Root.loggedOut : Root.loggedIn, restoring: interruption.take())
  }

  /// Shows a root, with a notice about what can't be opened; a feature that runs alone restarts instead.
  func showRoot(
    _ root: String, restoring saved: NavigationSnapshot<DeepLink>? = nil, openingWaiting: Bool = false,
    askingFirst isAsking: Bool = true
  ) {
    if navigator.modules[root] == nil {
      resetRoot()
      return notices.replace(with: "The app would go on with “\(root)”, which is not part of this run")
    }
    let restoration = navigator.showRoot(root, restoring: saved, openingWaiting: openingWaiting, askingFirst: isAsking)
    show(restoration.outcome)
    // The refusal of a closed gate is already shown.
    let losses = restoration.losses.filter { !notices.contains(.unavailable($0.reason)) }
    guard let first = losses.first else { return }
    let others = losses.count > 1 ? ", and \(losses.count - 1) more" : ""
    notices.add("Part of what was to open can't be shown: \(first)\(others)")
  }

  private func show(_ outcome: NavigationOutcome) {
    if case .refused(let error) = outcome { notices.add(error.description) }
  }

  /// Removes the places of the previous user from the history.
  private func forgetPlaces() { history.forget { DeepLink(module: $0.module) } }
}

extension SessionNavigation: SessionWindow {
  func show(_ event: Session.Event) {
    switch event {
    case .began(let account, let former): showLoggedIn(account, after: former)
    case .ended: showLoggedOut()
    case .expired(let account): showExpired(account)
    case .notSaved(let error): notices.add(error)
    }
  }

  func confirmLeaving(then proceed: @escaping @MainActor () -> Void, orElse stay: @escaping @MainActor () -> Void) {
    // A window that has ended doesn't ask, and counts as agreeing.
    navigator.confirmLeaving(proceed) { [weak navigator] in navigator?.content == nil ? proceed() : stay() }
  }
}
