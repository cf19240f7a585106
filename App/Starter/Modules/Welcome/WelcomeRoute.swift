import Links
import Routing
import RoutingUI

/// The screens of this module.
enum WelcomeRoute: ViewRoute {
  case welcome

  static let links = RouteLinks<Self>("welcome", root: .welcome, routes: .route(.welcome))

  var path: LinkPath { "welcome" }

  var presentation: PresentationStyle { .push }

  var label: PageLabel { PageLabel("Welcome") }

  func screen(in coordinator: WelcomeCoordinator, scope: Scope) -> any PageScreen { coordinator.welcome(scope) }
}
