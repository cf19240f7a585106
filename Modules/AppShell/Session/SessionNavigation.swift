import AppRouting
import Links
import LoggedIn
import Routing
import ScreenKit
import Services

/// Decides what is shown when a session begins, ends or expires.
@MainActor
struct SessionNavigation {
  let session: SessionController
  let navigator: Navigator<any ViewModel>
  let restoration: StateRestoration
  let interruption: Interruption
  let history: NavigationHistory<any ViewModel>
  let notices: Notices

  /// The root to show when no other one is requested.
  var defaultRoot: String { session.account == nil ? Root.loggedOut : Root.loggedIn }

  /// Logs out after all windows agree.
  func logOut() {
    session.logOut()
    if session.account != nil, !session.isGuest, !navigator.isConfirming {
      notices.replace(with: "Another window asks about unsaved text first")
    }
  }

  /// Shows what follows from an event.
  func show(_ event: SessionController.Event) {
    switch event {
    case .began(let account): showLoggedIn(account)
    case .ended: showLoggedOut()
    case .expired(let account): showExpired(account)
    case .notSaved(let error): notices.replace(with: error)
    }
  }

  /// Shows the logged-in area, restores what an expired session of the same account had open, and opens the waiting link, in one
  /// change.
  private func showLoggedIn(_ account: Account) {
    let kept = restoration.takeKept(of: account)
    if kept == nil { forgetPlaces() }
    showRoot(Root.loggedIn, restoring: kept ?? openSheets, openingWaiting: true, askingFirst: false)
  }

  /// The sheets of modules that need no log-in, which stay open.
  private var openSheets: NavigationSnapshot<DeepLink> {
    let sheets = navigator.snapshot.modals.drop { navigator.modules[$0.stack[0].module]?.placement != .sheet }
    return NavigationSnapshot(tabs: [], modals: Array(sheets))
  }

  private func showLoggedOut() {
    navigator.dropWaiting()
    _ = restoration.takeKept(of: nil)
    forgetPlaces()
    showRoot(Root.loggedOut, askingFirst: false)
  }

  /// Replaces what the gates hide now by the log-in; it is restored when the same account logs in.
  ///
  /// No confirmation is shown, because it would show content behind the log-in; unsent input is lost.
  private func showExpired(_ account: Account) {
    let open = navigator.snapshot
    let interrupted = interruption.take()
    let isHidden = !navigator.losses(in: open).isEmpty
    restoration.keep(isHidden ? open : interrupted, for: account)
    if isHidden { showRoot(Root.loggedOut, askingFirst: false) }
    notices.replace(with: Notices.sessionHasEnded)
  }

  /// Shows what was open before the current root interrupted it, or the default root.
  func resumeInterrupted() {
    // Leaving onboarding drops the link that waits for it.
    if navigator.root == Root.onboarding { navigator.dropWaiting() }
    showRoot(defaultRoot, restoring: interruption.take())
  }

  /// Shows a root, and tells what can't be opened with it; a feature that runs alone begins again instead.
  func showRoot(
    _ root: String, restoring saved: NavigationSnapshot<DeepLink>? = nil, openingWaiting: Bool = false,
    askingFirst isAsking: Bool = true
  ) {
    if navigator.modules[root] == nil {
      navigator.open(DeepLink(module: navigator.root), .reset)
      notices.replace(with: "The app would go on with “\(root)”, which is not part of this run")
    } else {
      let restoration = navigator.showRoot(
        root, restoring: saved, openingWaiting: openingWaiting, askingFirst: isAsking)
      // A closed gate has been told as a refusal.
      for loss in restoration.losses.prefix(1) where !notices.contains(loss.reason) {
        notices.add("Part of what was to open can't be shown: \(loss)")
      }
    }
  }

  /// Forgets what the user before has seen.
  private func forgetPlaces() { history.forget { DeepLink(module: $0.module) } }
}
