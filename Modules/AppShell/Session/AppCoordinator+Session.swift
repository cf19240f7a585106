import AppRouting
import Routing
import Services

// Handles log-in, log-out, and the end of a session.
extension AppCoordinator {
  /// The signed-in account, or `nil`.
  var account: Account? { guest ?? session.account }

  func signIn(_ account: Account) {
    let new = Session(account: account, began: services.today())
    let archives = session.begin(new)
    persist(try store.save(new))
    performAsOneChange(.replaced) {
      // A log-in under an open sheet is no request to close the sheet.
      setRoot(.loggedIn, keepingSheet: true)
      if let archives {
        leave(sheets, by: .replaced) { [weak self] in
          self?.restore(archives)
          return .done
        }
      }
      if let outcome = appRouter.resume() { report(outcome) }
      return .done
    }
  }

  /// Logs out after all modules agree, and removes the saved state of the user.
  func signOut() {
    leave(router.state.entries.reversed(), by: .replaced) { [weak self] in
      self?.removeUserState()
      self?.setRoot(.loggedOut)
      return .done
    }
  }

  /// Ends an expired session; returns whether it did.
  ///
  /// The app calls it before each intent and each link. The archives of what is open stay saved, and are restored when
  /// the same account logs in. No confirmation is shown, because it would show content behind the log-in; unsent input
  /// is lost.
  @discardableResult
  func endSessionIfOver() -> Bool {
    guard session.endIfOver(on: services.today()) else { return false }
    let isSomethingHidden = openArchives.contains { obstacle(to: $0) != nil }
    session.setArchives(isSomethingHidden ? openArchives : interruptedArchives)
    interruptedArchives = nil
    if isSomethingHidden { setRoot(.loggedOut) }
    notices.replace(with: .sessionHasEnded)
    return true
  }

  private func removeUserState() {
    history.removeSnapshots(of: guest ?? session.owner)
    session = .signedOut
    appRouter.dropWaiting()
    persist(try store.removeUserState())
  }
}
