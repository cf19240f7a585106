import AppRouting
import Links
import Routing
import ScreenKit

/// One root that switches, and is saved.
///
/// `replaceTop` shows another root, releases the old one with its screens, and leaves no way back. The next start
/// begins there. Use it for an app's top-level state: onboarding, logged out, logged in.
enum RootSwitchRoute: Routable {
  case welcome
  case home

  static let links = RouteLinks<Self>(
    "root-switch", root: .welcome, routes: .route(.welcome).leading(to: .home), .route(.home).leading(to: .welcome))

  var path: LinkPath { self == .welcome ? "welcome" : "home" }

  func screen(in coordinator: RootSwitchCoordinator, scope: Scope) -> any ViewModel {
    self == .welcome ? coordinator.welcome() : coordinator.home()
  }
}

@MainActor
final class RootSwitchCoordinator {
  private let router: Router<RootSwitchRoute>
  private let restart: @MainActor () -> Void

  init(_ router: Router<RootSwitchRoute>, restart: @escaping @MainActor () -> Void) {
    (self.router, self.restart) = (router, restart)
  }

  /// Creates a window that begins where it was saved, and saves each change.
  static func makeWindow(in host: PatternHost) throws(ModuleProblem) -> Navigator<any ViewModel> {
    let feature = Feature(RootSwitchRoute.self) { [weak host] in
      RootSwitchCoordinator($0) { host?.restart() }
    }
    let window = try Navigator(feature)
    if let saved = host.savedText.flatMap({ NavigationArchive($0).snapshot }) { window.restore(saved) }
    window.observe { [weak host, weak window] _ in
      host?.savedText = window.map { NavigationArchive.text(of: $0.snapshot) }
    }
    return window
  }

  func welcome() -> any ViewModel {
    FixedViewModel(.welcome) { [weak router] _ in router?.replaceTop(with: .home) }
  }

  func home() -> any ViewModel {
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
