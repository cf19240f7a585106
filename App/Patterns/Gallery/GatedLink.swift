import AppRouting
import Links
import Routing
import ScreenKit

/// A link that waits for the log-in.
///
/// The links name the gate of a route, and the app decides when the gate is open. A link to the vault waits during the
/// log-in, then opens. Canceling the log-in drops it. Use it for every route that requires an account.
enum GatedLinkRoute: Routable {
  case lobby, logIn
  case vault(Int)

  static let links = RouteLinks<Self>(
    "gated-link", root: .lobby, routes: .route(.lobby), .route(vault, requires: Gate("signed in")), .route(.logIn))

  var path: LinkPath {
    switch self {
    case .lobby: "lobby"
    case .vault(let number): "vaults/\(number)"
    case .logIn: "log-in"
    }
  }

  var presentation: PresentationStyle { self == .logIn ? .sheet : .push }

  func screen(in coordinator: GatedLinkCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .lobby: FixedViewModel(.lobby) { [weak coordinator] _ in coordinator?.open("\(Self.vault(7).link)") }
    case .vault(let number): FixedViewModel(.vault(number))
    case .logIn: coordinator.logIn(scope)
    }
  }
}

@MainActor
final class GatedLinkCoordinator: PatternCoordinator, AppRouterDelegate {
  var flow: any Flow<any ViewModel> { router }
  private let router = Router<GatedLinkRoute>()
  private let app: AppRouter
  private var isSignedIn = false

  init() throws(ModuleProblem) {
    app = try AppRouter([Module(of: GatedLinkRoute.self)])
    app.delegate = self
    router.start(in: self)
  }

  @discardableResult func open(_ text: String) -> NavigationOutcome {
    let outcome = app.open(text)
    if case .waiting = outcome, router.state.visible.route != .logIn { router.navigate(to: .logIn) }
    return outcome
  }

  func isPassed(_ gate: Gate) -> Bool { isSignedIn }
  func show(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome { router.open(plan, policy) }

  func logIn(_ scope: Scope) -> some ViewModel {
    scope.onEnd { [weak self] in if self?.isSignedIn == false { self?.app.dropWaiting() } }
    return FixedViewModel(.logIn) { [weak self, entry = scope.entry] _ in
      self?.isSignedIn = true
      if self?.app.resume()?.isOpen != true { self?.router.dismiss(entry) }
    }
  }
}

private enum DoorIntent { case vaultTapped, logInTapped }

extension Screen<DoorIntent> {
  fileprivate static let lobby = Screen(
    "Lobby", actions: [Action("Open vault 7", .vaultTapped)], elements: [.text("The lobby needs no log-in.")])

  fileprivate static let logIn = Screen(
    "Log in", actions: [Action("Log in", .logInTapped, role: .primary)], elements: [.text("The vault needs a log-in.")])
}

extension Screen<Never> {
  fileprivate static func vault(_ number: Int) -> Self { Screen("Vault \(number)", elements: [.text("Gold.")]) }
}
