import Links
import Routing

/// What belongs to one user: made at the log-in, released at the log-out.
@MainActor
final class UserServices {
  let name: String
  let photos = PhotoCache()

  init(name: String) { self.name = name }
}

/// Who is signed in, for all windows.
@MainActor
final class UserSession {
  private(set) var user: UserServices?

  var gates: [Gate: Gatekeeper] { [.signedIn: { [self] in user == nil ? .waits : .open }] }

  func begin(_ name: String) { user = UserServices(name: name) }

  func end() { user = nil }
}
