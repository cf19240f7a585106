import Links
import Routing
import RoutingUI

enum SettingsRoute: ViewRoute {
  case settings

  static let links = RouteLinks<Self>("settings", root: .settings, routes: .route(.settings))

  var path: LinkPath { "settings" }

  var presentation: PresentationStyle { .push }

  var label: PageLabel { PageLabel("Settings", systemImage: "gearshape") }

  func screen(in coordinator: SettingsCoordinator, scope: Scope) -> any PageScreen { coordinator.settings() }
}
