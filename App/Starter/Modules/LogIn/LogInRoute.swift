import Links
import Routing
import RoutingUI

enum LogInRoute: ViewRoute {
  case form

  static let links = RouteLinks<Self>("logIn", root: .form, routes: .route(.form))

  var path: LinkPath { "form" }

  var presentation: PresentationStyle { .push }

  var label: PageLabel { PageLabel("Log in") }

  func screen(in coordinator: LogInCoordinator, scope: Scope) -> any PageScreen { coordinator.form(scope) }
}
