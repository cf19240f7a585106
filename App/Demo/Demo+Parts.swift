import AppShell
import LiveServices
import Routing
import Services

extension Demo {
  /// The app, and what the program hands over in the end.
  struct Parts {
    var app: AppCoordinator
    var copied: CopiedText
  }

  /// Puts the live parts behind the app; throws when the state can't be kept or a module is unknown.
  func makeApp(fresh: Bool = false) throws(Failure) -> Parts {
    let storage = try makeStorage(fresh: fresh || options.isFresh)
    let copied = CopiedText()
    let services = AppServices(
      accounts: StoredAccounts(storage), posts: server ?? BundledPosts(), storage: storage, pasteboard: copied,
      today: { CalendarDate.today() })
    do {
      let app =
        if let module = options.only {
          try AppCoordinator(services: services, only: module, guest: StoredAccounts.demo)
        } else {
          // The tour tells of the three roots, whatever tabs have been added.
          try AppCoordinator(services: services, hasAddedModules: options.command != .tour)
        }
      return Parts(app: app, copied: copied)
    } catch {
      throw Failure(.usage, error.description)
    }
  }

  private func makeStorage(fresh: Bool) throws(Failure) -> any Storage {
    // One feature alone must not overwrite what the whole app has kept.
    if fresh || options.only != nil { return MemoryStorage() }
    guard let folder = options.stateFolder ?? Surroundings.stateFolder else {
      throw Failure(.cannotCreate, "there is no HOME to keep state in; use --state-dir or --fresh")
    }
    do {
      return try FileStorage(folder: folder)
    } catch {
      throw Failure(.cannotCreate, "\(error); use --state-dir or --fresh")
    }
  }
}
