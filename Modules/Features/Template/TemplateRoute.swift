import Links
import Routing
import ScreenKit

/// The screens of this module.
enum TemplateRoute: Routable {
  case items
  case details(Item.ID)
  case help

  static let links = RouteLinks<Self>(
    "template", root: .items,
    routes: .route(.items).leading(to: .details(.sample), .help), .route(details), .route(.help))

  var path: LinkPath {
    switch self {
    case .items: "items"
    case .details(let id): "items/\(id)"
    case .help: "help"
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .items, .details: .push
    case .help: .sheet
    }
  }

  func screen(in coordinator: TemplateCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .items: coordinator.items(scope)
    case .details(let id): coordinator.details(id, scope)
    case .help: coordinator.help(scope)
    }
  }
}
