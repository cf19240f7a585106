import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

/// Routes of which some were in other modules.
private enum GardenRoute: Routable {
  case beds, bed(Int), tree(String)

  static let links = RouteLinks<Self>(
    "garden", root: .beds,
    routes: .route(.beds).formerly("app://park"), .route(bed).formerly("app://museum/beds/*"),
    .route(tree).formerly("app://park/trees?name=*", "app://museum/map/*"))

  var path: LinkPath {
    switch self {
    case .beds: "beds"
    case .bed(let number): "beds/\(number)"
    case .tree(let name): "trees/\(name)"
    }
  }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}

@MainActor
@Suite("Places that were in other modules", .tags(.links, .saving))
struct FormerPlaceTests {
  private func modules(_ garden: Module = Module(of: GardenRoute.self)) throws(ModuleProblem) -> Modules<Screen> {
    try Modules([
      Feature(MuseumRoute.self, Module(of: MuseumRoute.self), as: .root) { _ in ScreenFactory() },
      Feature(GardenRoute.self, garden, as: .page) { _ in ScreenFactory() },
    ])
  }

  private func navigator() throws(ModuleProblem) -> Navigator<Screen> {
    let navigator = try Navigator(modules(), root: "museum", gates: [MuseumRoute.ticket: { .open }])
    navigator.start()
    return navigator
  }

  @Test(
    "A former link opens the route that declares it, with the parameters of any link",
    arguments: [
      ("museum/beds/7", ["garden/beds/7"]), ("museum/beds/7?transition=none", ["garden/beds/7"]),
      ("park", ["garden/beds"]), ("park/trees?name=a%2Fb", ["garden/trees/a%2Fb"]),
      ("museum?then=museum%2Fbeds%2F7", ["garden/beds/7"]),
      ("museum/beds/7?then=park%2Ftrees%3Fname%3Doak", ["garden/beds/7", "garden/trees/oak"]),
    ])
  func opened(_ link: String, _ places: [String]) throws {
    let navigator = try navigator()
    #expect(navigator.open(try DeepLink("app://\(link)")) == .done)
    #expect(navigator.snapshot.tabs[0].dropFirst().map(\.description) == places.map { "app://\($0)" })
  }

  @Test("A former link in saved state opens the route that declares it")
  func saved() throws {
    let navigator = try navigator()
    let saved = try NavigationSnapshot(tabs: [
      ["museum/halls", "museum/beds/7"].map { try DeepLink("app://\($0)") }, [],
    ])
    #expect(navigator.restore(saved) == Restoration(outcome: .done))
    #expect(navigator.snapshot.tabs[0].map(\.description) == ["app://museum/halls", "app://garden/beds/7"])
  }

  @Test(
    "A refusal names the part that was sent",
    arguments: [
      ("museum/beds/x", "This is not a value that can stand here (segment “x”, byte 18)"),
      ("museum/beds/7/beds/8", "No screen of “museum” is called that (segment “beds”, byte 13)"),
      ("museum/beds/7?then=attic", "No screen of “museum” is called that (segment “beds”, byte 13)"),
      ("park/trees", "The parameter “name” is missing (key “name”, byte 16)"),
      ("park/x", "No module is called that (module “park”, byte 6)"),
    ])
  func refused(_ link: String, _ reason: String) throws {
    let error = try modules().problem(with: DeepLink("app://\(link)"))
    #expect(error?.description == reason)
  }

  @Test(
    "A former link that a current route or another former one takes is refused at start",
    arguments: [
      ("app://museum/paintings/*", "“app://museum/paintings/1” opens “app://museum/paintings/1”"),
      ("app://garden/beds/*", "“app://garden/beds/1” opens “app://garden/beds/1”"),
      ("app://old/*", "“app://old/1” opens “app://garden/beds/1”"),
    ])
  func neverRead(_ path: String, _ reason: String) {
    let routes = [
      RoutePattern.route(GardenRoute.beds), .route(GardenRoute.bed).formerly("app://old/*"),
      .route(GardenRoute.tree).formerly(path),
    ]
    let garden = RouteLinks<GardenRoute>("garden", requires: [], root: .beds, tabs: [], routes: routes)
    let problem = #expect(throws: ModuleProblem.self) { try modules(Module(garden)) }
    #expect(problem?.description == "The former path “\(path)” of “garden” is never read, because \(reason)")
  }

  @Test(
    "A former link that no link can be is a problem of its route",
    arguments: [
      ("app://a b/*", "can't be read"), ("app://park", "has 0 values, and the route has 1"),
      ("app://park/*?then=*", "has 2 values, and the route has 1"), ("app:///*", "can't be read"),
    ])
  func malformed(_ path: String, _ reason: String) {
    let routes = [RoutePattern.route(GardenRoute.beds), .route(GardenRoute.bed).formerly(path)]
    let garden = RouteLinks<GardenRoute>("garden", requires: [], root: .beds, tabs: [], routes: routes)
    let problem = #expect(throws: ModuleProblem.self) { try modules(Module(garden)) }
    #expect(problem?.description.contains("its former path “\(path)” \(reason)") == true)
  }
}
