import LoggedIn
import LoggedOut
import Onboarding
import Routing

/// The three roots of the app.
///
/// Exactly one of them is shown at any time.
enum AppRoute: String, Routable, CaseIterable {
  case onboarding
  case loggedOut
  case loggedIn

  static let links = RouteLinks<Self>(
    "app", root: .loggedOut,
    routes: .route(.onboarding).leading(to: .loggedIn, .loggedOut),
    .route(.loggedOut).leading(to: .loggedIn),
    .route(.loggedIn).leading(to: .loggedOut))

  var path: LinkPath {
    switch self {
    case .onboarding: "onboarding"
    case .loggedOut: "loggedOut"
    case .loggedIn: "loggedIn"
    }
  }

  /// What the module behind this root tells of itself.
  var module: Module {
    switch self {
    case .onboarding: OnboardingCoordinator.module
    case .loggedOut: LoggedOutCoordinator.module
    case .loggedIn: LoggedInCoordinator.module
    }
  }

  func screen(in app: AppCoordinator, scope: Scope) -> any FeatureCoordinator {
    let feature: any FeatureCoordinator =
      switch self {
      case .onboarding: app.onboarding()
      case .loggedOut: app.loggedOut()
      // Without an account there is nothing to show here but the way to one.
      case .loggedIn: app.account.map(app.loggedIn) ?? app.loggedOut()
      }
    // Whoever waits inside the feature is told that it is over; a task that waited on would keep all of it alive.
    scope.onEnd { [weak feature] in feature?.flow.stop() }
    return feature
  }
}
