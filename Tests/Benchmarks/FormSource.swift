import Observation
import ScreenKit

/// A scene source with one field for a text of several lines.
@MainActor
@Observable
final class FormSource: SceneSource {
  private nonisolated static let page = ScreenKit.Page.ID("form")
  private var text: String

  init(_ text: String) { self.text = text }

  var scene: Scene {
    let field = Field<SceneIntent>("Text", text: text, isMultiline: true) {
      .edit(Self.page, field: "Text", text: $0)
    }
    return Scene(
      root: Layer(style: .root, page: ScreenKit.Page(id: Self.page, screen: Screen("Form", elements: [.field(field)]))))
  }

  func send(_ intent: SceneIntent) -> Reply {
    if case .edit(_, _, let text) = intent { self.text = text }
    return .done
  }

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
