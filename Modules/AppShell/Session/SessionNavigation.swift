import AppRouting
import Routing
import Services

/// Decides what is shown when a session begins, ends or expires.
@MainActor
struct SessionNavigation {
  let session: SessionController
  let navigator: ModuleNavigator
  let restoration: StateRestoration
  let links: LinkOpener
  let history: History
  let notices: Notices
  private var modules: OpenModules { navigator.modules }

  /// Logs out after all modules of all windows agree.
  func logOut() {
    let outcome = session.logOut()
    if outcome == .needsConfirmation, !modules.flows.contains(where: \.isConfirming) {
      notices.replace(with: "Another window asks about unsaved text first")
    }
  }

  /// Shows what follows from an event.
  func show(_ event: SessionController.Event) {
    switch event {
    case .began(let account): showLoggedIn(account)
    case .ended(let account): showLoggedOut(account)
    case .expired(let account): showExpired(account)
    case .notSaved(let error): notices.replace(with: error)
    }
  }

  /// Shows the logged-in area, restores what an expired session of the same account had open, and opens the waiting link.
  ///
  /// The three steps are one change.
  private func showLoggedIn(_ account: Account) {
    modules.changes.performAsOne(.replaced) {
      // A log-in under an open sheet is no request to close the sheet.
      modules.setRoot(.loggedIn, keepingSheet: true)
      restoration.restoreAfterLogIn(of: account)
      links.openWaiting()
      return .done
    }
  }

  private func showLoggedOut(_ account: Account?) {
    history.removeSnapshots(of: account)
    links.dropWaiting()
    restoration.forgetArchivesForLogIn()
    modules.setRoot(.loggedOut)
  }

  /// Replaces what the gates hide now by the log-in; it is restored when the same account logs in.
  ///
  /// No confirmation is shown, because it would show content behind the log-in; unsent input is lost.
  private func showExpired(_ account: Account) {
    let open = modules.archives
    let interrupted = modules.takeInterruptedArchives()
    let isSomethingHidden = !open.allSatisfy(restoration.isAllowed)
    restoration.keepForLogIn(of: account, isSomethingHidden ? open : interrupted)
    if isSomethingHidden { modules.setRoot(.loggedOut) }
    notices.replace(with: Notices.sessionHasEnded)
  }
}
