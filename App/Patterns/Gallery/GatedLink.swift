import Links
import Routing
import ScreenKit

/// A link that waits for the log-in.
///
/// A route names its gate, and the app decides when it is open. A link to the vault waits for the log-in; canceling
/// drops the link. Use it for every route that requires an account.
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
    case .lobby: coordinator.lobby()
    case .vault(let number): FixedViewModel(ScreenKit.Screen<Never>("Vault \(number)", elements: [.text("Gold.")]))
    case .logIn: coordinator.logIn(scope)
    }
  }
}

@MainActor
final class GatedLinkCoordinator {
  private let router: Router<GatedLinkRoute>
  private let app: GatedLinkApp
  init(_ router: Router<GatedLinkRoute>, app: GatedLinkApp) { (self.router, self.app) = (router, app) }

  func lobby() -> some ViewModel {
    FixedViewModel(.lobby) { [router] _ in router.open(GatedLinkRoute.vault(7).link) }
  }

  func logIn(_ scope: Scope) -> some ViewModel {
    scope.onEnd { [weak app] in if app?.vault == .waits { app?.window?.dropWaiting() } }
    return FixedViewModel(.logIn) { [self, entry = scope.entry] _ in
      app.vault = .open
      if app.window?.openWaiting()?.isOpen != true { router.dismiss(entry) }
    }
  }
}

/// The app, which decides the state of the gate.
@MainActor
final class GatedLinkApp {
  fileprivate var vault = GateState.waits
  fileprivate weak var window: Navigator<any ViewModel>?

  static func makeWindow() throws(ModuleProblem) -> Navigator<any ViewModel> {
    let app = GatedLinkApp()
    let module = Module(of: GatedLinkRoute.self)
    let window = try Navigator(
      Feature(GatedLinkRoute.self, module) { GatedLinkCoordinator($0, app: app) },
      gates: [Gate("signed in"): { app.vault }])
    window.onWaiting = { [weak window] _ in window?.open(GatedLinkRoute.logIn.link) }
    app.window = window
    return window
  }
}

private enum DoorIntent { case vaultTapped, logInTapped }

extension Screen<DoorIntent> {
  fileprivate static let lobby = Screen(
    "Lobby", actions: [Action("Open vault 7", .vaultTapped)], elements: [.text("The lobby needs no log-in.")])

  fileprivate static let logIn = Screen(
    "Log in", actions: [Action("Log in", .logInTapped, role: .primary)], elements: [.text("The vault needs a log-in.")])
}
