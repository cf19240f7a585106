import Observation
import ScreenKit

/// An app with one list whose links end the process in different ways.
///
/// Tests type the links after `:`, so the real program needs no option that makes it crash.
@MainActor
@Observable
final class Sample: SceneSource {
  private nonisolated static let page = Page.ID("list")

  private var rows: [Row]
  private var toast: String?
  @ObservationIgnored private(set) var isOver = false

  init(rows count: Int) {
    rows = (1...count).map { Row(id: "\($0)", title: "Row \($0) of the list") }
  }

  var scene: Scene {
    let list = RowList<SceneIntent>(rows) { .select(Self.page, list: "list", row: $0) }
    return Scene(
      root: Layer(style: .root, page: Page(id: Self.page, screen: Screen("Sample", elements: [.list(list)]))),
      toast: toast)
  }

  func respond(to request: SceneRequest) -> Reply {
    switch request {
    case .intent(let intent):
      toast = nil
      if intent == .quit { isOver = true }
      return .done
    case .link(let text, _): return open(text)
    case .undo, .redo, .restore: return .refused("nothing is kept")
    }
  }

  private func open(_ text: String) -> Reply {
    switch text {
    case "trap": rows.removeFirst(rows.count + 1)
    case "fatal": fatalError("boom")
    case "exit": exitNow()
    case "request": request()
    default: return .refused("nothing is called \(text)")
    }
    return .done
  }

  let openPages: Set<Page.ID> = [page]
  let isSettled = true
  func settle() async {}
  let events: [SceneEvent] = []
  let link = "sample://list"
  let tree = "list"

  /// Starts a request that never ends.
  private func request() {
    toast = "waiting for an answer"
    Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }
}
