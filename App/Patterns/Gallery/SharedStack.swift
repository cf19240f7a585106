import Links
import Routing
import ScreenKit

/// Places of two modules on one stack.
///
/// A stop of one module leads to a line of another, and a line to stops. Each module knows only a link of the other.
/// Use it where two modules lead to one another.
struct SharedStackRoute: Routable {
  var stop: Int

  static let links = RouteLinks<Self>("shared-stack", root: .init(stop: 1), routes: .route(SharedStackRoute.init))
  var path: LinkPath { "stops/\(stop)" }
  func screen(in stops: SharedStackCoordinator, scope: Scope) -> any ViewModel { stops.stop(stop) }
}

struct LineRoute: Routable {
  var line: Int

  static let links = RouteLinks<Self>("lines", root: .init(line: 1), routes: .route(LineRoute.init))
  var path: LinkPath { "\(line)" }
  func screen(in lines: LineCoordinator, scope: Scope) -> any ViewModel { lines.line(line) }
}

@MainActor
final class SharedStackCoordinator {
  private let router: Router<SharedStackRoute>

  init(_ router: Router<SharedStackRoute>) { self.router = router }

  /// Creates a window with both modules; a line is a page on the stack that links to it.
  static func makeWindow() throws(ModuleProblem) -> Navigator<any ViewModel> {
    let modules = try Modules([
      Feature(SharedStackRoute.self) { SharedStackCoordinator($0) },
      Feature(LineRoute.self, as: .page) { LineCoordinator($0) },
    ])
    return try Navigator(modules, root: "shared-stack")
  }

  func stop(_ number: Int) -> some ViewModel {
    FixedViewModel(.page("Stop \(number)", to: "Line \(number + 1)")) { [weak router] (_: PageTap) in
      router?.open(DeepLink(module: "lines", path: "\(number + 1)"), .push)
    }
  }
}

@MainActor
final class LineCoordinator {
  private let router: Router<LineRoute>

  init(_ router: Router<LineRoute>) { self.router = router }

  func line(_ number: Int) -> some ViewModel {
    FixedViewModel(.page("Line \(number)", to: "Stop \(number + 1)")) { [weak router] (_: PageTap) in
      router?.open(DeepLink(module: "shared-stack", path: "stops/\(number + 1)"), .push)
    }
  }
}

private enum PageTap: Equatable { case tapped }

extension Screen<PageTap> {
  fileprivate static func page(_ title: String, to next: String) -> Self {
    Screen(title, actions: [Action(next, .tapped)], elements: [.text("It leads to \(next).")])
  }
}
