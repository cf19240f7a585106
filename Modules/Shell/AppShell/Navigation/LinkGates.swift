import Links
import LoggedIn
import LoggedOut
import Routing
import ScreenKit

/// The gates of the app: who is signed in, and what is available now.
@MainActor
struct LinkGates {
  let session: SessionController
  let conditions: [Condition]
  let services: AppServices

  /// The state of every gate, for a window.
  var all: [Gate: Gatekeeper] {
    var gates: [Gate: Gatekeeper] = [
      LoggedInCoordinator.signedIn: { [session] in session.account == nil ? .waits : .open },
      LoggedOutCoordinator.signedOut: { [session] in
        session.account == nil || session.isGuest ? .open : .closed("You are signed in already")
      },
    ]
    for condition in conditions {
      gates[condition.gate] = { [services] in condition.reason(services).map { .closed($0) } ?? .open }
    }
    return gates
  }
}
