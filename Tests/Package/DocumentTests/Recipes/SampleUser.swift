import Links
import Routing

/// What belongs to one user: made at the log-in, released at the log-out.
@MainActor
final class UserServices {
  let name: String
  let photos = PhotoCache()
  /// A task that no page owns, and that must not outlive the session.
  var upload: Task<Void, Never>?

  init(name: String) { self.name = name }

  func end() { upload?.cancel() }
}

/// Who is signed in, for all windows.
@MainActor
final class UserSession {
  private(set) var user: UserServices?

  var gates: [Gate: Gatekeeper] { [.signedIn: { [self] in user == nil ? .waits : .open }] }

  func begin(_ name: String) { user = UserServices(name: name) }

  func end() {
    user?.end()
    user = nil
  }
}
