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

  @Test("Two routes that can have the same link are a problem in either order")
  func sameLink() {
    for (routes, names) in Clash.all {
      for routes in [routes, routes.reversed()] {
        let links = RouteLinks("clash", requires: [], root: .home, tabs: [], routes: [.route(.home)] + routes)
        #expect(
          Set(ModuleProblem.find(in: links)) == (names.isEmpty ? [] : [.sameLink(module: "clash", routes: names)]))
      }
    }
    #expect(
      ModuleProblem.sameLink(module: "clash", routes: ["a(1)", "b(1)"]).description
        == "Two routes of “clash” can have the same link: a(1) and b(1)")
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
    let problem = ModuleProblem.badPath(module: "bad", route: "\(pattern.sample)", reason)
    #expect(ModuleProblem.find(in: links) == [problem])
    #expect(
      "\(problem)" == "The path of “\(pattern.sample)” in “bad” is not well written: \(reason)")
  }

  @Test("A root or target that is missing in the list of routes is a problem")
  func missingRoute() {
    let links = RouteLinks<Clash>(
      "clash", requires: [], root: .home, tabs: [], routes: [RoutePattern.route(Clash.b).leading(to: .fixed)])
    #expect(
      ModuleProblem.find(in: links) == [
        .missingRoute(module: "clash", route: "home"), .missingRoute(module: "clash", route: "fixed"),
      ])
  }

  @Test("Two tabs that begin at the same route are a problem, because nothing could tell them apart")
  func sameRoot() {
    let links = RouteLinks<Clash>("clash", requires: [], root: .home, tabs: [.home], routes: [.route(.home)])
    #expect(ModuleProblem.find(in: links) == [.sameRoot(module: "clash", route: "home")])
    #expect("\(ModuleProblem.sameRoot(module: "clash", route: "home"))" == "“clash” has two tabs that begin at “home”")
  }

  @Test("A leave confirmation that isn't declared as a confirmation is a problem")
  func missingConfirmation() {
    let routes: [RoutePattern<StudioRoute>] = [.route(.desk), .route(StudioRoute.draft), .route(StudioRoute.discard)]
    let links = RouteLinks("studio", requires: [], root: .desk, tabs: [], routes: routes)
    #expect(ModuleProblem.find(in: links) == [.missingConfirmation(module: "studio", route: "discard(changes: 1)")])
    #expect(
      ModuleProblem.find(in: links).first?.description == "“discard(changes: 1)” in “studio” is a leave confirmation, "
        + "so it must be declared with asConfirmation()")
    #expect(Module(of: StudioRoute.self).routes.filter(\.isConfirmation).map(\.pattern) == ["discard/*"])
    #expect(ModuleProblem.find(in: StudioRoute.links).isEmpty)
  }

  @Test("A root with its own gates is a problem, because its links bypass them")
  func gatedRoot() {
    let links = RouteLinks<Clash>(
      "clash", requires: [], root: .home, tabs: [.fixed],
      routes: [.route(.home), .route(.fixed, requires: Gate("ticket"))])
    #expect(ModuleProblem.find(in: links) == [.gatedRoot(module: "clash", route: "fixed")])
    #expect(
      ModuleProblem.gatedRoot(module: "clash", route: "fixed").description
        == "“clash” begins at “fixed”, so the gates of that route must be those of the module")
  }

  @Test("A module name that isn't valid in a link is a problem", arguments: ["", "7days", "my app", "a/b", "é", "-a"])
  func badName(_ name: String) {
    let links = RouteLinks<Clash>(name, requires: [], root: .home, tabs: [], routes: [.route(.home)])
    #expect(ModuleProblem.find(in: links).contains(.badName(name)))
    #expect(ModuleProblem.badName(name).description.hasPrefix("“\(name)” can't be the name of a module"))
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

  /// Lists of patterns, each with the names of the two that overlap, or none.
  static let all: [([RoutePattern<Self>], [String])] = [
    // A number is a part of all texts, and so is “fixed”.
    ([.route(a), .route(b)], []),
    ([.route(b), .route(.fixed)], []),
    ([.route(deep), .route(crossed)], ["crossed(\"a\")", "deep(\"a\")"]),
    // “fixed” is neither a number nor a genre, so these patterns don't overlap.
    ([.route(a), .route(.fixed)], []),
    ([.route(genre), .route(.fixed)], []),
    ([.route(b), .route(deep)], ["b(\"a\")", "deep(\"a\")"]),
    ([.route(a), .route(deep)], []),
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
