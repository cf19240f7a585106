import AppRouting
import Links
import Routing
import Services

// Saving is an effect of a change. What is saved is never read again while the app runs.
extension AppCoordinator {
  /// What the storage holds of what is open, so that only changes are written.
  struct Saved {
    var places: [Archive] = []
    var waiting: Link?
    /// Whether it is noted that this start has not got to its first frame yet.
    var isStarting = true
  }

  /// What is open, an archive for each module.
  var openPlaces: [Archive] { flows.map { Archive($0.place) } }

  /// Saves what is open once this turn is over, however much changes in it.
  func saveSoon() {
    guard saving == nil else { return }
    saving = Task { [weak self] in self?.save() }
  }

  /// Saves what is open, if it has changed since it was saved.
  public func save() {
    saving?.cancel()
    saving = nil
    if saved.isStarting {
      keep { () throws(StorageError) in
        try StartLog(storage: services.storage).succeed()
        saved.isStarting = false
      }
    }
    // While nobody has logged in again, the place to come back to is the one that the session ended with.
    let places = ended?.places ?? openPlaces
    if places != saved.places {
      keep { () throws(StorageError) in
        try PlaceStore(storage: services.storage).save(places)
        saved.places = places
      }
    }
    if appRouter.waiting != saved.waiting {
      keep { () throws(StorageError) in
        try WaitingLinkStore(storage: services.storage).save(appRouter.waiting)
        saved.waiting = appRouter.waiting
      }
    }
  }

  /// Does something with the storage; a failure costs a line of notice and nothing else.
  func keep(_ body: () throws(StorageError) -> Void) {
    do {
      try body()
    } catch {
      notices.replace(with: .words("This can't be saved: \(error)"))
    }
  }
}
