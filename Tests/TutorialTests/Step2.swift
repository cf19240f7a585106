import Links
import Observation
import ScreenKit
import Terminal
import TextUI

/// The diary after step 2 of the tutorial: a screen.
enum Step2 {
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
  enum DiaryRoute: Linkable {
    case walks
    case walk(Walk.ID)

    static let links = RouteLinks<Self>("diary", root: .walks, routes: .route(.walks), .route(walk))

    var path: LinkPath {
      switch self {
      case .walks: "walks"
      case .walk(let id): "walks/\(id)"
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

  /// The lines of `main.swift`.
  @MainActor
  static func main() {
    let walks = WalksViewModel(Diary()) { print($0) }
    let scene = Scene(root: Layer(style: .root, page: walks.page(Page.ID("1"))))
    print(PlainFrame(scene, size: Size(columns: 64, rows: 12)))
  }
}
