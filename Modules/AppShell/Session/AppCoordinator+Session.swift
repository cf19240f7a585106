import AppRouting
import Routing
import Services

// What follows when somebody logs in, logs out, or their time is over.
extension AppCoordinator {
  /// Who is signed in; nil when nobody is.
  var account: Account? { guest ?? session.account }

  func signIn(_ account: Account) {
    let new = Session(account: account, began: services.today())
    let places = session.begin(new)
    persist(try store.save(new))
    asOneStep(.replaced) {
      // Who logs in while a sheet is open has not asked to close it.
      setRoot(.loggedIn, keepingSheet: true)
      if let places {
        move(.replaced, ending: sheets) { [weak self] in
          self?.restore(places)
          return .done
        }
      }
      if let outcome = appRouter.resume() { report(outcome) }
      return .done
    }
  }

  /// Logs out, when every screen lets itself be left, and forgets what was open.
  func signOut() {
    move(.replaced, ending: router.state.entries.reversed()) { [weak self] in
      self?.forgetUser()
      self?.setRoot(.loggedOut)
      return .done
    }
  }

  /// Ends the session when its time is over, and says whether it did.
  ///
  /// It is asked about with each intent and each link. What was open stays saved, and opens again when the same person logs
  /// in. Nobody is asked whether to leave, because nothing behind the log-in may be shown any more; what was typed and not
  /// sent is lost.
  @discardableResult
  func endSessionIfOver() -> Bool {
    guard session.endIfOver(on: services.today()) else { return false }
    let isSomethingHidden = openPlaces.contains { obstacle(to: $0) != nil }
    session.savePlaces(isSomethingHidden ? openPlaces : interrupted)
    interrupted = nil
    if isSomethingHidden { setRoot(.loggedOut) }
    notices.replace(with: .sessionHasEnded)
    return true
  }

  private func forgetUser() {
    history.forgetPlaces(of: guest ?? session.owner)
    session = .nobody
    appRouter.dropWaiting()
    persist(try store.forgetUser())
  }
}
