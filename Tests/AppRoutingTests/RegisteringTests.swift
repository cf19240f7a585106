import AppRouting
import Links
import Routing
import RoutingSamples
import TestTopics
import Testing

@MainActor
@Suite("Registering modules", .tags(.links, .navigation))
struct RegisteringTests {
  @Test("Two modules with one name are not accepted, in whichever order they come")
  func sameName() {
    let modules = [Module(of: LibraryRoute.self), Module(of: MuseumRoute.self), Module(of: OtherLibrary.self)]
    for modules in [modules, modules.reversed()] {
      #expect(throws: ModuleProblem.sameName("library")) { try AppRouter(modules) }
    }
    #expect(ModuleProblem.sameName("library").description == "Two modules are called “library”")
  }

  @Test("A bad declaration stops the app at start-up")
  func badPathAtStart() {
    #expect(throws: ModuleProblem.badPath(module: "nowhere", route: "empty", "a route has at least one segment")) {
      try AppRouter([Module(of: LibraryRoute.self), Module(of: NowhereRoute.self)])
    }
  }

  @Test("A link that code has written badly is found when its module is registered, and refused when it is opened")
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

  @Test("A module's exits can be checked before anybody follows them")
  func exits() throws {
    let exits = try ["app://museum/paintings/1", "app://museum/attic", "app://zoo"].map { try DeepLink($0) }
    let module = Module(of: LibraryRoute.self, exits: exits)
    let router = try AppRouter([module, Module(of: MuseumRoute.self)])

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
  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}

/// Routes of which none can be written.
private enum NowhereRoute: Routable {
  case empty

  static let links = RouteLinks<Self>("nowhere", root: .empty, routes: .route(.empty))
  var path: LinkPath { "" }
  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}
