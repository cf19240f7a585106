import AppShell
import LiveServices
import Routing
import Services
import TextUI

extension Demo {
  @MainActor
  struct Parts {
    var app: AppCoordinator
    var copied: CopiedText
    var storage: BackgroundStorage

    /// Saves what is open, and waits for the disk; throws if something stays unsaved.
    func save() throws(Failure) {
      app.save()
      if let unsaved = UnsavedState(storage.flush()) { throw Failure(.inputOutput, "\(unsaved)") }
    }
  }

  /// Creates the app with live services; throws if the storage isn't writable or a module is unknown.
  func makeApp(fresh: Bool = false) throws(Failure) -> Parts {
    let storage = BackgroundStorage(try makeStorage(fresh: fresh || options.isFresh))
    let copied = CopiedText(isShownAtEnd: options.command.isInteractive && hasTerminal)
    let services = AppServices(
      accounts: StoredAccounts(storage), posts: server ?? BundledPosts(), storage: storage, pasteboard: copied,
      instance: ProcessContext.instance, today: { CalendarDate.today() }, now: { .sinceUnixEpoch() })
    do {
      let app =
        if let module = options.only {
          try AppCoordinator(services: services, only: module, guest: StoredAccounts.demo)
        } else {
          // The tour describes the three built-in roots, without added modules.
          try AppCoordinator(services: services, hasAddedModules: options.command != .tour)
        }
      storage.onError { [weak app] errors in
        Task { @MainActor in UnsavedState(errors).map { app?.report($0) } }
      }
      return Parts(app: app, copied: copied, storage: storage)
    } catch {
      throw Failure(.usage, error.description)
    }
  }

  /// Whether the app starts without saved state, so that a script runs the same everywhere.
  private var isScripted: Bool {
    guard options.stateFolder == nil else { return false }
    if case .play = options.command { return true }
    return settings.mode == .script && options.command == .run
  }

  private func makeStorage(fresh: Bool) throws(Failure) -> any Storage {
    // One feature alone must not overwrite the saved state of the whole app.
    if fresh || options.only != nil || isScripted { return MemoryStorage() }
    guard let folder = options.stateFolder ?? ProcessContext.stateFolder else {
      throw Failure(.cannotCreate, "there is no HOME to keep state in; use --state-dir or --fresh")
    }
    do {
      let storage = try FileStorage(folder: folder)
      // A command for other programs must not change what the user finds next time.
      let isAnswer = options.isJSON && options.stateFolder == nil
      return isAnswer || options.command == .state ? UnsavedStorage(of: storage) : storage
    } catch {
      throw Failure(.cannotCreate, "\(error); use --state-dir or --fresh")
    }
  }
}
