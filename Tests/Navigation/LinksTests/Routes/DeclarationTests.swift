import Foundation
import Testing

@testable import Links

@Suite("Route declarations")
struct DeclarationTests {
  @Test("Two values of the same type in the wrong order are a problem, for any type")
  func swapped() {
    let problems = [
      problem { (a: Int, b: Int) in "numbers/\(b)/\(a)" }, problem { (a: String, b: String) in "texts/\(b)?a=\(a)" },
      problem { (a: Color, b: Color) in "colors/\(b)/\(a)" }, problem { (a: UUID, b: UUID) in "ids/\(b)/\(a)" },
      problem { (a: Date, b: Date) in "dates?a=\(b)&b=\(a)" },
      problem { (a: Bool, b: Bool, c: Bool) in "flags/\(a)/\(c)/\(b)" },
      problem { (a: Int, b: String) in "mixed/\(b)/\(a)" },
    ]
    for problem in problems { #expect(problem == "its values stand in another order than they are declared") }
    #expect(problem { (a: Bool, b: Bool, c: Bool) in "flags/\(a)/\(b)/\(c)" } == nil)
    #expect(problem { (a: Color, b: Color) in "colors/\(a)/\(b)" } == nil)
  }

  @Test("Two values whose order can't be checked are a problem, and one such value isn't")
  func uncheckable() {
    #expect(
      problem { (a: Mood, b: Mood) in "moods/\(b)/\(a)" }
        == "it has two values of type Mood, whose order can't be checked: make it CaseIterable")
    #expect(problem { (a: Mood) in "mood/\(a)" } == nil)
    #expect(problem { (a: Only, b: Only) in "onlies/\(a)/\(b)" } == nil)
  }

  @Test("A parameter with an escaped name keeps its spelling and opens")
  func escapedKey() throws {
    let links = shop(.route(ShopRoute.escapedKey))
    #expect(links.patterns[1].problem == nil)
    let link = DeepLink(module: "shop", path: ShopRoute.escapedKey("x").path)
    #expect(link.description == "app://shop/find?a%20b=x")
    #expect(links.route(of: link) == .escapedKey("x"))
    #expect(try links.plan(DeepLink("app://shop/find?%61%20b=x")).steps.map(\.route) == [.escapedKey("x")])
  }

  @Test("An escaped literal segment is read before a value that can have the same text")
  func escapedOverlap() throws {
    for links in [
      shop(.route(.extraLarge), .route(ShopRoute.size)), shop(.route(ShopRoute.size), .route(.extraLarge)),
    ] {
      #expect(links.rival(of: 1) == nil)
      #expect(links.route(of: try DeepLink("app://shop/sizes/extra%20large")) == .extraLarge)
      #expect(links.fault(of: .size("extra large")) != nil && links.fault(of: .size("small")) == nil)
    }
  }

  @Test("A value without a text is refused before its route is shown")
  func unwritable() {
    func fault(_ route: ShopRoute) -> DeepLinkError.Part? { route.path.fault(in: "shop")?.part }
    #expect(fault(.day(Date(timeIntervalSince1970: 0.5))) == nil)
    #expect(fault(.day(Date(timeIntervalSince1970: 253_402_300_800))) == .segment)
    #expect(fault(.ratio(0.5)) == nil)
    #expect(fault(.ratio(.infinity)) == .segment)
    #expect(shop(.route(ShopRoute.day)).pattern(of: .day(Date(timeIntervalSince1970: .nan))) == nil)
  }

  /// Returns the problem of a route with some values, whose path is given as a function of them.
  private func problem<each Value: LinkValue>(_ path: @escaping @Sendable (repeat each Value) -> LinkPath) -> String? {
    RoutePattern.route { (values: repeat each Value) in PathRoute(path: path(repeat each values)) }.problem
  }

  private func shop(_ routes: RoutePattern<ShopRoute>...) -> RouteLinks<ShopRoute> {
    RouteLinks("shop", requires: [], root: .home, tabs: [], routes: [.route(.home)] + routes)
  }
}

@Suite("Former paths")
struct FormerSpellingTests {
  private let links = RouteLinks<ShopRoute>(
    "shop", root: .home,
    routes: .route(.home).formerly("start", "old/home"),
    .route(ShopRoute.item).formerly("articles/*", "read?article=*"),
    .route(ShopRoute.colors).formerly("mix/*?with=*"))

