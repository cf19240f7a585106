import Testing

@testable import Routing

@MainActor
@Suite("Modules")
struct ModuleTests {
  @Test("A module tells its name and how its routes are written")
  func description() {
    let module = Module(of: LibraryRoute.self)
    #expect(module.name == "library")
    #expect(
      module.patterns == [
        "shelf", "books/*", "authors/*", "genres/*", "search?text=*&page=*", "note", "reader", "question",
      ])
    #expect(module.gate == nil)
    #expect(module.exits.isEmpty)
  }

  /// L6.
  @Test("Two modules with one name are not accepted, in whichever order they come")
  func sameName() {
    let modules = [Module(of: LibraryRoute.self), Module(of: MuseumRoute.self), Module(of: OtherLibrary.self)]
    for modules in [modules, modules.reversed()] {
      #expect(throws: ModuleProblem.sameName("library")) { try AppRouter(modules) }
    }
    #expect(ModuleProblem.sameName("library").description == "Two modules are called “library”")
  }

  /// L6.
  @Test("Two routes that are written alike are not accepted")
  func samePattern() {
    let problem = ModuleProblem.samePattern(module: "twins", "twins/*")
    #expect(throws: problem) { try AppRouter([Module(of: Twins.self)]) }
    #expect(problem.description == "Two routes of “twins” are written “twins/*”")
  }

  @Test("A route whose path is not well written is not accepted", arguments: BadPath.allCases)
  func badPath(_ bad: BadPath) {
    let problems = ModuleProblem.find(in: RouteLinks(BadPath.links.module, root: .fine, routes: bad.pattern))
    #expect(problems == (bad.reason.map { [.badPath(module: "bad", pattern: bad.pattern.path.pattern, $0)] } ?? []))
  }

  /// L6.
  @Test("A bad path stops the app at start-up")
  func badPathAtStart() {
    #expect(throws: ModuleProblem.badPath(module: "bad", pattern: "", "a route has at least one segment")) {
      try AppRouter([Module(of: LibraryRoute.self), Module(of: BadPath.self)])
    }
  }

  /// L13.
  @Test("A module's exits can be checked before anybody follows them")
  func exits() throws {
    let exits = try ["app://museum/paintings/1", "app://museum/attic", "app://zoo"].map(Link.init(_:))
    let module = Module(of: LibraryRoute.self, exits: exits)
    let router = try AppRouter([module, Module(of: MuseumRoute.self, gate: Gate("ticket"))])

    let problems = module.exits.map { router.problem(with: $0) }

    #expect(problems.map { $0?.part } == [nil, .segment, .module])
    #expect(problems.map { $0?.text } == [nil, "attic", "zoo"])
  }
}

/// Another module that calls itself a library.
private enum OtherLibrary: Routable {
  case shelf

  static let links = RouteLinks<Self>("library", root: .shelf, routes: .route(.shelf))
  var path: LinkPath { "shelf" }
  func screen(in desk: Desk, scope: Scope) -> Screen { desk.makeScreen("\(path)", scope) }
}

/// Two routes that no link can tell apart.
private enum Twins: Routable {
  case home
  case castor(Int)
  case pollux(String)

  static let links = RouteLinks<Self>(
    "twins", root: .home, routes: .route(.home), .route(castor), .route(pollux))

  var path: LinkPath {
    switch self {
    case .home: "home"
    case .castor(let number): "twins/\(number)"
    case .pollux(let name): "twins/\(name)"
    }
  }

  func screen(in desk: Desk, scope: Scope) -> Screen { desk.makeScreen("\(path)", scope) }
}

/// Routes that are declared badly, one way each.
enum BadPath: Routable, CaseIterable {
  case fine
  case empty
  case emptySegment
  case lonelyKey

  static let links = RouteLinks<Self>("bad", root: .fine, routes: .route(.fine), .route(.empty))

  var path: LinkPath {
    switch self {
    case .fine: "fine"
    case .empty: ""
    case .emptySegment: "a//b"
    case .lonelyKey: "a?b"
    }
  }

  var pattern: RoutePattern<Self> { .route(self) }

  var reason: String? {
    switch self {
    case .fine: nil
    case .empty: "a route has at least one segment"
    case .emptySegment: "a segment is either text or one value"
    case .lonelyKey: "a parameter is a name, “=”, and text or one value"
    }
  }

  func screen(in desk: Desk, scope: Scope) -> Screen { desk.makeScreen("\(path)", scope) }
}
