import TestTopics
import Testing

@testable import Links

@Suite("RouteTable", .tags(.links))
struct RouteTableTests {
  enum DrawerRoute: Linkable {
    case first
    case find(text: String, page: Int)

    static let links = RouteLinks<Self>(
      "drawers", root: .first, routes: .route(.first), .route(find))

    var path: LinkPath {
      switch self {
      case .first: "first"
      case .find(let text, let page): "find?text=\(text)&page=\(page)"
      }
    }
  }

  @Test("Parameters match in any order, and a missing or extra parameter doesn't match")
  func parameters() throws {
    let queries = [
      "text=a&page=2": true, "page=2&text=a": true, "text=a": false, "page=2&text=a&more=1": false,
      "more=1&text=a&page=2": false, "text=a&more=1&page=2": false, "text=a&pages=2": false,
    ]
    for (query, isFound) in queries {
      let route = try DrawerRoute.links.route(of: DeepLink("app://drawers/find?\(query)"))
      #expect(route == (isFound ? .find(text: "a", page: 2) : nil), "\(query)")
    }
  }
}
