import Links
import Routing
import ScreenKit
import Services

enum AuthorsRoute: Routable {
  case authors
  case choice
  case author(Author.ID)

  static let links = RouteLinks<Self>(
    "authors", requires: .signedIn, root: .authors,
    routes: .route(.authors).leading(to: .author(.sample)),
    .route(.choice).formerly("app://loggedIn/filter").leading(to: .author(.sample)),
    .route(author).formerly("app://loggedIn/authors/*").repeating().leading(to: AuthorsCoordinator.post(.sample)))

  var path: LinkPath {
    switch self {
    case .authors: "list"
    case .choice: "choose"
    case .author(let id): "\(id)"
    }
  }

  func screen(in coordinator: AuthorsCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .authors: coordinator.authors(scope)
    case .choice: coordinator.choice(scope)
    case .author(let id): coordinator.author(id, scope)
    }
  }
}
