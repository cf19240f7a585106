import Links
import Observation
import Routing
import ScreenKit

/// Step 6 of the tutorial: a sheet with a result.
enum Step6 {
  typealias Walk = Step1.Walk

  /// The walks, which all screens share.
  @MainActor
  @Observable
  final class Diary {
    private(set) var walks = [
      Walk(id: 1, title: "Round the lake", note: "Two herons, and ice at the edge."),
      Walk(id: 2, title: "Up the hill", note: "The bench at the top has a new plank."),
      Walk(id: 3, title: "Along the railway", note: "Blackberries, almost ripe."),
    ]

    func add(_ title: String) -> Walk.ID {
      let walk = Walk(id: walks.count + 1, title: title, note: "No note yet.")
      walks.append(walk)
      return walk.id
    }
  }

  /// The routes of the diary.
  enum DiaryRoute: Routable {
    case walks
    case walk(Walk.ID)
    case add

    static let links = RouteLinks<Self>(
      "diary", root: .walks,
      routes: .route(.walks), .route(walk), .route(.add))

    var path: LinkPath {
      switch self {
      case .walks: "walks"
      case .walk(let id): "walks/\(id)"
      case .add: "new-walk"
      }
    }

    var presentation: PresentationStyle {
      switch self {
      case .walks, .walk: .push
      case .add: .sheet
      }
    }

    func screen(in coordinator: DiaryCoordinator, scope: Scope) -> any ViewModel {
      switch self {
      case .walks: coordinator.walks()
      case .walk(let id): coordinator.walk(id)
      case .add: coordinator.newWalk(scope)
      }
    }
  }

  /// An action of the user on the list.
  enum WalksIntent: Equatable {
    case walkTapped(Walk.ID)
    case addTapped
  }

  /// The list of walks.
  @MainActor
  @Observable
  final class WalksViewModel: ViewModel {
    private let diary: Diary
    private let onIntent: @MainActor (WalksIntent) -> Void

    init(_ diary: Diary, onIntent: @escaping @MainActor (WalksIntent) -> Void) {
      self.diary = diary
      self.onIntent = onIntent
    }

    var screen: Screen<WalksIntent> {
      let rows = diary.walks.map { Row(id: "\($0.id)", title: $0.title) }
      return Screen(
        "Walks", actions: [Action("Add", .addTapped)],
        elements: [.list(RowList(rows) { row in Int(row).map { .walkTapped($0) } })])
    }

    func send(_ intent: WalksIntent) { onIntent(intent) }
  }

  /// An action of the user on the sheet.
  enum AddIntent: Equatable {
    case placeEdited(String)
    case saveTapped
  }

  /// The sheet for a new walk.
  @MainActor
  @Observable
  final class AddViewModel: ViewModel {
    private var place = ""
    private let onSave: @MainActor (String) -> Void

    init(onSave: @escaping @MainActor (String) -> Void) { self.onSave = onSave }

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
      case .saveTapped: onSave(place)
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
      AddViewModel { [self, entry = scope.entry] title in
        let id = diary.add(title)
        router.dismiss(entry, with: id)
      }
    }
  }
}
