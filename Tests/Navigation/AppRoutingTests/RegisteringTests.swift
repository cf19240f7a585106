import AppRouting
import Links
import Routing
import RoutingSamples
import TestTopics
import Testing

@MainActor
@Suite("Registering modules", .tags(.links, .navigation))
struct RegisteringTests {
  private func feature<Route: Routable>(_ route: Route.Type, _ placement: Placement = .root, exits: [DeepLink] = [])
    -> Feature<Screen>
  where Route.Coordinator == ScreenFactory, Route.Screen == Screen {
    let links = Route.links
    let patterns = [links.patterns[0].leading(to: exits)] + links.patterns.dropFirst()
    let module = Module(
      RouteLinks(
        links.module, requires: links.gates, root: links.roots[0], tabs: Array(links.roots.dropFirst()),
        routes: patterns))
    return Feature(Route.self, module, as: placement) { _ in ScreenFactory() }
  }

  @Test("Two modules with the same name are refused in either order")
  func sameName() {
    let features = [feature(LibraryRoute.self), feature(MuseumRoute.self), feature(OtherLibrary.self)]
    for features in [features, features.reversed()] {
      let problem = #expect(throws: ModuleProblem.self) { try Modules(features) }
      #expect(problem?.description == "Two modules are called “library”")
    }
  }

  @Test("A root module that the app doesn't have is a problem, for a window and for a tab beside it")
  func noSuchModule() throws {
    let problem = ModuleProblem.noSuchModule("attic", known: ["library", "museum"])
    let library = feature(LibraryRoute.self)
    #expect(throws: problem) { try Navigator(Modules([library, feature(MuseumRoute.self)]), root: "attic") }
    #expect(throws: problem) { try Modules([library, feature(MuseumRoute.self, .tab(of: "attic"))]) }
    #expect(problem.description == "No module is called “attic”; there are: library, museum")
  }

  @Test("A malformed link in code fails when its module registers, and is refused when it opens")
  func badExit() throws {
    let exit = DeepLink(module: "museum", path: "paintings/a b")
    let reason = "This can't stand here unless it is escaped (segment “ ”, byte 24)"
    let problem = #expect(throws: ModuleProblem.self) { try Modules([feature(LibraryRoute.self, exits: [exit])]) }
    #expect(problem?.description == "“library” opens “\(exit)”, which is no link: \(reason)")
    guard case .refused(.invalidLink(let error)) = try SampleWindow().navigator.open(exit) else {
      Issue.record("It was opened")
      return
    }
    #expect(error.description == reason)
  }

  @Test("The modules report the problem with each exit of a module without opening it")
  func exits() throws {
    let exits = try ["app://museum/paintings/1", "app://museum/attic", "app://zoo"].map { try DeepLink($0) }
    let library = feature(LibraryRoute.self, exits: exits)
    let modules = try Modules([library, feature(MuseumRoute.self)])

    let problems = library.module.exits.map { modules.problem(with: $0) }

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
