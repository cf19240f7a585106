import Observation
import ScreenKit

/// A scene source that shows a given scene, applies text edits, and records the requests it receives.
@MainActor
@Observable
final class FakeApp: SceneSource {
  var scene: Scene {
    get {
      readings += 1
      return kept
    }
    set { kept = newValue }
  }
  private var kept: Scene
  /// How often the scene has been read.
  @ObservationIgnored private(set) var readings = 0
  @ObservationIgnored var isOver = false
  @ObservationIgnored var sent: [SceneIntent] = []
  @ObservationIgnored var opened: [String] = []
  @ObservationIgnored var refusals: [(intent: SceneIntent, reason: String)] = []
  @ObservationIgnored var settled = 0
  @ObservationIgnored var isSettled = true
  @ObservationIgnored var undone: [Int] = []
  var events: [SceneEvent] = []
  @ObservationIgnored var places: [String] = []
  /// The places that don't open now.
  @ObservationIgnored var closedPlaces: [String] = []
  /// Open pages that aren't visible.
  @ObservationIgnored var hiddenPages: Set<Page.ID> = []
  @ObservationIgnored var onSend: (SceneIntent, FakeApp) -> Void = { _, _ in }
  @ObservationIgnored var onRefused: (FakeApp, String) -> Void = { _, _ in }
  @ObservationIgnored var onOpened: (FakeApp) -> Void = { _ in }

  init(_ scene: Scene) { kept = scene }

  func respond(to request: SceneRequest) -> Reply {
    switch request {
    case .intent(let intent): receive(intent)
    case .link(let text, _): open(text)
    case .restore(let number): restore(number)
    case .undo: .done
    case .redo: .refused("There is nothing to redo")
    }
  }

  private func receive(_ intent: SceneIntent) -> Reply {
    sent.append(intent)
    if let refusal = refusals.first(where: { $0.intent == intent }) {
      onRefused(self, refusal.reason)
      return .refused(refusal.reason)
    }
    if case .edit(let page, let field, let text) = intent { keep(text, field: field, page: page) }
    if intent == .quit { isOver = true }
    onSend(intent, self)
    return .done
  }

  private func open(_ text: String) -> Reply {
    opened.append(text)
    onOpened(self)
    return text.hasPrefix("app://") && text.utf8.count <= 2_048 ? .done : .refused("“\(text)” is no link")
  }

  var openablePlaces: [String] { places.filter { !closedPlaces.contains($0) } }

  private func restore(_ number: Int) -> Reply {
    undone.append(number)
    return events.contains { $0.number == number && $0.isReachable } ? .done : .refused("Step \(number) is not kept")
  }

  var openPages: Set<Page.ID> {
    let layers = [kept.root] + kept.modals
    return hiddenPages.union(layers.flatMap { [$0.page.id, $0.sidebar?.id].compactMap(\.self) })
  }

  func settle() async {
    settled += 1
    isSettled = true
  }
  var link: String { "app://posts" }
  @ObservationIgnored var tree = "root\n  posts"

  private func keep(_ text: String, field id: String, page: Page.ID) {
    guard kept.active.page.id == page else { return }
    var screen = kept.active.page.screen
    for (index, element) in screen.elements.enumerated() {
      guard case .field(var field) = element, field.id == id, case .text(_, let edited) = field.content else {
        continue
      }
      field.content = .text(text, edited: edited)
      screen.elements[index] = .field(field)
    }
    if kept.modals.isEmpty {
      kept.root.page.screen = screen
    } else {
      kept.modals[kept.modals.count - 1].page.screen = screen
    }
  }
}
