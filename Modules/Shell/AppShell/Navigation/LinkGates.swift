import Links
import LoggedOut
import Routing
import ScreenKit
import Services

/// The gates of the app: the session and the conditions.
@MainActor
struct LinkGates {
  let session: SessionController
  let conditions: [Condition]
  let services: AppServices

  var all: [Gate: Gatekeeper] {
    var gates: [Gate: Gatekeeper] = [
      .signedIn: { [session] in session.account == nil ? .waits : .open },
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
