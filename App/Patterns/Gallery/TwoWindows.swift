import Links
import Routing
import ScreenKit

/// Two windows of one app.
///
/// Each window has its own navigator and coordinators, and so its own place. They share an object: here the choice of
/// the window, in an app the session, services and storage. Use it for every window.
enum TwoWindowsRoute: Routable {
  case desk
  case letter(Int)

  static let links = RouteLinks<Self>(
    "two-windows", root: .desk, routes: .route(.desk).leading(to: .letter(1)), .route(letter))

  var path: LinkPath {
    switch self {
    case .desk: "desk"
    case .letter(let number): "letters/\(number)"
    }
  }

  func screen(in window: TwoWindowsCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .desk: window.page(to: 1)
    case .letter(let number): window.page(to: number + 1)
    }
  }
}

@MainActor
final class TwoWindowsCoordinator {
  private let router: Router<TwoWindowsRoute>
  private let onSwitch: @MainActor () -> Void

  init(_ router: Router<TwoWindowsRoute>, onSwitch: @escaping @MainActor () -> Void) {
    (self.router, self.onSwitch) = (router, onSwitch)
  }

  static func makeWindow(in host: PatternHost) throws(ModuleProblem) -> Navigator<any ViewModel> {
    try Navigator(
      Feature(TwoWindowsRoute.self) { [weak host] in
        TwoWindowsCoordinator($0) { host?.showOtherWindow() }
      })
  }

  func page(to next: Int) -> some ViewModel {
    FixedViewModel(.page(to: next)) { [self] intent in
      switch intent {
      case .nextTapped: router.push(.letter(next))
      case .switchTapped: onSwitch()
      }
    }
  }
}

private enum WindowIntent: Equatable { case nextTapped, switchTapped }

extension Screen<WindowIntent> {
  fileprivate static func page(to next: Int) -> Self {
    Screen(
      next == 1 ? "Desk" : "Letter \(next - 1)",
      actions: [Action("Letter \(next)", .nextTapped), Action("Other window", .switchTapped)], elements: [])
  }
}
