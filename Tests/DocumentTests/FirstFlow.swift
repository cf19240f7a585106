import Links
import Routing
import RoutingTesting
import Testing

/// The library of the README.
enum FirstFlow {
  enum LibraryRoute: Routable {
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
    func screen(in library: Library, scope: Scope) -> LibraryPage { library.page(for: self) }
  }

  struct LibraryPage {
    var title: String
  }

  @MainActor
  final class Library {
    let router: Router<LibraryRoute>

    init(_ router: Router<LibraryRoute>) { self.router = router }

    func page(for route: LibraryRoute) -> LibraryPage { LibraryPage(title: "\(route.path)") }
  }

  @MainActor
  @Test("The router of the README pushes, waits for a result, and writes what is open as a link that opens it again")
  static func calls() throws {
    let app = Navigator(testing: Feature(LibraryRoute.self) { Library($0) })
    let router = try app.coordinator(Library.self).router
    var result: FlowResult<Int>?
    router.push(.book(7))  // .done
    router.navigate(to: .lend(7), returning: Int.self) { result = $0 }  // a sheet with exactly one result
    let link = router.link  // app://library/books/7/lend/7, which opens both again in one change
    #expect(link.description == "app://library/books/7/lend/7")
    #expect(router.finish(try #require(router.state.visible).id, with: 14) == .done)
    #expect(result == .finished(14))

    let other = Navigator(testing: Feature(LibraryRoute.self) { Library($0) })
    #expect(other.open(link) == .done)
    #expect(other.link == link)
  }
}
