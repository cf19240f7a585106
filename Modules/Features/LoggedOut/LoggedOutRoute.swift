import Links
import Routing
import ScreenKit

enum LoggedOutRoute: Routable {
  case logIn
  case help

  static let links = RouteLinks<Self>(
    "loggedOut", requires: LoggedOutCoordinator.signedOut, root: .logIn,
    routes: .route(.logIn).leading(to: .help).leading(to: LoggedOutCoordinator.signUp).leading(toRoots: "loggedIn"),
    .route(.help))

  var path: LinkPath {
    switch self {
    case .logIn: "log-in"
    case .help: "help"
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .logIn: .push
    case .help: .sheet
    }
  }

  func screen(in coordinator: LoggedOutCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .logIn: coordinator.logIn(scope)
    case .help: coordinator.help(scope)
    }
  }
}
