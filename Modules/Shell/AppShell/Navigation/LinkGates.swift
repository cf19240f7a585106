import Links
import LoggedOut
import Routing
import Services

/// The gates of the app.
@MainActor
struct LinkGates {
  let session: Session

  var all: [Gate: Gatekeeper] {
    [
      .signedIn: { [session] in session.account == nil ? .waits : .open },
      LoggedOutCoordinator.signedOut: { [session] in
        session.account == nil || session.isGuest ? .open : .closed("You are signed in already")
      },
    ]
  }
}
