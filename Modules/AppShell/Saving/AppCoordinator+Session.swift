import AppRouting
import Routing
import Services

// Who is signed in, from the log-in to the log-out or until the session's time is over.
extension AppCoordinator {
  /// A session whose time is over: who may go on with it by logging in again, and what was open.
  struct EndedSession {
    var account: Account
    var places: [Archive]?
  }

  /// Who is signed in; nil when nobody is.
  var account: Account? { guest ?? session?.account }

  func signIn(_ account: Account) {
    // What somebody else had open is nobody's business.
    let places = ended?.account == account ? ended?.places : nil
    ended = nil
    session = Session(account: account, began: services.today())
    keep { () throws(StorageError) in try SessionStore(storage: services.storage).save(session) }
    asOneStep(.replaced) {
      // Who logs in while a sheet is open has not asked to close it.
      setRoot(.loggedIn, keepingSheet: true)
      if let places {
        move(.replaced, ending: sheets) { [weak self] in
          self?.restore(places)
          return .done
        }
      }
      if let outcome = appRouter.resume() { tell(outcome) }
      return .done
    }
  }

  /// Logs out, when every screen lets itself be left, and forgets what was open.
  func signOut() {
    move(.replaced, ending: router.layers.entries.reversed()) { [weak self] in
      self?.forgetPerson()
      self?.setRoot(.loggedOut)
      return .done
    }
  }

  /// Takes up a session that was saved, as far as its time is not over.
  func take(_ session: Session) {
    if session.hasEnded(on: services.today()) {
      ended = EndedSession(account: session.account)
      notices.add(.sessionHasEnded)
    } else {
      self.session = session
    }
  }

  /// Ends the session when its time is over, and says whether it did.
  ///
  /// No clock runs: it is asked about with each intent and each link. What was open stays saved, and opens again when the
  /// same person logs in. Nobody is asked whether to leave, because nothing behind the log-in may be shown any more; what was
  /// typed and not sent is lost.
  @discardableResult
  func endSessionIfOver() -> Bool {
    guard let session, session.hasEnded(on: services.today()) else { return false }
    self.session = nil
    let places = openPlaces
    let isSomethingHidden = places.contains { obstacle(to: $0) != nil }
    ended = EndedSession(account: session.account, places: isSomethingHidden ? places : interrupted)
    interrupted = nil
    if isSomethingHidden { setRoot(.loggedOut) }
    notices.replace(with: .sessionHasEnded)
    return true
  }

  private func forgetPerson() {
    history.forgetPlaces(of: account ?? ended?.account)
    session = nil
    ended = nil
    appRouter.dropWaiting()
    // The session goes last: killed in between, the app must not be left with what somebody had open and not know whose.
    keep { () throws(StorageError) in try PlaceStore(storage: services.storage).remove() }
    keep { () throws(StorageError) in try WaitingLinkStore(storage: services.storage).save(nil) }
    keep { () throws(StorageError) in try SessionStore(storage: services.storage).save(nil) }
    saved.places = []
    saved.waiting = nil
  }
}
