import AppRouting
import Links
import LoggedIn
import LoggedOut
import Onboarding
import Routing

/// What the app can show: one of its three roots, or a module that was added to them.
///
/// Exactly one root is shown at any time. A module that was added says itself where it is shown.
enum AppRoute: Routable {
  case onboarding
  case loggedOut
  case loggedIn
  case added(Feature)

  static let roots = [onboarding, loggedOut, loggedIn]

  /// The three roots and these modules.
  static func all(with features: [Feature]) -> [AppRoute] { roots + features.map(added) }

  /// Where the app begins, and for the map, which root can follow on which; no link leads to a root as such.
  static let links = RouteLinks<Self>(
    "app", root: .loggedOut,
    routes: .route(.onboarding).leading(to: .loggedIn, .loggedOut),
    .route(.loggedOut).leading(to: .loggedIn),
    .route(.loggedIn).leading(to: .loggedOut))

  var path: LinkPath { LinkPath(stringLiteral: name) }

  /// The name of the module, as links write it.
  var name: String { module.name }

  /// The title of its tab: the name of the module with a capital.
  var title: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// What the module tells of itself.
  var module: Module {
    switch self {
    case .onboarding: OnboardingCoordinator.module
    case .loggedOut: LoggedOutCoordinator.module
    case .loggedIn: LoggedInCoordinator.module
    case .added(let feature): feature.module
    }
  }

  /// Where the module is shown.
  var placement: Feature.Placement { if case .added(let feature) = self { feature.placement } else { .root } }

  /// Whether a person who is done with this root goes on where they were before.
  var isInterruption: Bool { self != .loggedOut && self != .loggedIn }

  func screen(in app: AppCoordinator, scope: Scope) -> any FeatureCoordinator {
    let feature: any FeatureCoordinator =
      switch self {
      case .onboarding: app.onboarding()
      case .loggedOut: app.loggedOut()
      // Every way here is behind the log-in; without an account there would be nothing to show but the way to one.
      case .loggedIn: app.account.map(app.loggedIn) ?? app.loggedOut()
      case .added(let feature): app.added(feature)
      }
    feature.flow.observeEvents { [weak app, weak feature] event in
      if event.error == nil, let kind = event.kind { app?.changed(in: feature, by: kind) }
    }
    app.appRouter.follow(feature.flow)
    // Whoever waits inside the feature is told that it is over; a task that waited on would keep all of it alive.
    scope.onEnd { [flow = feature.flow] in flow.stop() }
    return feature
  }
}
