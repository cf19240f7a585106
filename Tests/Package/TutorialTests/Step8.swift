import AppRouting
import FlowScenes
import Foundation
import Links
import Routing
import ScreenKit

/// Step 8 of the tutorial: saving, and a second module.
enum Step8 {
  typealias DiaryCoordinator = Step7.DiaryCoordinator

  /// The routes of the weather.
  enum WeatherRoute: Routable {
    case today

    static let links = RouteLinks<Self>("weather", root: .today, routes: .route(.today))

    var path: LinkPath { "today" }

    func screen(in coordinator: WeatherCoordinator, scope: Scope) -> any ViewModel { coordinator.today() }
  }

  /// Suggests a walk, which it knows by its link alone.
  @MainActor
  final class WeatherCoordinator {
    static func feature() -> Feature<any ViewModel> {
      Feature(WeatherRoute.self, as: .tab(of: "diary")) { WeatherCoordinator($0) }
    }

    private let router: Router<WeatherRoute>

    init(_ router: Router<WeatherRoute>) { self.router = router }

    func today() -> FixedViewModel<DeepLink> {
      let walk = DeepLink(module: "diary", path: "walks/3")
      let screen = Screen(
        "Weather", actions: [Action("Pick blackberries", walk)], elements: [.text("Dry until the evening.")])
      return FixedViewModel(screen) { [self] link in router.open(link) }
    }
  }

  /// The lines of `main.swift` before the link.
  @MainActor
  static func main() throws {
    let navigator = try Navigator(
      Modules([DiaryCoordinator.feature(), WeatherCoordinator.feature()]), root: "diary")

    let file = URL(fileURLWithPath: "place.txt")
    if let text = try? String(contentsOf: file, encoding: .utf8), let saved = NavigationArchive(text).snapshot {
      navigator.restore(saved)
    }
    navigator.observe { _ in try? Data(NavigationArchive.text(of: navigator.snapshot).utf8).write(to: file) }

    let app = FlowApp(navigator)
    if let link = CommandLine.arguments.dropFirst().first { app.enterLink(link) }
  }
}
