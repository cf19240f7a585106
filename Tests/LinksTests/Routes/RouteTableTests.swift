import TestTopics
import Testing

@testable import Links

@Suite("RouteTable", .tags(.links))
struct RouteTableTests {
  enum DrawerRoute: Linkable {
    case first
    case second
    case note(String)
    case find(text: String, page: Int)

    static let links = RouteLinks<Self>(
      "drawers", root: .first, routes: .route(.first), .route(.second), .route(note), .route(find))

    var path: LinkPath {
      switch self {
      case .first: "a1234567b"
      case .second: "b1234567a"
      case .note(let text): "notes/\(text)"
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

  @Test(
    "A route with a text of any length equals the route read from its link",
    arguments: [0, 1, 15, 16, 57, 58, 59, 64, 200])
  func length(_ count: Int) throws {
    let route = DrawerRoute.note(String(repeating: "ab", count: count).prefix(count).description)
    let link = try DeepLink(route.link.description)
    #expect(link == route.link)
    #expect(DrawerRoute.links.route(of: link) == route)
  }

  @Test("Paths with equal text and values are equal, regardless of their literal pieces")
  func pieces() {
    let texts = (String(repeating: "a", count: 60), String(repeating: "a", count: 40))
    var (one, other) = (
      LinkPath.StringInterpolation(literalCapacity: 0, interpolationCount: 0),
      LinkPath.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    )
    for piece in [texts.0, texts.1] { one.appendLiteral(piece) }
    for piece in [texts.1, texts.0] { other.appendLiteral(piece) }
    #expect(LinkPath(stringInterpolation: one) == LinkPath(stringInterpolation: other))
  }
}
