import AppRouting
import Routing
import Services

// Saving is an effect of a change: the app decides when to save, and the store writes only the differences.
extension AppCoordinator {
  /// What is open, as one archive for each module.
  var openArchives: [NavigationArchive] { flows.map { NavigationArchive($0.snapshot) } }

  /// Schedules one save after the current turn of the main actor; further calls before it have no effect.
  func scheduleSave() {
    guard saving == nil else { return }
    saving = Task { [weak self] in self?.save() }
  }

  /// Saves what is open, if it differs from what is stored.
  public func save() {
    saving = nil
    // After a session has ended, the stored archives stay those of the ended session until the next log-in.
    persist(try store.save(session.archives ?? openArchives, waiting: appRouter.waiting))
  }

  /// Calls `body`, which accesses the storage; an error only shows a notice.
  func persist(_ body: @autoclosure () throws(StorageError) -> Void) {
    do {
      try body()
    } catch {
      notices.replace(with: .text("This can't be saved: \(error)"))
    }
  }
}
