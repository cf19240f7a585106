import Observation
import ScreenKit

/// A scene source with one list whose rows can change.
@MainActor
@Observable
final class ListSource: SceneSource {
  private nonisolated static let page = ScreenKit.Page.ID("list")
  private nonisolated static let intent = SceneIntent.select(page, list: "list", row: "row")
  private var list: RowList<SceneIntent>

  init(_ titles: [String]) {
    list = RowList(titles.enumerated().map { ScreenKit.Row(id: "\($0.offset)", title: $0.element) }) { _ in Self.intent
    }
  }

  func change(_ row: Int, to title: String) { list.rows[row].title = title }

  var scene: Scene {
    Scene(
      root: Layer(style: .root, page: ScreenKit.Page(id: Self.page, screen: Screen("List", elements: [.list(list)]))))
  }

  func send(_ intent: SceneIntent) -> Reply { .done }
  func enterLink(_ text: String) -> Reply { .done }
  var isOver: Bool { false }
  @ObservationIgnored let openPages: Set<ScreenKit.Page.ID> = [page]
  let isSettled = true
  func settle() async {}
  let events: [SceneEvent] = []
  func undo(to number: Int) -> Reply { .refused("nothing is kept") }
  func undo() -> Reply { .refused("nothing is kept") }
  func redo() -> Reply { .refused("nothing is kept") }
  let link = ""
  let tree = ""
}
