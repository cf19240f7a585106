import Favorites
import Links
import LogIn
import Routing
import RoutingUI
import SwiftUI
import ViewTemplate

/// Who has logged in; no one at first.
@MainActor
final class Visitor {
  var account: Account?
}

/// Returns a window that works without an account: a place that needs one shows the log-in in a sheet, and opens after it.
@MainActor
func makeOpenWindow(_ visitor: Visitor) throws -> Navigator<any PageScreen> {
  let signedIn = Gate("signed in")
  let navigator = try Navigator(
    Modules([
      FavoritesCoordinator.feature(as: .root),
      ViewTemplateCoordinator.feature(as: .page, items: SampleItems()).requiring(signedIn),
      LogInCoordinator.feature(accounts: SampleAccounts()).placed(.sheet),
    ]), root: "favorites", gates: [signedIn: { visitor.account == nil ? .waits : .open }])
  navigator.onWaiting = { [weak navigator] _ in navigator?.open(DeepLink(module: "logIn")) }
  navigator.onEnding = { [weak navigator] ending in
    guard case LogInCoordinator.Ending.loggedIn(let account)? = ending.value else { return }
    visitor.account = account
    navigator?.dismissModal()
    navigator?.openWaiting()
  }
  var isAsked = false
  navigator.observe { [weak navigator] _ in
    guard let navigator else { return }
    let wasAsked = isAsked
    isAsked = navigator.snapshot.modals.contains { $0.stack.first?.module == "logIn" }
    if wasAsked, !isAsked, visitor.account == nil { navigator.dropWaiting() }
  }
  navigator.start()
  return navigator
}
