import AppRouting
import Links
import RoutingSamples

@testable import Routing

/// A window of a lodge with two tabs and members' rooms behind a gate, of a hall of another root, and of a bar beside the hall.
@MainActor
final class LodgeWindow {
  let door = Porter()
  let navigator: Navigator<Screen>
  let history: NavigationHistory<Screen>
  private let routers = Routers()

  var lodge: Router<LodgeRoute>? { routers.lodge }
  var bar: Router<BarRoute>? { routers.bar }

  init(_ root: String = "lodge", requiring gate: Bool = false) throws {
    let (door, routers) = (door, routers)
    let lodge = Feature(LodgeRoute.self) { router in
      routers.lodge = router
      return ScreenFactory()
    }
    let hall = Feature(HallRoute.self) { _ in ScreenFactory() }
    let bar = Feature(BarRoute.self, as: .tab(of: "hall")) { router in
      routers.bar = router
      return ScreenFactory()
    }
    let modules = try Modules([lodge, hall, gate ? bar.requiring(LodgeRoute.pass) : bar])
    navigator = try Navigator(modules, root: root, gates: [LodgeRoute.pass: { door.ask() }])
    history = NavigationHistory(navigator)
    navigator.start()
  }

  func open(_ link: String, _ policy: OpenPolicy = .reuse, with model: (any Sendable)? = nil) -> NavigationOutcome {
    do { return navigator.open(try DeepLink("app://" + link), policy, with: model) } catch {
      return .refused(NavigationError(error))
    }
  }

  /// What is open: the tabs, the visible one marked, then the modals.
  var place: String {
    let open = navigator.routes
    let tabs = open.tabs.enumerated().map { ($0 == open.selectedTab ? "*" : "") + name($1) }
    return (tabs + open.modals.map { "\($0.style) " + name($0.stack) }).joined(separator: " | ")
  }

  private func name(_ stack: [AnyRoute]) -> String { stack.map { "\($0.path)" }.joined(separator: " ") }

  func screen() -> Screen? { navigator.screen(of: navigator.visible.id) }
}

@MainActor
final class Porter {
  var state = GateState.open
  var questions = 0
  var whenAsked: @MainActor () -> Void = {}

  func ask() -> GateState {
    questions += 1
    whenAsked()
    return state
  }
}

@MainActor
private final class Routers {
  var lodge: Router<LodgeRoute>?
  var bar: Router<BarRoute>?
}

enum LodgeRoute: Routable {
  case home
  case list
  case page(Int)
  case vip(Int)
  case card(Int)
  case draft(Int)
  case sure(Int)

  static let pass = Gate("pass")
  static let links = RouteLinks<Self>(
    "lodge", root: .home, tabs: .list,
    routes: .route(.home), .route(.list), .route(page), .route(vip, requires: pass), .route(card), .route(draft),
    .route(sure).asConfirmation())

  var path: LinkPath {
    switch self {
    case .home: "home"
    case .list: "list"
    case .page(let number): "pages/\(number)"
    case .vip(let number): "vips/\(number)"
    case .card(let number): "cards/\(number)"
    case .draft(let number): "drafts/\(number)"
    case .sure(let number): "sure/\(number)"
    }
  }

  var presentation: PresentationStyle { if case .card = self { .sheet } else { .push } }
  var leaveConfirmation: Self? { if case .draft(let number) = self { .sure(number) } else { nil } }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}

enum HallRoute: Routable {
  case hall
  case memo(Int)

  static let key = Gate("key")
  static let links = RouteLinks<Self>("hall", root: .hall, routes: .route(.hall), .route(memo).withoutRoot())

  var path: LinkPath {
    switch self {
    case .hall: "hall"
    case .memo(let number): "memos/\(number)"
    }
  }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}

enum BarRoute: Routable {
  case bar
  case stool
  case drink(Int)

  static let links = RouteLinks<Self>(
    "bar", root: .bar, tabs: .stool, routes: .route(.bar), .route(.stool), .route(drink))

  var path: LinkPath {
    switch self {
    case .bar: "bar"
    case .stool: "stool"
    case .drink(let number): "drinks/\(number)"
    }
  }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}
