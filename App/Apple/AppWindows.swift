import AppShell
import Foundation
import LiveServices
import Services

/// The windows of the app, each with its own place.
///
/// All share the session, the services and the saved state. A new window gets the lowest free number, and shows what
/// the last window with that number showed.
@MainActor
final class AppWindows {
  private struct Window {
    weak var app: AppCoordinator?
  }

  let folder: String
  private var windows: [Int: Window] = [:]

  init(folder: String) { self.folder = folder }

  /// Creates the windows whose state is in Application Support.
  static func inApplicationSupport() -> AppWindows {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    return AppWindows(folder: "\(support?.path ?? NSTemporaryDirectory())/Waymark/Windows")
  }

  /// Creates the coordinator of a new window.
  ///
  /// Throws a `StorageError` if the folder isn't writable or private, or a `ModuleProblem` if links are declared
  /// wrongly.
  func open() throws -> AppCoordinator {
    let number = (1...).first { windows[$0]?.app == nil } ?? 1
    let open = windows.values.lazy.compactMap(\.app).first
    let app = try open?.openWindow(number) ?? AppCoordinator(services: makeServices())
    windows[number] = Window(app: app)
    return app
  }

  func makeServices() throws -> AppServices {
    let storage = try FileStorage(folder: folder)
    return AppServices(
      accounts: StoredAccounts(storage), posts: BundledPosts(), storage: storage, pasteboard: SystemPasteboard(),
      today: { CalendarDate.today() }, now: { .sinceUnixEpoch() })
  }
}
