import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Gates", .tags(.gates))
struct GateTests {
  private let app = FakeApp()
  private let router: AppRouter

  init() throws {
    router = try AppRouter([Module(of: VaultRoute.self)])
    router.delegate = app
  }

  @Test(
    "A screen requires the gates of its module first, then those of each route on its path",
    arguments: [
      ("app://vault", ["door"]), ("app://vault/hall", ["door"]), ("app://vault/boxes/7", ["door", "key"]),
      ("app://vault/boxes/7/letters/1", ["door", "key", "seal"]),
      ("app://vault/letters/1", ["door", "seal"]),
    ] as [(String, [String])])
  func order(_ link: String, _ gates: [String]) {
    var passed: [String] = []
    for gate in gates {
      #expect(router.open(link) == .waiting(Gate(gate)))
      app.passed.insert(Gate(gate))
      passed.append(gate)
    }
    #expect(router.open(link) == .done)
    #expect(app.shown == [link])
  }

  @Test("A waiting link passes its gates one by one, in order, and then opens")
  func chain() {
    let link = "app://vault/boxes/7/letters/1"
    #expect(router.open(link) == .waiting(VaultRoute.door))
    app.passed.insert(VaultRoute.seal)
    #expect(router.resume() == .waiting(VaultRoute.door))
    app.passed.insert(VaultRoute.door)
    #expect(router.resume() == .waiting(VaultRoute.key))
    #expect(app.shown.isEmpty)
    app.passed.insert(VaultRoute.key)
    #expect(router.resume() == .done)
    #expect(app.shown == [link])
    #expect(router.waiting == nil)
  }

  @Test("A snapshot requires the gates of its module and of every route in it, including hidden tabs and modals")
  func place() throws {
    func link(_ path: String) throws -> DeepLink { try DeepLink("app://vault/\(path)") }
    let module = Module(of: VaultRoute.self)
    let open = NavigationSnapshot(tabs: [[try link("hall")], [try link("hall"), try link("gone")]])
    #expect(Set(module.gates(before: open)) == [VaultRoute.door])
    var place = open
    place.tabs[1].append(try link("boxes/7"))
    #expect(Set(module.gates(before: place)) == [VaultRoute.door, VaultRoute.key])
    place.modals = [.init(style: .sheet, stack: [try link("letters/1")])]
    #expect(Set(module.gates(before: place)) == [VaultRoute.door, VaultRoute.key, VaultRoute.seal])
  }

  @Test("A route summary lists all gates of the route")
  func told() {
    #expect(
      Module(of: VaultRoute.self).routes.map { $0.gates.map(\.description) } == [
        ["door"], ["door", "key"], ["door", "seal"],
      ])
  }
}

/// The routes of a vault: the module requires one gate, and two of its routes require another one each.
private enum VaultRoute: Routable {
  case hall
  case box(Int)
  case letter(Int)

  static let door = Gate("door")
  static let key = Gate("key")
  static let seal = Gate("seal")

  static let links = RouteLinks<Self>(
    "vault", requires: door, root: .hall,
    routes: .route(.hall), .route(box, requires: key), .route(letter, requires: seal))

  var path: LinkPath {
    switch self {
    case .hall: "hall"
    case .box(let number): "boxes/\(number)"
    case .letter(let number): "letters/\(number)"
    }
  }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}
