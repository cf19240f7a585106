import Observation
import ScreenKit

/// A scene source with one page: a list whose rows can change, or a field for a text of several lines.
@MainActor
@Observable
final class OnePageSource: SceneSource {
  private nonisolated static let page = ScreenKit.Page.ID("page")
  private nonisolated static let intent = SceneIntent.select(page, list: "list", row: "row")
  private var list = RowList<SceneIntent>([]) { _ in intent }
  private var text: String?

  init(rows titles: [String]) {
    list.rows = titles.enumerated().map { ScreenKit.Row(id: "\($0.offset)", title: $0.element) }
  }

  init(rows: [ScreenKit.Row]) { list.rows = rows }

  init(text: String) { self.text = text }

  func change(_ row: Int, to title: String) { list.rows[row].title = title }

  private var element: Element<SceneIntent> {
    guard let text else { return .list(list) }
    return .field(Field("Text", text: text, isMultiline: true) { .edit(Self.page, field: "Text", text: $0) })
  }

  var scene: Scene {
    Scene(root: Layer(style: .root, page: ScreenKit.Page(id: Self.page, screen: Screen("Page", elements: [element]))))
  }

  func respond(to request: SceneRequest) -> Reply {
    if case .intent(.edit(_, _, let text)) = request { self.text = text }
    return .done
  }

  var isOver: Bool { false }
  @ObservationIgnored let openPages: Set<ScreenKit.Page.ID> = [page]
  let isSettled = true
  func settle() async {}
  let events: [SceneEvent] = []
  let link = ""
  let tree = ""
}
