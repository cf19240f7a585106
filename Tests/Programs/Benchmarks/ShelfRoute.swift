import Links
import Routing

/// The measured routes: one with a number, and one with a text long enough to need an allocation.
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

  /// Returns `count` distinct routes; each `series` gives different ones.
  static func some(_ count: Int, series: Int = 0) -> [ShelfRoute] {
    (0..<count).map {
      $0.isMultiple(of: 2) ? .book(2 * $0 + series) : .author("an author with number \(2 * $0 + series)")
    }
  }
}

final class Shelf {}

/// The screen of a measured route; a class, like a view model.
final class Page {
  let route: ShelfRoute

  init(_ route: ShelfRoute) { self.route = route }
}
