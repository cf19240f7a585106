import Links
import Routing
import RoutingTesting
import Testing

enum ShelfRoute: Routable {
  case shelf, book(Int), lend(Int)
  static let links = RouteLinks<Self>("library", root: .shelf, routes: .route(.shelf), .route(book), .route(lend))
  var path: LinkPath {
    switch self {
    case .shelf: "shelf"
    case .book(let number): "books/\(number)"
    case .lend(let number): "lend/\(number)"
    }
  }
  var presentation: PresentationStyle { if case .lend = self { .sheet } else { .push } }
  func screen(in shelf: Shelf, scope: Scope) -> String { "\(path)" }  // in an app, a view or its model
}

@MainActor
final class Shelf {
  let router: Router<ShelfRoute>
  init(_ router: Router<ShelfRoute>) { self.router = router }
}

@MainActor
@Test("A book is opened and lent; the way there is one link, and the sheet gives one result")
func firstFlow() throws {
  let app = Navigator(testing: Feature(ShelfRoute.self) { Shelf($0) })
  let router = try app.coordinator(Shelf.self).router
  var borrower: String?
  router.push(.book(7))
  router.navigate(to: .lend(7), returning: String.self) { if case .finished(let name) = $0 { borrower = name } }
  #expect(app.link.description == "app://library/books/7/lend/7")  // opens both again, in one change
  router.finish(app.visible.id, with: "Ada")
  #expect(borrower == "Ada" && app.visibleScreen == "books/7")
}
