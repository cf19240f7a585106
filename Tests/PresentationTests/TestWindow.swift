@testable import Presentation

/// A window of numbered pages whose owner performs every request, or refuses all of them.
@MainActor
final class TestWindow {
  struct Page: Identifiable, Equatable {
    var id: Int
  }

  private(set) var requests: [WindowRequest<Int>] = []
  /// The modals that have not appeared in time.
  private(set) var missing: [Int] = []
  /// Whether each change was animated.
  private(set) var animations: [Bool] = []
  var isRefusing = false
  private(set) var model: WindowModel<Page>
  private var content: WindowContent<Page>
  private let waits = Waits()

  private final class Waits {
    var turn: [@MainActor () -> Void] = []
    var alert: [@MainActor () -> Void] = []
    var check: [@MainActor () -> Void] = []
    weak var window: TestWindow?
  }

  init(tabs: Int = 1, isVisible: Bool = true) {
    content = WindowContent(
      tabs: (0..<tabs).map { .init(id: "\($0)", stack: .init(root: Page(id: 100 + $0))) }, selectedTab: "0")
    model = WindowModel(
      content,
      pauses: Pauses(
        turn: { [waits] in waits.turn.append($0) }, alert: { [waits] in waits.alert.append($0) },
        check: { [waits] in waits.check.append($0) }),
      change: { [waits] isAnimated, body in
        waits.window?.animations.append(isAnimated)
        body()
      },
      onMissing: { [waits] in waits.window?.missing.append($0) },
      onRequest: { [waits] in waits.window?.perform($0) })
    waits.window = self
    if isVisible { root.didAppear() }
    for stack in root.stacks { stack.root.didAppear() }
    check()
  }

  var root: LayerModel<Page> { model.root }
  var presenter: Presenter<Page> { root.presenter }

  /// Shows pages on the first tab, and modals.
  func show(pushed: [Int] = [], modals: [(ModalStyle, Int)] = [], isAnimated: Bool = true) {
    content.tabs[0].stack.pushed = pushed.map { Page(id: $0) }
    content.modals = modals.map { .init(style: $0.0, stack: .init(root: Page(id: $0.1))) }
    model.show(content, isAnimated: isAnimated)
  }

  /// Shows a modal, and reports that it has appeared.
  func open(_ style: ModalStyle, _ page: Int) -> LayerModel<Page>? {
    show(modals: [(style, page)])
    let modal = presenter[.sheet] ?? presenter[.cover] ?? presenter[.popover]
    modal?.didAppear()
    return modal
  }

  func selectTab(_ tab: String) {
    content.selectedTab = tab
    model.show(content)
  }

  func replaceTab(_ index: Int, with tab: String) {
    content.tabs[index].id = tab
    model.show(content)
  }

  // MARK: Waits

  func endTurn() { run(&waits.turn) }

  /// Simulates the time that an alert takes to close, which begins after the turn.
  func endAlert(afterTurn: Bool = true) {
    if afterTurn { endTurn() }
    run(&waits.alert)
  }

  /// Simulates the time after which the UI must have done what it was asked for, which begins after the turn.
  func check(afterTurn: Bool = true) {
    if afterTurn { endTurn() }
    run(&waits.check)
  }

  private func run(_ actions: inout [@MainActor () -> Void]) {
    let pending = actions
    actions = []
    for action in pending { action() }
  }

  private func perform(_ request: WindowRequest<Int>) {
    requests.append(request)
    if isRefusing { return }
    switch request {
    case .select(let tab): content.selectedTab = tab
    case .remove(let page):
      content.modals.removeAll { $0.stack.root.id == page }
      content.tabs[0].stack.pushed = Array(content.tabs[0].stack.pushed.prefix { $0.id != page })
    }
    model.show(content)
  }
}

extension Presenter {
  /// Whether the alert over the layer is presented.
  var isAlerting: Bool {
    get { self[isPresented: alert] }
    set { self[isPresented: alert] = newValue }
  }
}