  @Test("A former path is read and never written")
  func read() throws {
    for (text, route) in [
      ("start", .home), ("old/home", .home), ("articles/7", .item(7)), ("read?article=7", .item(7)),
      ("items/7", .item(7)),
      ("mix/red?with=blue", .colors(.red, .blue)),
    ] as [(String, ShopRoute)] {
      let link = try DeepLink("app://shop/\(text)")
      #expect(links.route(of: link) == route)
      #expect(try links.savedPlan(link).steps.map(\.route) == [route])
      #expect(try links.plan(link).steps.map(\.route) == [route])
    }
    #expect(links.patterns.map { $0.paths.first?.text } == ["home", "items/*", "colors/*/*"])
    #expect(links.rival(of: 0) == nil)
  }

  @Test(
    "A link with a value that an enum doesn't have names the values that it has",
    arguments: [
      ("mix/green?with=blue", "This is not a value that can stand here; it can be one of: red, blue"),
      ("mix/red?with=green", "This is not a value that can stand here; it can be one of: red, blue"),
    ])
  func choices(path: String, reason: String) throws {
    let link = try DeepLink("app://shop/\(path)")
    let error = try #require(throws: DeepLinkError.self) { try links.plan(link) }
    #expect(error.reason == reason && error.text == "green")
  }

  @Test("A former path that overlaps with another route is reported, unless it only gets what that route leaves")
  func overlap() {
    let rest: [RoutePattern<ShopRoute>] = [.route(ShopRoute.item), .route(ShopRoute.size).formerly("items/*")]
    let links = RouteLinks("shop", requires: [], root: .home, tabs: [], routes: [.route(.home)] + rest)
    #expect([1, 2].allSatisfy { links.rival(of: $0) == nil })
    for routes: [RoutePattern<ShopRoute>] in [
      [.route(ShopRoute.size), .route(ShopRoute.escapedKey).formerly("sizes/*")],
      [.route(.extraLarge).formerly("items/7"), .route(ShopRoute.item)],
      [.route(ShopRoute.size).formerly("a/*"), .route(ShopRoute.escapedKey).formerly("a/*")],
    ] {
      let links = RouteLinks("shop", requires: [], root: .home, tabs: [], routes: [.route(.home)] + routes)
      #expect(links.patterns.allSatisfy { $0.problem == nil })
      #expect([1, 2].contains { links.rival(of: $0) != nil })
    }
  }

  @Test(
    "A former path that doesn't fit its route is a problem",
    arguments: [
      ("articles", "has 0 values, and the route has 1"), ("articles/*/*", "has 2 values, and the route has 1"),
      ("items/*", "is declared already"), ("", "has no segment and no parameter"), ("a//*", "has an empty segment"),
      ("a/*?tab=b", "has the parameter “tab”, which has a meaning of its own in every link"),
    ])
  func bad(_ text: String, _ fault: String) {
    #expect(RoutePattern.route(ShopRoute.item).formerly(text).problem == "its former path “\(text)” \(fault)")
  }

  @Test("A malformed former path is a problem", arguments: ["two words", "a*", "a?b", "a?pin=*"])
  func unreadable(_ text: String) {
    #expect(RoutePattern.route(ShopRoute.item).formerly(text).problem?.contains("can't be read") == true)
  }
}

@Suite("Planning a link")
struct PlanTests {
  @Test("A missing parameter of a longer route doesn't hide a shorter one")
  func shorter() throws {
    let links = RouteLinks<PageRoute>("p", root: .posts, routes: .route(.posts), .route(.menu), .route(PageRoute.post))
    #expect(try links.plan(DeepLink("app://p/posts/menu")).steps.map(\.route) == [.posts, .menu])
    #expect(try links.plan(DeepLink("app://p/posts/7?page=2")).steps.map(\.route) == [.post(7, page: 2)])
    let error = try #require(throws: DeepLinkError.self) { try links.plan(DeepLink("app://p/posts/7")) }
    #expect(error.description == "The parameter “page” is missing (key “page”, byte 15)")
  }

  @Test("Parameter names are compared byte by byte")
  func keys() throws {
    let links = RouteLinks<PageRoute>("p", root: .posts, routes: .route(.posts), .route(PageRoute.accent))
    #expect(try links.plan(DeepLink("app://p/accent?%C3%A9=1")).steps.map(\.route) == [.accent(1)])
    #expect(throws: DeepLinkError.self) { try links.plan(DeepLink("app://p/accent?e%CC%81=1")) }
    #expect(throws: DeepLinkError.self) { try links.plan(DeepLink("app://p/accent?%C3%A9=1&e%CC%81=2")) }
  }

