import Links

@testable import RoutingUI

/// A window of numbered pages whose owner performs every request, or refuses all of them.
@MainActor
final class TestWindow {
  struct Page: Identifiable, Equatable {
    var id: Int
    /// The start of the owner that has made the page.
    var start = 0
  }

  private(set) var requests: [WindowRequest<Int>] = []
  /// The modals that have not appeared in time.
  private(set) var missing: [Int] = []
  /// Whether each change was animated.
  private(set) var animations: [Bool] = []
  var isRefusing = false
  private(set) var model: WindowModel<Page>
  private var content: NavigationSnapshot<Page>
  private let waits = Waits()

  private final class Waits {
    var turn: [@MainActor () -> Void] = []
    var alert: [@MainActor () -> Void] = []
    var check: [@MainActor () -> Void] = []
    var styles: [Int: ModalStyle] = [:]
    weak var window: TestWindow?
  }

  init(tabs: Int = 1, isVisible: Bool = true, hasSidebar: Bool = false) {
    content = NavigationSnapshot(tabs: (0..<tabs).map { [Page(id: 100 + $0)] })
    model = WindowModel(
      content,
      traits: PageTraits(
        style: { [waits] in waits.styles[$0.stack[0].id] ?? .sheet },
        showsInSidebar: { hasSidebar && $0.id == 100 }),
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
  /// The first stack of the bottom layer.
  var stack: StackModel<Page> { root.stacks[0] }

  /// Shows pages on the first tab, and modals.
  func show(pushed: [Int] = [], modals: [(ModalStyle, Int)] = [], isAnimated: Bool = true) {
    content.tabs[0] = [content.tabs[0][0]] + pushed.map { Page(id: $0) }
    content.modals = modals.map { style, page in
      waits.styles[page] = style
      return Modal(style: style == .alert ? .alert : .sheet, stack: [Page(id: page)])
    }
    model.show(content, isAnimated: isAnimated)
  }

  /// Pushes a page on a modal.
  func push(_ page: Int, onModal level: Int) {
    content.modals[level].stack.append(Page(id: page))
    model.show(content)
  }

  /// Shows a modal, and reports that it and its page have appeared.
  func open(_ style: ModalStyle, _ page: Int) -> LayerModel<Page>? {
    show(modals: [(style, page)])
    let modal = presenter[.sheet] ?? presenter[.cover] ?? presenter[.popover]
    modal?.didAppear()
    modal?.stacks.first?.root.didAppear()
    return modal
  }

  func replaceTab(_ index: Int, with page: Int) {
    content.tabs[index] = [Page(id: page)]
    model.show(content)
  }

  /// Makes all pages new, as a navigator that starts again.
  func startAgain() {
    content = content.map { Page(id: $0.id, start: $0.start + 1) }
    model.show(content)
  }

  // MARK: Waits

  func endTurn() { run(&waits.turn) }

  /// Simulates the time that an alert takes to close, which begins after the turn.
  func endAlert(afterTurn: Bool = true) {
    if afterTurn { endTurn() }
    run(&waits.alert)
  }

  /// Simulates the time after which the UI must have done what it was asked for; what changes restarts it.
  func check(times: Int = 2) {
    for _ in 0..<times {
      endTurn()
      run(&waits.check)
    }
  }

  /// Ends the waits for comparisons that have begun.
  func endCheck() { run(&waits.check) }

  /// Whether the window waits for another comparison.
  var isComparing: Bool {
    endTurn()
    return !waits.check.isEmpty
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
    case .select(let tab): content.selectedTab = content.tabs.firstIndex { $0[0].id == tab } ?? 0
    case .remove(let page):
      content.modals.removeAll { $0.stack[0].id == page }
      content.tabs[0] = content.tabs[0].prefix(1) + content.tabs[0].dropFirst().prefix { $0.id != page }
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
