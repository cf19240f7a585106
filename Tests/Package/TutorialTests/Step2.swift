import Observation
import ScreenKit
import Terminal
import TextUI

/// Step 2 of the tutorial: a screen.
enum Step2 {
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
    private let onIntent: @MainActor (WalksIntent) -> Void

    init(_ diary: Diary, onIntent: @escaping @MainActor (WalksIntent) -> Void) {
      self.diary = diary
      self.onIntent = onIntent
    }

    var screen: Screen<WalksIntent> {
      let rows = diary.walks.map { Row(id: "\($0.id)", title: $0.title) }
      return Screen(
        "Walks",
        elements: [.list(RowList(rows) { row in Int(row).map { .walkTapped($0) } })])
    }

    func send(_ intent: WalksIntent) { onIntent(intent) }
  }

  /// The lines of `main.swift`, which print what the page shows.
  @MainActor
  static func main(print: @escaping (Any) -> Void) {
    let walks = WalksViewModel(Diary()) { print($0) }
    let scene = Scene(root: Layer(style: .root, page: walks.page(Page.ID("1"))))
    print(PlainFrame(scene, size: Size(columns: 64, rows: 12)))
  }
}
