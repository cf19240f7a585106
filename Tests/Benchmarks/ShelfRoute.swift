import Links
import Routing

/// The routes that are measured: one with a number and one with a text that has memory of its own.
enum ShelfRoute: Routable {
  case shelf
  case book(Int)
  case author(String)

  static let links = RouteLinks<Self>(
    "shelf", root: .shelf, routes: .route(.shelf), .route(book), .route(author))

  var path: LinkPath {
    switch self {
    case .shelf: "shelf"
    case .book(let number): "books/\(number)"
    case .author(let name): "authors/\(name)"
    }
  }

  func screen(in shelf: Shelf, scope: Scope) -> Page { Page(self) }

  /// So many routes, each unlike its neighbours; another `series` gives other ones.
  static func some(_ count: Int, series: Int = 0) -> [ShelfRoute] {
    (0..<count).map {
      $0.isMultiple(of: 2) ? .book(2 * $0 + series) : .author("an author with number \(2 * $0 + series)")
    }
  }
}

/// The coordinator.
final class Shelf {}

/// What a route shows: an object, as a view model is.
final class Page {
  let route: ShelfRoute

  init(_ route: ShelfRoute) { self.route = route }
}
