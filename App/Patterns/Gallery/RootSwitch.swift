import Links
import Routing
import ScreenKit

/// One root that switches, and is saved.
///
/// The root is a route like any other. `replaceTop` shows another root, releases the old one with all its screens, and
/// leaves no way back. Each change is saved, and the next start begins there. Use it for the top-level state of an app:
/// onboarding, logged out, logged in.
enum RootSwitchRoute: String, Routable {
  case welcome
  case home

  static let links = RouteLinks<Self>(
    "root-switch", root: .welcome, routes: .route(.welcome).leading(to: .home), .route(.home).leading(to: .welcome))

  var path: LinkPath {
    switch self {
    case .welcome: "welcome"
    case .home: "home"
    }
  }

  func screen(in coordinator: RootSwitchCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .welcome: coordinator.welcome()
    case .home: coordinator.home()
    }
  }
}

@MainActor
final class RootSwitchCoordinator: PatternCoordinator {
  var flow: any Flow<any ViewModel> { router }
  private let router: Router<RootSwitchRoute>
  private let restart: @MainActor () -> Void

  /// Starts at the remembered root, or at the welcome if there is none or its name is unknown.
  init(
    remembered: String?, remember: @escaping @MainActor (String) -> Void, restart: @escaping @MainActor () -> Void
  ) {
    router = Router(remembered.flatMap(RootSwitchRoute.init) ?? .welcome)
    self.restart = restart
    router.observe { remember($0.to.route.rawValue) }
    router.start(in: self)
  }

  func welcome() -> some ViewModel {
    FixedViewModel(.welcome) { [weak router] _ in router?.replaceTop(with: .home) }
  }

  func home() -> some ViewModel {
    FixedViewModel(.home) { [weak router, restart] intent in
      switch intent {
      case .startAgainTapped: restart()
      case .leaveTapped: router?.replaceTop(with: .welcome)
      }
    }
  }
}

private enum WelcomeIntent { case beginTapped }

private enum HomeIntent { case startAgainTapped, leaveTapped }

extension Screen<WelcomeIntent> {
  fileprivate static let welcome = Screen(
    "Welcome", actions: [Action("Begin", .beginTapped, role: .primary)],
    elements: [.text("You see this once. The next start begins at Home.")])
}

extension Screen<HomeIntent> {
  fileprivate static let home = Screen(
    "Home", actions: [Action("Start the app again", .startAgainTapped), Action("Leave", .leaveTapped)],
    elements: [.text("There is no way back to Welcome. Its screen and all of its state are released.")])
}
