import AppRouting
import Links
import Routing

/// A library with a route of every kind: two tabs, numbers, texts, a choice, and each presentation.
enum FuzzRoute: Routable {
  enum Genre: String, LinkValue {
    case novel
    case play

    static var sample: Genre { .novel }
  }

  case shelf
  case desk
  case book(Int)
  case author(String)
  case genre(Genre)
  case search(text: String, page: Int)
  case note
  case reader
  case question

  static let links = RouteLinks<Self>(
    "library", root: .shelf, tabs: .desk,
    routes: .route(.shelf), .route(.desk), .route(book), .route(author), .route(genre), .route(search), .route(.note),
    .route(.reader), .route(.question))

  var path: LinkPath {
    switch self {
    case .shelf: "shelf"
    case .desk: "desk"
    case .book(let number): "books/\(number)"
    case .author(let name): "authors/\(name)"
    case .genre(let genre): "genres/\(genre)"
    case .search(let text, let page): "search?text=\(text)&page=\(page)"
    case .note: "note"
    case .reader: "reader"
    case .question: "question"
    }
  }

  var presentation: Presentation {
    switch self {
    case .shelf, .desk, .book, .author, .genre, .search: .push
    case .note: .sheet
    case .reader: .cover
    case .question: .alert
    }
  }

  func screen(in library: FuzzLibrary, scope: Scope) {}
}

/// An app of one module that opens whatever it is asked to.
@MainActor
final class FuzzLibrary: AppRouterDelegate {
  let router = Router<FuzzRoute>()

  init() { router.start(in: self) }

  func isPassed(_ gate: Gate) -> Bool { true }

  func show(_ link: Link, _ policy: LinkPolicy) -> Outcome { router.open(link, policy) }
}
