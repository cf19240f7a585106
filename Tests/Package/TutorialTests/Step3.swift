import FlowScenes
import Foundation
import Links
import Routing
import ScreenKit
import Terminal
import TextUI

/// Step 3 of the tutorial: a coordinator.
enum Step3 {
  typealias Walk = Step1.Walk
  typealias Diary = Step2.Diary
  typealias WalksViewModel = Step2.WalksViewModel

  /// The routes of the diary.
  enum DiaryRoute: Routable {
    case walks
    case walk(Walk.ID)

    static let links = RouteLinks<Self>("diary", root: .walks, routes: .route(.walks), .route(walk))

    var path: LinkPath {
      switch self {
      case .walks: "walks"
      case .walk(let id): "walks/\(id)"
      }
    }

    func screen(in coordinator: DiaryCoordinator, scope: Scope) -> any ViewModel {
      switch self {
      case .walks: coordinator.walks()
      case .walk(let id): coordinator.walk(id)
      }
    }
  }

  /// Makes the screens of the diary, and decides what their events mean for navigation.
  @MainActor
  final class DiaryCoordinator {
    static func feature() -> Feature<any ViewModel> {
      Feature(DiaryRoute.self) { DiaryCoordinator($0) }
    }

    let router: Router<DiaryRoute>
    private let diary = Diary()

    init(_ router: Router<DiaryRoute>) {
      self.router = router
    }

    func walks() -> WalksViewModel {
      WalksViewModel(diary) { [self] intent in
        switch intent {
        case .walkTapped(let id): router.navigate(to: .walk(id))
        }
      }
    }

    func walk(_ id: Walk.ID) -> FixedViewModel<Never> {
      let walk = diary.walks.first { $0.id == id }
      return FixedViewModel(
        Screen(walk?.title ?? "Walk", elements: [.text(walk?.note ?? "This walk is not in the diary.")]))
    }
  }

  /// The lines of `main.swift`.
  @MainActor
  static func main() async throws {
    let app = FlowApp(try Navigator(DiaryCoordinator.feature()))
    let settings = TerminalSettings(
      environment: ProcessInfo.processInfo.environment,
      terminals: .init(input: true, output: true))
    let ending = await TerminalApp(source: app, settings: settings).run()
    ending.endProcess()
  }
}
