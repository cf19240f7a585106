import AppRouting
import Routing
import Services

// Saving is an effect of a change: the app says when, and the store writes what has changed.
extension AppCoordinator {
  /// What is open, an archive for each module.
  var openPlaces: [NavigationArchive] { flows.map { NavigationArchive($0.snapshot) } }

  /// Saves what is open once this turn is over, however much changes in it.
  func saveSoon() {
    guard saving == nil else { return }
    saving = Task { [weak self] in self?.save() }
  }

  /// Saves what is open, if it has changed since it was saved.
  public func save() {
    saving = nil
    // While nobody has logged in again, the place to come back to is the one that the session ended with.
    persist(try store.save(session.places ?? openPlaces, waiting: appRouter.waiting))
  }

  /// Does something with the storage; a failure costs a line of notice and nothing else.
  func persist(_ body: @autoclosure () throws(StorageError) -> Void) {
    do {
      try body()
    } catch {
      notices.replace(with: .words("This can't be saved: \(error)"))
    }
  }
}
