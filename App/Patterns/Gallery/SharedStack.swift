import Links
import Routing
import ScreenKit

/// Places of two modules on one stack.
///
/// A stop of one module leads to a line of another, and the line to its stops, to any depth. Neither module names the other's routes:
/// each knows a link. The stack holds a child flow for each line, with a router of its own; going back passes the pages one at a time.
/// Use it where two modules lead to one another. Here a stop and a line are two modules in one file.
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
final class SharedStackCoordinator: PatternCoordinator {
  var flow: any Flow<any ViewModel> { router }
  private let router = Router<SharedStackRoute>()

  init() {
    router.childSource = self
    router.start(in: self)
  }

  func stop(_ number: Int) -> some ViewModel {
    FixedViewModel(.page("Stop \(number)", to: "Line \(number + 1)")) { [weak router] (_: PageTap) in
      router?.open(DeepLink(module: "lines", path: "\(number + 1)"), .push)
    }
  }
}

@MainActor
final class LineCoordinator {
  let router: Router<LineRoute>
  private let open: @MainActor (DeepLink) -> Void

  init(at root: DeepLink, open: @escaping @MainActor (DeepLink) -> Void) {
    router = Router(at: root) ?? Router()
    self.open = open
    router.start(in: self)
  }

  func line(_ number: Int) -> some ViewModel {
    FixedViewModel(.page("Line \(number)", to: "Stop \(number + 1)")) { [weak self] (_: PageTap) in
      self?.open(DeepLink(module: "shared-stack", path: "stops/\(number + 1)"))
    }
  }
}

extension SharedStackCoordinator: ChildFlowSource {
  func planChild(at link: DeepLink) throws(DeepLinkError) -> LinkPlan { try Module(of: LineRoute.self).plan(link) }

  func makeChild(at root: DeepLink) -> ChildFlow<any ViewModel>? {
    let lines = LineCoordinator(at: root) { [weak router] link in router?.open(link, .push) }
    return ChildFlow(lines.router, coordinator: lines)
  }
}

private enum PageTap: Equatable { case tapped }

extension Screen<PageTap> {
  fileprivate static func page(_ title: String, to next: String) -> Self {
    Screen(title, actions: [Action(next, .tapped)], elements: [.text("It leads to \(next).")])
  }
}
