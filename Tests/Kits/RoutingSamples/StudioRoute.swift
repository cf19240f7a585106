package import Links
package import Routing

/// Routes of a module with two tabs, a form with a result, and a draft that confirms leaving.
package enum StudioRoute: Routable {
  case desk
  case wall
  case sketch(Int)
  case palette
  case form(Int)
  case draft(changes: Int)
  case discard(changes: Int)

  package static let links = RouteLinks<Self>(
    "studio", root: .desk, tabs: .wall,
    routes: .route(.desk), .route(.wall), .route(sketch), .route(.palette), .route(form), .route(draft),
    .route(discard).asConfirmation())

  package var path: LinkPath {
    switch self {
    case .desk: "desk"
    case .wall: "wall"
    case .sketch(let number): "sketches/\(number)"
    case .palette: "palette"
    case .form(let number): "forms/\(number)"
    case .draft(let changes): "drafts/\(changes)"
    case .discard(let changes): "discard/\(changes)"
    }
  }

  package var presentation: PresentationStyle {
    switch self {
    case .desk, .wall, .sketch, .draft: .push
    case .palette, .form: .sheet
    case .discard: .alert
    }
  }

  /// The alert with the number of changes that would be lost.
  package var leaveConfirmation: StudioRoute? {
    if case .draft(let changes) = self { .discard(changes: changes) } else { nil }
  }

  package var hasSomethingToLose: Bool {
    if case .draft(let changes) = self { changes > 0 } else { false }
  }

  package func screen(in factory: ScreenFactory, scope: Scope) -> Screen {
    if case .draft = self { scope.confirmLeaving { hasSomethingToLose } }
    return factory.makeScreen("\(path)", scope)
  }
}
