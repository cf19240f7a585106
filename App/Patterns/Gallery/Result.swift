import Links
import Observation
import Routing
import ScreenKit

/// A flow that returns a result.
///
/// The caller that shows the picker passes a closure, which the router calls exactly once: when the user picks a color
/// or goes back, or when another route replaces the picker. Use it for a picker, a form, a log-in.
enum ResultRoute: Routable {
  case wall, colours

  static let links = RouteLinks<Self>(
    "result", root: .wall, routes: .route(.wall).leading(to: .colours), .route(.colours))

  var path: LinkPath {
    switch self {
    case .wall: "wall"
    case .colours: "colours"
    }
  }

  var presentation: PresentationStyle { self == .colours ? .sheet : .push }

  func screen(in coordinator: ResultCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .wall: coordinator.wall()
    case .colours: coordinator.colours(scope)
    }
  }
}

@MainActor
final class ResultCoordinator: PatternCoordinator {
  var flow: any Flow<any ViewModel> { router }
  private let router = Router<ResultRoute>()

  init() { router.start(in: self) }

  func wall() -> WallViewModel {
    WallViewModel { [weak router] wall in
      router?.navigate(to: .colours, returning: String.self) { [weak wall] in wall?.show($0) }
    }
  }

  func colours(_ scope: Scope) -> some ViewModel {
    FixedViewModel(.colours) { [weak router, entry = scope.entry] intent in
      guard case .colourTapped(let name) = intent, let entry else { return }
      // A picker that a link opened has no caller that awaits its result.
      if router?.finish(entry, with: name) != .done { router?.dismiss(entry) }
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
    Screen("Wall", actions: [Action("Pick a colour", .pickTapped)], elements: [.text(text)])
  }

  func send(_ intent: WallIntent) { pick(self) }

  func show(_ result: FlowResult<String>) {
    text = if case .finished(let colour) = result { "The wall is \(colour)." } else { "Nobody picked a colour." }
  }
}

private enum ColoursIntent: Equatable { case colourTapped(String) }

extension Screen<ColoursIntent> {
  fileprivate static let colours = Screen(
    "Colours", elements: [.list(RowList(["red", "blue"].map { Row(id: $0, title: $0) }) { .colourTapped($0) })])
}
