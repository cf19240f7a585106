import Links
import Routing
import ScreenKit

enum OnboardingRoute: Routable {
  case welcome
  case profile
  case password

  static let links = RouteLinks<Self>(
    "onboarding", root: .welcome,
    routes: .route(.welcome).leading(to: .profile), .route(.profile).leading(to: .password),
    .route(.password).leading(toRoots: "loggedIn", "loggedOut"))

  var path: LinkPath {
    switch self {
    case .welcome: "welcome"
    case .profile: "profile"
    case .password: "password"
    }
  }

  func screen(in coordinator: OnboardingCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .welcome: coordinator.welcome()
    case .profile: coordinator.profile()
    case .password: coordinator.password(scope)
    }
  }
}
