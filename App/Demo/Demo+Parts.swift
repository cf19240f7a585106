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

    /// Saves what is open, and waits for the disk; throws if something stays unsaved.
    func save() throws(Failure) {
      if let unsaved = app.save() { throw Failure(.inputOutput, unsaved) }
    }
  }

  /// Creates the app with live services; throws if the storage isn't usable or a module is unknown.
  func makeApp(fresh: Bool = false) throws(Failure) -> Parts {
    let storage = try makeStorage(fresh: fresh || options.isFresh)
    // No frame of a script has to show the notice.
    if let problem = storage.problem, !hasTerminal { Streams.printError(settings.written("demo: \(problem)")) }
    let copied = CopiedText(isShownAtEnd: options.command.isInteractive && hasTerminal)
    let services = AppServices(
      accounts: StoredAccounts(storage), posts: server ?? BundledPosts(), storage: storage, pasteboard: copied,
      today: { CalendarDate.today() }, now: { .sinceUnixEpoch() })
    do {
      if let module = options.only {
        let app = try AppCoordinator(services: services, only: module, guest: StoredAccounts.demo)
        return Parts(app: app, copied: copied)
      }
      // The tour describes the three built-in roots, without added modules.
      let app = try AppCoordinator(services: services, hasAddedModules: options.command != .tour)
      return Parts(app: app, copied: copied)
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
      // A command for other programs must not change what the user finds next time.
      let isAnswer = options.isJSON && options.stateFolder == nil
      return try FileStorage(folder: folder, isReadOnly: isAnswer || options.command == .state)
    } catch {
      throw Failure(.cannotCreate, "\(error); use --state-dir or --fresh")
    }
  }
}
