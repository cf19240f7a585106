import AppRouting
import Links
import LoggedIn
import LoggedOut
import Onboarding
import Routing

/// A module of the app: one of its three roots, or an added module.
///
/// Exactly one root is open at any time. The placement of an added module is declared in its `Feature`.
enum AppRoute: Routable {
  case onboarding
  case loggedOut
  case loggedIn
  case added(Feature)

  static let roots = [onboarding, loggedOut, loggedIn]

  /// The three roots and the added modules.
  static func all(with features: [Feature]) -> [AppRoute] { roots + features.map(added) }

  /// The first root, and the transitions between roots that `AppMap` draws; no link opens a root as such.
  static let links = RouteLinks<Self>(
    "app", root: .loggedOut,
    routes: .route(.onboarding).leading(to: .loggedIn, .loggedOut),
    .route(.loggedOut).leading(to: .loggedIn),
    .route(.loggedIn).leading(to: .loggedOut))

  var path: LinkPath { LinkPath(stringLiteral: name) }

  /// The name of the module in links.
  var name: String { module.name }

  /// The title of the tab: the capitalized name of the module.
  var title: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The declaration of the module.
  var module: Module {
    switch self {
    case .onboarding: OnboardingCoordinator.module
    case .loggedOut: LoggedOutCoordinator.module
    case .loggedIn: LoggedInCoordinator.module
    case .added(let feature): feature.module
    }
  }

  /// The added module, or `nil` for a root of the app.
  var feature: Feature? { if case .added(let feature) = self { feature } else { nil } }

  /// The placement of the module.
  var placement: Feature.Placement { feature?.placement ?? .root }

  /// Whether the app restores what was open before this root when the root ends.
  var isInterruption: Bool { self != .loggedOut && self != .loggedIn }

  func screen(in features: FeatureFactory, scope: Scope) -> any FeatureCoordinator {
    let feature = features.make(self)
    // Stopping cancels pending results; a task that still awaits one would keep the feature alive.
    scope.onEnd { [flow = feature.flow] in flow.stop() }
    return feature
  }
}
