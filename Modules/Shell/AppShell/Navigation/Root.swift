import LoggedIn
import LoggedOut
import Onboarding
import Routing

/// The names of the root modules, which replace each other.
enum Root {
  static let loggedIn = LoggedInCoordinator.module.name
  static let loggedOut = LoggedOutCoordinator.module.name
  static let onboarding = OnboardingCoordinator.module.name
}
