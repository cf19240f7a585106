import Links
import Routing
import ScreenKit

/// Two windows of one app.
///
/// Each window has a coordinator and a router of its own, so each has its own place. What the windows share is an object that both
/// coordinators hold: here the choice of the window; in an app the session, the services and the storage. Use it for every window of
/// an app: a router is never global.
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

  func screen(in window: WindowCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .desk: window.page(to: 1)
    case .letter(let number): window.page(to: number + 1)
    }
  }
}

/// The app: its windows, and what they share.
@MainActor
final class TwoWindowsCoordinator: PatternCoordinator {
  var flow: any Flow<any ViewModel> { windows[window].router }
  var flows: [any Flow<any ViewModel>] { windows.map(\.router) }
  private(set) var window = 0
  private var windows: [WindowCoordinator] = []
  private let onSwitch: @MainActor () -> Void

  init(onSwitch: @escaping @MainActor () -> Void) {
    self.onSwitch = onSwitch
    windows = [WindowCoordinator(of: self), WindowCoordinator(of: self)]
  }

  func switchWindow() {
    window = 1 - window
    onSwitch()
  }
}

@MainActor
final class WindowCoordinator {
  let router = Router<TwoWindowsRoute>()
  private weak var app: TwoWindowsCoordinator?

  init(of app: TwoWindowsCoordinator) {
    self.app = app
    router.start(in: self)
  }

  func page(to next: Int) -> some ViewModel {
    FixedViewModel(.page(to: next)) { [weak self] intent in
      switch intent {
      case .nextTapped: self?.router.push(.letter(next))
      case .switchTapped: self?.app?.switchWindow()
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
