import Links
import Observation
import Routing
import ScreenKit

/// A flow that returns a result.
///
/// The caller passes a closure, which the router calls exactly once: when the user picks a color or goes back, or when
/// another route replaces the picker. Use it for a picker, a form, a log-in.
enum ResultRoute: Routable {
  case wall, colors

  static let links = RouteLinks<Self>(
    "result", root: .wall, routes: .route(.wall).leading(to: .colors), .route(.colors))

  var path: LinkPath {
    switch self {
    case .wall: "wall"
    case .colors: "colors"
    }
  }

  var presentation: PresentationStyle { self == .colors ? .sheet : .push }

  func screen(in coordinator: ResultCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .wall: coordinator.wall()
    case .colors: coordinator.colors(scope)
    }
  }
}

@MainActor
final class ResultCoordinator {
  private let router: Router<ResultRoute>

  init(_ router: Router<ResultRoute>) { self.router = router }

  func wall() -> WallViewModel {
    WallViewModel { [weak router] wall in
      router?.navigate(to: .colors, returning: String.self) { [weak wall] in wall?.show($0) }
    }
  }

  func colors(_ scope: Scope) -> some ViewModel {
    FixedViewModel(.colors) { [weak router, entry = scope.entry] intent in
      guard case .colorTapped(let name) = intent else { return }
      router?.dismiss(entry, with: name)
    }
  }
}

enum WallIntent { case pickTapped }

@MainActor @Observable
final class WallViewModel: ViewModel {
  private var text = "The wall is bare."
  private let pick: @MainActor (WallViewModel) -> Void

  init(pick: @escaping @MainActor (WallViewModel) -> Void) { self.pick = pick }

  var screen: Screen<WallIntent> {
    Screen("Wall", actions: [Action("Pick a color", .pickTapped)], elements: [.text(text)])
  }

  func send(_ intent: WallIntent) { pick(self) }

  func show(_ result: FlowResult<String>) {
    text = if case .finished(let color) = result { "The wall is \(color)." } else { "No color was picked." }
  }
}

private enum ColorsIntent: Equatable { case colorTapped(String) }

extension Screen<ColorsIntent> {
  fileprivate static let colors = Screen(
    "Colors", elements: [.list(RowList(["red", "blue"].map { Row(id: $0, title: $0) }) { .colorTapped($0) })])
}
