import Links
import Routing
import RoutingUI

enum ViewTemplateRoute: ViewRoute {
  case items
  case choice
  case details(Item.ID)
  case edit(Item.ID)
  case discard
  case help

  static let links = RouteLinks<Self>(
    "viewTemplate", root: .items,
    routes: .route(.items).leading(to: .details(.sample), .help),
    .route(.choice).leading(to: .details(.sample), .help), .route(details).leading(to: .edit(.sample)), .route(edit),
    .route(.discard).asConfirmation(), .route(.help))

  var path: LinkPath {
    switch self {
    case .items: "items"
    case .choice: "choose"
    case .details(let id): "items/\(id)"
    case .edit(let id): "edit/\(id)"
    case .discard: "discard"
    case .help: "help"
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .items, .choice, .details: .push
    case .edit, .help: .sheet
    case .discard: .alert
    }
  }

  var label: PageLabel {
    switch self {
    case .items: PageLabel("ViewTemplate", systemImage: "list.bullet")
    case .choice: PageLabel("Choose an item")
    case .details: PageLabel("Item")
    case .edit: PageLabel("Edit")
    case .discard: PageLabel("Discard the changes?", message: "The item is not saved yet.")
    case .help: PageLabel("Help")
    }
  }

  var leaveConfirmation: Self? {
    if case .edit = self { .discard } else { nil }
  }

  var showsInSidebar: Bool { self == .items }

  func screen(in coordinator: ViewTemplateCoordinator, scope: Scope) -> any PageScreen {
    switch self {
    case .items: coordinator.items(scope)
    case .choice: coordinator.choice(scope)
    case .details(let id): coordinator.details(id, scope)
    case .edit(let id): coordinator.editor(id, scope)
    case .discard: coordinator.discard()
    case .help: coordinator.help(scope)
    }
  }
}
