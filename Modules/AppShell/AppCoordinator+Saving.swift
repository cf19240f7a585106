import Routing
import Services

// Saving is an effect of a change. What is saved is never read again while the app runs.
extension AppCoordinator {
  /// Saves what is open once this turn is over, however much changes in it.
  func saveSoon() {
    guard saving == nil else { return }
    saving = Task { [weak self] in self?.save() }
  }

  /// Saves what is open, if it has changed since it was saved.
  public func save() {
    guard let task = saving else { return }
    task.cancel()
    saving = nil
    keep { () throws(StorageError) in try PlaceStore(storage: services.storage).save(flows.map { Archive($0.place) }) }
  }

  /// Does something with the storage; a failure costs a line of notice and nothing else.
  func keep(_ body: () throws(StorageError) -> Void) {
    do {
      try body()
    } catch {
      toast = "This can't be saved: \(error)"
    }
  }

  func loadSession() -> Account? {
    do {
      return try SessionStore(storage: services.storage).load()
    } catch {
      toast = "The session can't be read: \(error)"
      return nil
    }
  }

  func loadPlaces() -> [Archive] {
    let (archives, notice) = PlaceStore(storage: services.storage).load()
    if let notice { toast = notice }
    return archives
  }
}