  @Test(
    "The first route decides the root if it is one, unless a style puts it over another root",
    arguments: [
      ("p", [], .posts, []), ("p/menu", [.menu], .menu, [.push]), ("p/card", [.card], .posts, [.sheet]),
      ("p/menu/card", [.menu, .card], .menu, [.push, .sheet]), ("p/menu?style=sheet", [.menu], .posts, [.sheet]),
      ("p/menu?style=push", [.menu], .menu, [.push]),
      ("p/menu/card?style=cover", [.menu, .card], .menu, [.push, .cover]),
      ("p/menu/card?style=cover-push", [.menu, .card], .posts, [.cover, .push]),
      ("p/menu?tab=posts", [.menu], .posts, [.push]), ("p/posts/menu", [.posts, .menu], .posts, [.push, .push]),
    ] as [(String, [PageRoute], PageRoute, [PresentationStyle])])
  fileprivate func root(_ text: String, routes: [PageRoute], root: PageRoute, styles: [PresentationStyle]) throws {
    let plan = try PageRoute.links.plan(DeepLink("app://\(text)"))
    #expect(plan.steps.map(\.route) == routes)
    #expect(plan.root == root)
    #expect(plan.steps.map(\.style) == styles)
  }

  @Test("A saved link names one route and has no parameter of its own")
  func saved() throws {
    #expect(try PageRoute.links.savedPlan(DeepLink("app://p/posts/7?page=2")).steps.map(\.route) == [.post(7, page: 2)])
    for text in ["p", "p/posts/menu", "p/menu?style=sheet", "p/menu?tab=menu", "p/menu?then=p", "p/attic"] {
      #expect(throws: DeepLinkError.self, "\(text)") { try PageRoute.links.savedPlan(DeepLink("app://\(text)")) }
    }
  }

  @Test("A link can contain links of other modules that open above it")
  func placesAbove() throws {
    let plan = try PageRoute.links.plan(DeepLink("app://p/menu?then=authors%2F3%20p%2Fposts%2F7%3Fpage%3D2"))
    #expect(plan.linksAbove.map(\.description) == ["app://authors/3", "app://p/posts/7?page=2"])
    let links = try [DeepLink("app://authors/3"), DeepLink("app://p/posts/7?page=2")]
    #expect(try DeepLink("app://p/menu").followed(by: links) == plan.link)
    #expect(try DeepLink("app://p/menu").followed(by: Array(repeating: links[1], count: 200)) == nil)
    for value in ["", "authors%2F3%20", "au:thors", "authors%3Ftoken%3D1", "a%3Fthen%3Db"] {
      #expect(throws: DeepLinkError.self, "\(value)") {
        try PageRoute.links.plan(DeepLink("app://p/menu?then=\(value)"))
      }
    }
  }
}

private enum PageRoute: Linkable {
  case posts
  case menu
  case card
  case post(Int, page: Int)
  case accent(Int)

  static let links = RouteLinks<Self>(
    "p", root: .posts, tabs: .menu, routes: .route(.posts), .route(.menu), .route(.card), .route(post))

  var path: LinkPath {
    switch self {
    case .posts: "posts"
    case .menu: "menu"
    case .card: "card"
    case .post(let number, let page): "posts/\(number)?page=\(page)"
    case .accent(let number): "accent?%C3%A9=\(number)"
    }
  }

  var presentation: PresentationStyle { self == .card ? .sheet : .push }
}

private enum Color: String, LinkValue, CaseIterable {
  case red, blue
}

enum Mood: String, LinkValue {
  case happy, sad
  static var sample: Mood { .happy }
}

private enum Only: String, LinkValue, CaseIterable {
  case one
}

/// A route with any path.
private struct PathRoute: Linkable {
  let path: LinkPath

  static let links = RouteLinks<Self>("paths", root: PathRoute(path: "root"), routes: .route(PathRoute(path: "root")))
}

private enum ShopRoute: Linkable {
  case home
  case colors(Color, Color)
  case escapedKey(String)
  case extraLarge, size(String), item(Int)
  case day(Date), ratio(Double)

  static let links = RouteLinks<Self>("shop", root: .home, routes: .route(.home))

  var path: LinkPath {
    switch self {
    case .home: "home"
    case .colors(let a, let b): "colors/\(a)/\(b)"
    case .escapedKey(let text): "find?a%20b=\(text)"
    case .extraLarge: "sizes/extra%20large"
    case .size(let text): "sizes/\(text)"
    case .item(let number): "items/\(number)"
    case .day(let date): "days/\(date)"
    case .ratio(let number): "ratios/\(number)"
    }
  }
}
