import FlowScenes
import Links
import Observation
import Routing
import ScreenKit
import Testing
import TextUI

/// Step 7 of the tutorial: a guarded draft.
enum Step7 {
  typealias Walk = Step1.Walk
  typealias Diary = Step6.Diary
  typealias WalksViewModel = Step6.WalksViewModel
  typealias AddIntent = Step6.AddIntent

  /// The routes of the diary.
  enum DiaryRoute: Routable {
    case walks
    case walk(Walk.ID)
    case add
    case discard

    static let links = RouteLinks<Self>(
      "diary", root: .walks,
      routes: .route(.walks), .route(walk), .route(.add), .route(.discard).asConfirmation())

    var path: LinkPath {
      switch self {
      case .walks: "walks"
      case .walk(let id): "walks/\(id)"
      case .add: "new-walk"
      case .discard: "discard"
      }
    }

    var presentation: PresentationStyle {
      switch self {
      case .walks, .walk: .push
      case .add: .sheet
      case .discard: .alert
      }
    }

    var leaveConfirmation: Self? { self == .add ? .discard : nil }

    func screen(in coordinator: DiaryCoordinator, scope: Scope) -> any ViewModel {
      switch self {
      case .walks: coordinator.walks()
      case .walk(let id): coordinator.walk(id)
      case .add: coordinator.newWalk(scope)
      case .discard: coordinator.discard()
      }
    }
  }

  /// The sheet for a new walk.
  @MainActor
  @Observable
  final class AddViewModel: ViewModel {
    private var place = ""
    private let onSave: @MainActor (String) -> Void

    init(_ scope: Scope, onSave: @escaping @MainActor (String) -> Void) {
      self.onSave = onSave
      scope.confirmLeaving { [weak self] in self?.place.isEmpty == false }
    }

    var screen: Screen<AddIntent> {
      let problem = place.isEmpty ? "say where you walked" : nil
      return Screen(
        "New walk",
        actions: [Action("Save", .saveTapped, role: .primary, disabledReason: problem)],
        elements: [.field(Field("Where", text: place) { .placeEdited($0) })])
    }

    func send(_ intent: AddIntent) {
      switch intent {
      case .placeEdited(let text): place = text
      case .saveTapped:
        let saved = place
        place = ""
        onSave(saved)
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
        case .addTapped: addWalk()
        }
      }
    }

    func walk(_ id: Walk.ID) -> FixedViewModel<Never> {
      let walk = diary.walks.first { $0.id == id }
      return FixedViewModel(
        Screen(walk?.title ?? "Walk", elements: [.text(walk?.note ?? "This walk is not in the diary.")]))
    }

    private func addWalk() {
      router.navigate(to: .add, returning: Walk.ID.self) { [self] result in
        if case .finished(let id) = result { router.navigate(to: .walk(id)) }
      }
    }

    func newWalk(_ scope: Scope) -> AddViewModel {
      AddViewModel(scope) { [self, entry = scope.entry] title in
        let id = diary.add(title)
        router.dismiss(entry, with: id)
      }
    }

    func discard() -> FixedViewModel<Bool> {
      let screen = Screen(
        "Discard the walk?",
        actions: [Action("Discard", true, role: .destructive), Action("Keep", false, role: .cancel)],
        elements: [.text("What you typed is kept nowhere else.")])
      return FixedViewModel(screen) { [self] isAgreed in router.answerConfirmation(isAgreed) }
    }
  }

  @Suite("The diary")
  @MainActor
  struct DiaryTests {
    @Test("A link does not take away what was typed")
    func guarded() async throws {
      try await play(
        """
        tap "Add"
        type "Where" "To the mill"
        open app://diary/walks/2
        tap "Keep"
        expect text "To the mill"
        open app://diary/walks/2
        tap "Discard"
        expect link app://diary/walks/2
        """)
    }

    private func play(_ script: String) async throws {
      let app = FlowApp(try Navigator(DiaryCoordinator.feature()))
      try await ScriptPlayer(source: app) { print($0) }.play(Script(parsing: script, name: "diary"))
    }
  }
}
