package import Foundation
package import Links
package import Routing

/// Routes of a sample module with one stack and every kind of route.
package enum LibraryRoute: Routable {
  case shelf
  case book(Int)
  case author(String)
  case genre(Genre)
  case search(text: String, page: Int)
  case note
  case reader
  case question
  case copy(UUID)

  package static let links = RouteLinks<Self>(
    "library", root: .shelf,
    routes: .route(.shelf), .route(book), .route(author), .route(genre), .route(search), .route(.note), .route(.reader),
    .route(.question), .route(copy))

  package var path: LinkPath {
    switch self {
    case .shelf: "shelf"
    case .book(let number): "books/\(number)"
    case .author(let name): "authors/\(name)"
    case .genre(let genre): "genres/\(genre)"
    case .search(let text, let page): "search?text=\(text)&page=\(page)"
    case .note: "note"
    case .reader: "reader"
    case .question: "question"
    case .copy(let id): "copies/\(id)"
    }
  }

  package var presentation: PresentationStyle {
    switch self {
    case .shelf, .book, .author, .genre, .search, .copy: .push
    case .note: .sheet
    case .reader: .cover
    case .question: .alert
    }
  }

  package func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}

package enum Genre: String, LinkValue {
  case novel
  case play

  package static var sample: Genre { .novel }
}
