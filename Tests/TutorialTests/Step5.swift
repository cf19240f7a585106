import AppRouting
import FlowScenes
import Foundation
import Links
import Observation
import Routing
import RoutingTesting
import ScreenKit
import Terminal
import Testing
import TextUI

/// The diary after step 5 of the tutorial: a test.
enum Step5 {
  /// A walk in the diary.
  struct Walk: Identifiable, Equatable {
    struct ID: RawRepresentable, LinkValue {
      static let sample = ID(rawValue: 1)

      var rawValue: Int
    }

    var id: ID
    var title: String
    var note: String
  }

  /// The walks, which all screens share.
  @MainActor
  @Observable
  final class Diary {
    private(set) var walks = [
      Walk(id: .init(rawValue: 1), title: "Round the lake", note: "Two herons, and ice at the edge."),
      Walk(id: .init(rawValue: 2), title: "Up the hill", note: "The bench at the top has a new plank."),
      Walk(id: .init(rawValue: 3), title: "Along the railway", note: "Blackberries, almost ripe."),
    ]
  }

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

  /// An action of the user on the list.
  enum WalksIntent: Equatable {
    case walkTapped(Walk.ID)
  }

  /// The list of walks.
  @MainActor
  @Observable
  final class WalksViewModel: ViewModel {
    private let diary: Diary
    private let onEvent: @MainActor (WalksIntent) -> Void

    init(_ diary: Diary, onEvent: @escaping @MainActor (WalksIntent) -> Void) {
      self.diary = diary
      self.onEvent = onEvent
    }

    var screen: Screen<WalksIntent> {
      let rows = diary.walks.map { Row(id: $0.id.linkText, title: $0.title) }
      return Screen(
        "Walks",
        elements: [.list(RowList(rows) { row in Walk.ID(linkText: row).map { .walkTapped($0) } })])
    }

    func send(_ intent: WalksIntent) { onEvent(intent) }
  }

  /// Owns the navigation state of the diary and handles the events of its screens.
  @MainActor
  final class DiaryCoordinator {
    let router = Router<DiaryRoute>()
    private let diary = Diary()

    init() { router.start(in: self) }

    func walks() -> WalksViewModel {
      WalksViewModel(diary) { [weak self] event in
        switch event {
        case .walkTapped(let id): self?.router.navigate(to: .walk(id))
        }
      }
    }

    func walk(_ id: Walk.ID) -> FixedViewModel<Never> {
      guard let walk = diary.walks.first(where: { $0.id == id }) else {
        return FixedViewModel(Screen("Walk", elements: [.empty("This walk is not in the diary.")]))
      }
      let link = DiaryRoute.walk(id).link
      return FixedViewModel(
        Screen(walk.title, elements: [.text(walk.note), .divider, .text("\(link)")]))
    }
  }

  /// The lines of `main.swift`.
  @MainActor
  static func main() async {
    let diary = DiaryCoordinator()
    let app = FlowApp(diary.router, coordinator: diary)
    if let link = CommandLine.arguments.dropFirst().first { app.enterLink(link) }
    let settings = TerminalSettings(
      environment: ProcessInfo.processInfo.environment,
      terminals: .init(input: true, output: true))
    let ending = await TerminalApp(source: app, settings: settings).run()
    ending.endProcess()
  }

  @Suite("The diary")
  @MainActor
  struct DiaryTests {
    let coordinator = DiaryCoordinator()

    private func select(_ row: String) -> Reply? {
      let page = coordinator.router.visibleLayers.last?.top.screen
      return page?.receive(.select(Page.ID(""), list: "list", row: row))
    }

    @Test("A row leads to its walk")
    func row() {
      let probe = RouterProbe(coordinator.router)
      #expect(select("2") == .done)
      probe.expect(.push(.walk(.init(rawValue: 2))), shows: .walk(.init(rawValue: 2)))
      probe.finish()
    }

    @Test("An app accepts the diary as a module")
    func module() throws {
      let app = try AppRouter([Module(of: DiaryRoute.self)])
      #expect(app.modules["diary"] != nil)
    }

    @Test("A script goes to a walk and back")
    func script() async throws {
      let script = """
        select "Along the railway"
        expect link app://diary/walks/3
        back
        expect link app://diary/walks
        """
      let player = ScriptPlayer(source: FlowApp(coordinator.router, coordinator: coordinator)) { print($0) }
      try await player.play(Script(parsing: script, name: "railway"))
    }
  }
}
