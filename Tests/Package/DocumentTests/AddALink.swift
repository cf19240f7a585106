import Links
import Routing
import Testing

/// The search of `AddALink.md`.
enum SearchRoute: Routable {
  case form
  case hits(words: String, page: Int)

  static let links = RouteLinks<Self>("search", root: .form, routes: .route(.form), .route(hits))

  var path: LinkPath {
    switch self {
    case .form: "form"
    case .hits(let words, let page): "hits?words=\(words)&page=\(page)"
    }
  }

  func screen(in search: Search, scope: Scope) -> String { "\(path)" }
}

final class Search {}

@Test("A link carries its parameters")
@MainActor
func linkWithParameters() {
  let link = SearchRoute.hits(words: "a/b & c", page: 2).link
  // app://search/hits?words=a%2Fb%20%26%20c&page=2
  #expect(link.description == "app://search/hits?words=a%2Fb%20%26%20c&page=2")
}
