import AppRouting
import Links
import Routing
import RoutingSamples
import TestTopics
import Testing

@MainActor
@Suite("Registering modules", .tags(.links, .navigation))
struct RegisteringTests {
  @Test("Two modules with the same name are refused in either order")
  func sameName() {
    let modules = [Module(of: LibraryRoute.self), Module(of: MuseumRoute.self), Module(of: OtherLibrary.self)]
    for modules in [modules, modules.reversed()] {
      #expect(throws: ModuleProblem.sameName("library")) { try AppRouter(modules) }
    }
    #expect(ModuleProblem.sameName("library").description == "Two modules are called “library”")
  }

  @Test("A bad route declaration fails at startup")
  func badPathAtStart() {
    #expect(throws: ModuleProblem.badPath(module: "nowhere", route: "empty", "a route has at least one segment")) {
      try AppRouter([Module(of: LibraryRoute.self), Module(of: NowhereRoute.self)])
    }
  }

  @Test("A malformed link in code fails when its module registers, and is refused when it opens")
  func badExit() throws {
    let exit = DeepLink(module: "museum", path: "paintings/a b")
    let reason = "This can't stand here unless it is escaped (segment “ ”, byte 24)"
    #expect(throws: ModuleProblem.badExit(module: "library", link: "app://museum/paintings/a b", reason)) {
      try AppRouter([Module(of: LibraryRoute.self, exits: [exit])])
    }
    #expect(
      ModuleProblem.badExit(module: "library", link: "app://a b", "why").description
        == "“library” opens “app://a b”, which is no link: why")
    guard case .refused(.invalidLink(let error)) = try TestAppRouter().router.open(exit) else {
      Issue.record("It was opened")
      return
    }
    #expect(error.description == reason)
  }

  @Test("AppRouter reports the problem with each exit of a module without opening it")
  func exits() throws {
    let exits = try ["app://museum/paintings/1", "app://museum/attic", "app://zoo"].map { try DeepLink($0) }
    let module = Module(of: LibraryRoute.self, exits: exits)
    let router = try AppRouter([module, Module(of: MuseumRoute.self)])

    let problems = module.exits.map { router.problem(with: $0) }

    #expect(problems.map { $0?.part } == [nil, .segment, .module])
    #expect(problems.map { $0?.text } == [nil, "attic", "zoo"])
  }
}

/// Routes of a second module with the name `library`.
private enum OtherLibrary: Routable {
  case shelf

  static let links = RouteLinks<Self>("library", root: .shelf, routes: .route(.shelf))
  var path: LinkPath { "shelf" }
  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}

/// Routes with an empty path, which can't be written as links.
private enum NowhereRoute: Routable {
  case empty

  static let links = RouteLinks<Self>("nowhere", root: .empty, routes: .route(.empty))
  var path: LinkPath { "" }
  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}
