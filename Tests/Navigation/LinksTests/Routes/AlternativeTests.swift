import TestTopics
import Testing

@testable import Links

private enum Shop: Linkable {
  case home
  case search(String?, page: Int?)
  case results(text: String, sort: Sort?)
  case me
  case user(String)
  case number(Int)
  case sort(Sort)
  case folder(String)
  case shelf(Int, Int)

  enum Sort: String, CaseIterable, LinkValue {
    case newest, cheapest
    static let sample = Self.newest
  }

  static let links = RouteLinks<Self>(
    "shop", root: .home,
    routes: .route(.home), .route(search), .route(results), .route(.me), .route(user), .route(number), .route(sort),
    .route(folder), .route(shelf))

  var path: LinkPath {
    switch self {
    case .home: "home"
    case .search(let text, let page): "search?text=\(text)&page=\(page)"
    case .results(let text, let sort): "?q=\(text)&sort=\(sort)"
    case .me: "users/me"
    case .user(let name): "users/\(name)"
    case .number(let number): "items/\(number)"
    case .sort(let sort): "items/\(sort)"
    case .folder(let name): "\(name)"
    case .shelf(let row, let place): "shelves/\(row)/\(place)"
    }
  }
}

@Suite("Routes beside each other", .tags(.links))
struct AlternativeTests {
  @Test(
    "A parameter that is nil is not written, and a link without it is read as nil",
    arguments: [
      (.search(nil, page: nil), "app://shop/search"), (.search("a", page: nil), "app://shop/search?text=a"),
      (.search(nil, page: 2), "app://shop/search?page=2"), (.search("", page: 2), "app://shop/search?text=&page=2"),
      (.results(text: "a", sort: nil), "app://shop?q=a"),
      (.results(text: "a b", sort: .newest), "app://shop?q=a%20b&sort=newest"), (.me, "app://shop/users/me"),
      (.user("Me"), "app://shop/users/Me"), (.number(7), "app://shop/items/7"),
      (.sort(.newest), "app://shop/items/newest"),
      (.folder("a"), "app://shop/a"),
    ] as [(Shop, String)])
  fileprivate func written(_ route: Shop, _ text: String) throws {
    #expect(route.link.description == text)
    #expect(Shop.links.route(of: try DeepLink(text)) == route)
    #expect(try Shop.links.plan(DeepLink(text)).steps.map(\.route) == [route])
    #expect(try Shop.links.savedPlan(DeepLink(text)).steps.map(\.route) == [route])
    #expect(Shop.links.pattern(of: route) != nil && Shop.links.fault(of: route) == nil)
  }

  @Test("Literals beside values, values of disjoint types, and a route with parameters only start")
  func start() {
    for index in Shop.links.patterns.indices {
      #expect(Shop.links.patterns[index].problem == nil)
      #expect(Shop.links.rival(of: index) == nil, "\(Shop.links.patterns[index].sample)")
    }
  }

  @Test("The link of the module alone leads to its root, and its parameters are those of every link")
  func root() throws {
    #expect(try Shop.links.plan(DeepLink("app://shop")).steps.isEmpty)
    #expect(try Shop.links.plan(DeepLink("app://shop?tab=home")).steps.isEmpty)
    let error = try #require(throws: DeepLinkError.self) { try Shop.links.plan(DeepLink("app://shop?p=a")) }
    #expect(error.description == "The link has no use for this parameter (key “p”, byte 11)")
  }

  @Test("A value whose link would be read as the literal beside it can't be written")
  func shadowed() {
    #expect(Shop.links.fault(of: .user("me"))?.reason == "This link leads to “me”")
    #expect(Shop.links.fault(of: .folder("home"))?.reason == "This link leads to “home”")
  }

  @Test("A path of values only doesn't repeat itself, unless it is declared to")
  func repeating() throws {
    #expect(throws: DeepLinkError.self) { try Shop.links.plan(DeepLink("app://shop/a/b")) }
    #expect(try Shop.links.plan(DeepLink("app://shop/a/users/me")).steps.map(\.route) == [.folder("a"), .me])
    let links = RouteLinks<Shop>("shop", root: .home, routes: .route(.home), .route(Shop.folder).repeating())
    #expect(try links.plan(DeepLink("app://shop/a/b")).steps.map(\.route) == [.folder("a"), .folder("b")])
  }

  @Test("A value that may be missing is no segment, and not the only part of a path")
  func misplaced() {
    #expect(
      RoutePattern.route { (value: Int?) in OptionalPath(path: "a/\(value)") }.problem
        == "a value that may be missing stands after “=”")
    #expect(
      RoutePattern.route { (value: Int?) in OptionalPath(path: "?a=\(value)") }.problem
        == "a route without a segment has a parameter that isn't missing")
    #expect(RoutePattern.route { (value: Int?) in OptionalPath(path: "a?b=\(value)") }.problem == nil)
  }
}

private struct OptionalPath: Linkable {
  static let links = RouteLinks<Self>("o", root: Self(path: "a"), routes: .route(Self(path: "a")))
  let path: LinkPath
}
