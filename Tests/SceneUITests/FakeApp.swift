import Observation
import Presentation
import ScreenKit

@testable import SceneUI

/// A scene source with two tabs and numbered pages.
@MainActor
@Observable
final class FakeApp: SceneSource {
  struct Modal: Equatable {
    var style: ScreenKit.Layer.Style
    var pages: [Int]
  }

  static let confirmation = 99

  var tabs: [String: [Int]] = ["a": [1], "b": [2]]
  var selected = "a"
  var modals: [Modal] = []
  var toast: String?
  var hasTabs = true
  var showsSidebar = false
  /// The pages that confirm leaving.
  var guarded: Set<Int> = []
  /// Whether the app accepts every intent without a change.
  var changesNothing = false
  @ObservationIgnored var intents: [SceneIntent] = []

  var text = ""

  private var stack: [Int] { tabs[selected] ?? [] }

  var scene: Scene {
    var root = layer(.root, stack)
    if hasTabs {
      root.tabs = TabBar(
        tabs: tabs.keys.sorted().map { .init(id: $0, title: "Tab \($0)") }, selected: selected)
    }
    if showsSidebar { root.sidebar = stack.first.map(page) }
    return Scene(root: root, modals: modals.map { layer($0.style, $0.pages) }, toast: toast)
  }

  var openPages: Set<Page.ID> { Set((tabs.values.flatMap(\.self) + modals.flatMap(\.pages)).map(Self.id)) }

  static func id(_ page: Int) -> Page.ID { Page.ID("\(page)") }

  func page(_ number: Int) -> Page {
    let screen = Screen<String>(
      "Page \(number)", actions: [Action("Next", "next")],
      elements: [.field(Field("Text", text: text) { $0 })])
    return Page(id: Self.id(number), screen: screen.addressed(to: Self.id(number)))
  }

  private func layer(_ style: Layer.Style, _ pages: [Int]) -> Layer {
    Layer(
      style: style, page: page(pages.last ?? 0), depth: pages.count - 1,
      backTitle: pages.dropLast().last.map { "Page \($0)" },
      asksBeforeClosing: !guarded.isDisjoint(with: pages))
  }

  func respond(to request: SceneRequest) -> Reply {
    if case .intent(let intent) = request { receive(intent) } else { .done }
  }

  private func receive(_ intent: SceneIntent) -> Reply {
    intents.append(intent)
    toast = nil
    // A window that doesn't give up fails its test instead of going on for ever.
    if intents.count > 20 { return .refused("No") }
    if changesNothing { return .done }
    let top = modals.last?.pages.last ?? stack.last ?? 0
    if let page = intent.page, page != Self.id(top) { return .refused("stale") }
    switch intent {
    case .back, .close:
      if guarded.contains(top) {
        modals.append(Modal(style: .alert, pages: [Self.confirmation]))
      } else if case .close = intent {
        if modals.popLast() == nil { return .refused("nothing to close") }
      } else {
        if (modals.last?.pages ?? stack).count < 2 { return .refused("nothing to go back to") }
        pop()
      }
    case .tab(let tab): if tab == selected { tabs[tab] = Array(stack.prefix(1)) } else { selected = tab }
    case .activate: push(top + 10)
    case .edit(_, _, let text): self.text = text
    case .editSecret, .select, .quit: break
    }
    return .done
  }

  func push(_ page: Int) {
    if modals.isEmpty { tabs[selected]?.append(page) } else { modals[modals.count - 1].pages.append(page) }
  }

  func pop() {
    if modals.isEmpty { tabs[selected]?.removeLast() } else { modals[modals.count - 1].pages.removeLast() }
  }

  var isOver: Bool { false }
  var isSettled: Bool { true }
  func settle() async {}
  var link: String { "" }
  var tree: String { "" }
  var events: [SceneEvent] { [] }
}

/// A window of an app without views.
@MainActor
struct FakeWindow {
  let app: FakeApp
  let model: SceneModel
  let waits = Waits()

  @MainActor
  final class Waits {
    var pending: [@MainActor () -> Void] = []

    func end() {
      let actions = pending
      pending = []
      for action in actions { action() }
    }
  }

  init(_ app: FakeApp) {
    self.app = app
    model = SceneModel(
      app,
      pauses: Pauses(
        turn: { [waits] in waits.pending.append($0) }, alert: { [waits] in waits.pending.append($0) },
        check: { _ in })
    )
    appear()
  }

  var root: LayerModel<ScenePage> { model.layer }
  var stack: StackModel<ScenePage> { root.selectedStack ?? root.stacks[0] }
  var pages: [ShownPage<ScenePage>] { [stack.root] + stack.path }
  var titles: [String] { pages.map(\.page.title) }

  /// Reports every visible layer and page as appeared, as a UI does.
  func appear() {
    for _ in 0..<8 {
      var layer: LayerModel<ScenePage>? = root
      while let current = layer {
        current.didAppear()
        for page in current.stacks.flatMap({ [$0.root] + $0.path }) { page.didAppear() }
        layer = current.presenter[.sheet] ?? current.presenter[.cover]
        _ = current.presenter[isPresented: current.presenter.alert]
      }
      waits.end()
    }
  }

  /// Changes the app without an intent from the window, then updates the window.
  func change(_ body: (FakeApp) -> Void) {
    body(app)
    model.refresh()
    appear()
  }
}
