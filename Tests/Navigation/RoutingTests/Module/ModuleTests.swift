import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Modules", .tags(.links, .navigation))
struct ModuleTests {
  @Test("A module lists its name, its gates, and the pattern, values and presentation of its routes")
  func description() {
    let module = Module(of: MuseumRoute.self)
    #expect(module.name == "museum")
    #expect(module.gates == [MuseumRoute.ticket])
    #expect(module.exits.isEmpty)
    #expect(module.routes.map(\.pattern) == ["halls", "tickets", "paintings/*", "map"])
    #expect(module.routes.map(\.isRoot) == [true, true, false, false])
    #expect(module.routes.map(\.presentation) == [.push, .push, .push, .sheet])
    #expect(module.routes.map(\.leadsTo) == [["paintings/*", "map"], [], [], []])
    #expect(module.routes.allSatisfy { $0.gates == [MuseumRoute.ticket] })
    #expect(module.routes[2].values == [.init(name: "paintings", type: "Int")])
    let search = Module(of: LibraryRoute.self).routes[4]
    #expect(search.pattern == "search?text=*&page=*")
    #expect(search.values == [.init(name: "text", type: "String"), .init(name: "page", type: "Int")])
  }

  @Test("A route whose links another one takes is a problem")
  func neverRead() {
    for (routes, taken, taker) in Clash.all {
      let problem =
        "“\(taken)” of “clash” is never read, because “\(taker)” takes its links: declare it before that one"
      #expect(Clash.problems([.route(.home)] + routes) == (taken.isEmpty ? [] : [problem]), "\(routes.map(\.sample))")
    }
  }

  @Test(
    "A route with a malformed path is a problem",
    arguments: [
      ("", "a route has a segment or a parameter"), ("a?b", "“=” is missing after “b” (key “b”, byte 11)"),
      ("a?b=1&b=2", "The parameter “b” occurs twice (key “b”, byte 14)"),
      ("two words", "This can't stand here unless it is escaped (segment “ ”, byte 11)"),
      ("a/..", "A segment of dots is written with “%2E” (segment “..”, byte 10)"),
      ("%61", "it must be spelled “a”"), ("a?tab=b", "the parameter “tab” has a meaning of its own in every link"),
      ("a?userToken=b", "A link holds no secret (key “token”, byte 10)"),
      ("a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q", "A link has at most 16 segments (segment “q”, byte 40)"),
    ] as [(LinkPath, String)])
  func badPath(_ path: LinkPath, _ reason: String) { expectBadPath(.route(BadRoute(path: path)), reason) }

  @Test("A route whose path doesn't hold each value as a whole part is a problem")
  func badValues() {
    expectBadPath(
      .route { BadRoute(path: "book-\($0 as Int)") }, "a value fills a whole segment, or the whole text after “=”")
    expectBadPath(.route { (_: Int) in BadRoute(path: "book") }, "it has 1 values and its link has 0")
  }

  private func expectBadPath(_ pattern: RoutePattern<BadRoute>, _ reason: String) {
    let root = BadRoute(path: "fine")
    let links = RouteLinks("bad", requires: [], root: root, tabs: [], routes: [.route(root), pattern])
    #expect(
      ModuleProblem.find(in: links).map(\.description) == [
        "The path of “\(pattern.sample)” in “bad” is not well written: \(reason)"
      ])
  }

  @Test("A root or target that is missing, a root of two tabs, and a root with its own gates are problems")
  func roots() {
    #expect(
      Clash.problems([RoutePattern.route(Clash.b).leading(to: .fixed)]) == [
        "“home” is not among the routes of “clash”", "“fixed” is not among the routes of “clash”",
      ])
    #expect(Clash.problems([.route(.home)], tabs: [.home]) == ["“clash” has two tabs that begin at “home”"])
    #expect(
      Clash.problems([.route(.home), .route(.fixed, requires: Gate("ticket"))], tabs: [.fixed]) == [
        "“clash” begins at “fixed”, so the gates of that route must be those of the module"
      ])
  }

  @Test("A leave confirmation that isn't declared as a confirmation is a problem")
  func missingConfirmation() {
    let routes: [RoutePattern<StudioRoute>] = [.route(.desk), .route(StudioRoute.draft), .route(StudioRoute.discard)]
    let links = RouteLinks("studio", requires: [], root: .desk, tabs: [], routes: routes)
    #expect(
      ModuleProblem.find(in: links).map(\.description) == [
        "“discard(changes: 1)” in “studio” is a leave confirmation, so it must be declared with asConfirmation()"
      ])
    #expect(Module(of: StudioRoute.self).routes.filter(\.isConfirmation).map(\.pattern) == ["discard/*"])
    #expect(ModuleProblem.find(in: StudioRoute.links).isEmpty)
  }

  @Test("A module name that isn't valid in a link is a problem", arguments: ["", "7days", "my app", "a/b", "é", "-a"])
  func badName(_ name: String) {
    let problem = "“\(name)” can't be the name of a module: it is a letter, then letters, digits and “-”"
    #expect(Clash.problems([.route(.home)], module: name).contains(problem))
  }
}

/// Routes whose path patterns overlap, so that some links would match two routes.
enum Clash: Routable {
  case home
  case a(Int)
  case b(String)
  case fixed
  case deep(String)
  case crossed(String)
  case genre(Genre)

  static let links = RouteLinks<Self>("clash", root: .home, routes: .route(.home))

  /// Returns the problems of a module with these routes, as text.
  static func problems(_ routes: [RoutePattern<Self>], tabs: [Self] = [], module: String = "clash") -> [String] {
    let links = RouteLinks(module, requires: [], root: .home, tabs: tabs, routes: routes)
    return ModuleProblem.find(in: links).map(\.description)
  }

  /// Lists of patterns, each with the one that is never read and the one that takes its links, or none.
  static let all: [([RoutePattern<Self>], taken: String, taker: String)] = [
    // A number is one of all texts.
    ([.route(a), .route(b)], "", ""), ([.route(b), .route(a)], "a(1)", "b(\"a\")"),
    ([.route(genre), .route(b)], "", ""),
    ([.route(b), .route(genre)], "genre(RoutingSamples.Genre.novel)", "b(\"a\")"),
    // A literal is read before a value.
    ([.route(b), .route(.fixed)], "", ""), ([.route(.fixed), .route(b)], "", ""),
    ([.route(a), .route(.fixed)], "", ""),
    ([.route(deep), .route(crossed)], "", ""), ([.route(b), .route(deep)], "", ""),
    ([.route(b), .route(b)], "b(\"a\")", "b(\"a\")"),
  ]

  var path: LinkPath {
    switch self {
    case .home: "home"
    case .a(let number): "twins/\(number)"
    case .b(let name): "twins/\(name)"
    case .genre(let genre): "twins/\(genre)"
    case .fixed: "twins/fixed"
    case .deep(let name): "\(name)/down"
    case .crossed(let name): "up/\(name)"
    }
  }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}

/// A route with any path.
struct BadRoute: Routable {
  let path: LinkPath

  static let links = RouteLinks<Self>("bad", root: BadRoute(path: "fine"), routes: .route(BadRoute(path: "fine")))

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("", scope) }
}
