import Links
import Routing
import RoutingUI

/// The screens of this module.
enum ViewTemplateRoute: ViewRoute {
  case items
  case choice
  case details(Item.ID)
  case help

  static let links = RouteLinks<Self>(
    "viewTemplate", root: .items,
    routes: .route(.items).leading(to: .details(.sample), .help),
    .route(.choice).leading(to: .details(.sample), .help), .route(details), .route(.help))

  var path: LinkPath {
    switch self {
    case .items: "items"
    case .choice: "choose"
    case .details(let id): "items/\(id)"
    case .help: "help"
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .items, .choice, .details: .push
    case .help: .sheet
    }
  }

  var label: PageLabel {
    switch self {
    case .items: PageLabel("ViewTemplate", systemImage: "list.bullet")
    case .choice: PageLabel("Choose an item")
    case .details: PageLabel("Item")
    case .help: PageLabel("Help")
    }
  }

  var showsInSidebar: Bool { self == .items }

  func screen(in coordinator: ViewTemplateCoordinator, scope: Scope) -> any PageScreen {
    switch self {
    case .items: coordinator.items(scope)
    case .choice: coordinator.choice(scope)
    case .details(let id): coordinator.details(id, scope)
    case .help: coordinator.help(scope)
    }
  }
}
