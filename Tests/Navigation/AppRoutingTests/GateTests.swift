import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Gates", .tags(.gates))
struct GateTests {
  private let passed = Passed()
  private let navigator: Navigator<Screen>
  private let router: AppRouter<Screen>

  init() throws {
    var gates: [Gate: Gatekeeper] = [:]
    for gate in [VaultRoute.door, VaultRoute.key, VaultRoute.seal] {
      gates[gate] = { [passed] in passed.gates.contains(gate) ? .open : .waits }
    }
    navigator = try Navigator(Feature(VaultRoute.self) { _ in ScreenFactory() }, gates: gates)
    router = AppRouter(navigator)
    navigator.start()
  }

  @Test(
    "A screen requires the gates of its module first, then those of each route on its path",
    arguments: [
      ("app://vault", ["door"]), ("app://vault/hall", ["door"]), ("app://vault/boxes/7", ["door", "key"]),
      ("app://vault/boxes/7/letters/1", ["door", "key", "seal"]),
      ("app://vault/letters/1", ["door", "seal"]),
      ("app://vault/boxes/7?then=vault%2Fletters%2F1", ["door", "key", "seal"]),
    ] as [(String, [String])])
  func order(_ link: String, _ gates: [String]) {
    for gate in gates {
      #expect(router.open(link) == .waiting(Gate(gate)))
      passed.gates.insert(Gate(gate))
    }
    #expect(router.open(link).isOpen)
  }

  @Test("A waiting link passes its gates one by one, in order, and then opens")
  func chain() {
    #expect(router.open("app://vault/boxes/7/letters/1") == .waiting(VaultRoute.door))
    passed.gates.insert(VaultRoute.seal)
    #expect(navigator.openWaiting() == .waiting(VaultRoute.door))
    passed.gates.insert(VaultRoute.door)
    #expect(navigator.openWaiting() == .waiting(VaultRoute.key))
    #expect(navigator.visible.route == AnyRoute(VaultRoute.hall))
    passed.gates.insert(VaultRoute.key)
    #expect(navigator.openWaiting() == .done)
    #expect(navigator.visible.route == AnyRoute(VaultRoute.letter(1)))
    #expect(navigator.links.waiting == nil)
  }

  @Test("A gate of a feature comes before those of its module, and a gate that the app doesn't know is a problem")
  func requiring() throws {
    let outer = Gate("outer")
    let feature = Feature(VaultRoute.self) { _ in ScreenFactory() }
    let modules = try Modules([feature.requiring(outer).requiring(VaultRoute.door)])
    #expect(
      try modules.plan(DeepLink("app://vault/letters/1")).gates == [outer, VaultRoute.door, VaultRoute.seal])
    let problem = try #require(throws: ModuleProblem.self) {
      try Navigator(
        modules, root: "vault",
        gates: [VaultRoute.door: { .open }, VaultRoute.key: { .open }, VaultRoute.seal: { .open }])
    }
    #expect(
      problem.description
        == "“vault” is behind the gate “outer”, which the app doesn't know; it knows: “door”, “key”, “seal”")
  }

  @Test("A tab beside a root lies behind the gates of the root, too")
  func besideRoot() throws {
    let library = Feature(LibraryRoute.self, as: .tab(of: "vault")) { _ in
      ScreenFactory()
    }
    let modules = try Modules([library] + navigator.modules.features)
    #expect(try modules.plan(LibraryRoute.shelf.link).gates == [VaultRoute.door])
    #expect(modules["library"]?.module.gates == [VaultRoute.door])
  }

  @Test("A route summary lists all gates of the route")
  func told() {
    #expect(
      Module(of: VaultRoute.self).routes.map { $0.gates.map(\.description) } == [
        ["door"], ["door", "key"], ["door", "seal"],
      ])
  }
}

@MainActor
private final class Passed {
  var gates: Set<Gate> = []
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
