import Presentation
import TestTopics
import Testing

@Suite("WindowModel", .tags(.modals, .navigation, .tabs))
@MainActor
struct WindowModelTests {
  @Test("An alert below another modal waits until that modal has closed")
  func alertBelowModal() throws {
    let window = TestWindow()
    window.show(modals: [(.sheet, 1)])
    let sheet = try #require(window.root.sheet)
    sheet.didAppear()
    window.show(modals: [(.alert, 2), (.sheet, 1)])
    #expect(window.root.sheet === sheet && sheet.sheet == nil)
    window.show(modals: [(.alert, 2)])
    window.root.didClose(.sheet)
    #expect(window.root.isAlerting && window.root.alert?.page.id == 2)
  }

  @Test("The next modal waits until the previous one has closed")
  func oneModalAtATime() throws {
    let window = TestWindow()
    window.show(modals: [(.sheet, 1)])
    let sheet = try #require(window.root.sheet)
    sheet.didAppear()
    window.show(modals: [(.cover, 2)])
    #expect(window.root.sheet == nil && window.root.cover == nil, "the sheet is still on the screen")
    window.root.didClose(.sheet)
    #expect(window.root.cover != nil)
    window.root.didClose(.sheet)
    #expect(window.root.cover != nil, "a second report changes nothing")
  }

  @Test("A modal that has not appeared is replaced at once")
  func unseenModal() {
    let window = TestWindow()
    window.show(modals: [(.sheet, 1)])
    window.show(modals: [(.cover, 2)])
    #expect(window.root.cover != nil)
  }

  @Test("A modal over a modal waits until its presenter is visible")
  func presenterFirst() throws {
    let window = TestWindow()
    window.show(modals: [(.sheet, 1), (.sheet, 2)])
    let sheet = try #require(window.root.sheet)
    #expect(sheet.sheet == nil)
    sheet.didAppear()
    #expect(sheet.sheet?.stacks.first?.root.page.id == 2)
  }

  @Test("A refused dismissal shows the modal again under another identity")
  func refusedDismissal() throws {
    let window = TestWindow()
    window.isRefusing = true
    window.show(modals: [(.sheet, 1)])
    let sheet = try #require(window.root.sheet)
    sheet.didAppear()
    window.root.sheet = nil
    #expect(window.requests == [.remove(1)] && window.root.sheet == nil, "the screen is believed first")
    window.root.didClose(sheet.id)
    let again = try #require(window.root.sheet)
    #expect(again.id != sheet.id && again.stacks.first?.root.page.id == 1)
  }

  @Test("A tab that the screen has left comes back, although the app left it before the UI wrote it")
  func lateSelection() throws {
    let window = TestWindow(tabs: 2)
    window.selectTab("1")
    let drawn = window.root.selection
    window.selectTab("0")
    window.show(pushed: [10])
    let stack = try #require(window.root.stacks.first)
    window.root.selection = stack.tag
    window.selectTab("1")
    #expect(window.root.selection.id == "1" && window.root.selection != drawn)
  }

  @Test("A refused pop shows the page again under another identity")
  func refusedBack() throws {
    let window = TestWindow()
    window.isRefusing = true
    window.show(pushed: [10, 11])
    let stack = try #require(window.root.stacks.first)
    let path = stack.path
    stack.path.last?.didAppear()
    stack.path = Array(path.prefix(1))
    #expect(window.requests == [.remove(11)])
    #expect(stack.path.map(\.page.id) == [10, 11] && stack.path[0] == path[0] && stack.path[1] != path[1])
  }

  @Test("A path that is set twice in a turn requests one pop")
  func writtenTwice() throws {
    let window = TestWindow()
    window.isRefusing = true
    window.show(pushed: [10])
    let stack = try #require(window.root.stacks.first)
    stack.path.last?.didAppear()
    stack.path = []
    stack.path = []
    #expect(window.requests == [.remove(10)])
  }

  @Test("A late path for pages that never appeared requests nothing")
  func latePath() throws {
    let window = TestWindow()
    window.show(pushed: [10])
    let stack = try #require(window.root.stacks.first)
    stack.path = []
    #expect(window.requests.isEmpty && stack.path.map(\.page.id) == [10])
  }

  @Test("The top alert of several is shown first, and the next one after it closes")
  func stackedAlerts() {
    let window = TestWindow()
    window.show(modals: [(.alert, 1), (.alert, 2)])
    #expect(window.root.isAlerting && window.root.alert?.page.id == 2)
    window.show(modals: [(.alert, 1)])
    #expect(!window.root.isAlerting && window.root.alert?.page.id == 2, "the texts of the closing alert stay")
    window.endAlert()
    #expect(window.root.isAlerting && window.root.alert?.page.id == 1)
  }

  @Test("The wait for a closing alert begins after the turn, when the UI draws the end of the alert")
  func waitAfterTurn() {
    let window = TestWindow()
    window.show(modals: [(.alert, 1)])
    #expect(window.root.isAlerting)
    window.show(modals: [(.sheet, 2)])
    window.endAlert(afterTurn: false)
    #expect(window.root.sheet == nil, "the UI still shows the alert")
    window.endAlert()
    #expect(window.root.sheet != nil)
  }

  @Test("An alert that closes without an answer is removed after it has closed; an answered one is not")
  func unanswered() {
    let window = TestWindow()
    window.show(modals: [(.alert, 1)])
    #expect(window.root.isAlerting)
    window.root.isAlerting = false
    #expect(window.requests.isEmpty, "the action of the button may still come")
    window.endAlert()
    #expect(window.requests == [.remove(1)])

    window.show(modals: [(.alert, 2)])
    #expect(window.root.isAlerting)
    window.root.isAlerting = false
    window.show(modals: [])
    window.endAlert()
    #expect(window.requests == [.remove(1)])
  }

  @Test("A tab that is set twice in a turn is selected once, and selecting the visible tab at its root scrolls up")
  func tabs() throws {
    let window = TestWindow(tabs: 2)
    let (first, second) = (window.root.stacks[0], window.root.stacks[1])
    window.root.selection = second.tag
    window.root.selection = second.tag
    #expect(window.requests == [.select(tab: "1")])
    window.endTurn()
    window.root.selection = second.tag
    #expect(window.requests.count == 1 && second.scrollsToTop == 1 && first.scrollsToTop == 0)
  }

  @Test("A refused tab selection shows the previous tab under another tag")
  func refusedTab() {
    let window = TestWindow(tabs: 2)
    window.isRefusing = true
    let tag = window.root.selection
    window.root.selection = window.root.stacks[1].tag
    #expect(window.root.selection.id == "0" && window.root.selection != tag)
    #expect(window.root.stacks[0].tag == window.root.selection)
  }

  @Test("A tab that the app selects gets a new tag, because the UI may have left it")
  func tabComesBack() {
    let window = TestWindow(tabs: 2)
    let tag = window.root.selection
    window.root.selection = window.root.stacks[1].tag
    #expect(window.root.selection == window.root.stacks[1].tag, "the UI has chosen this one")
    window.selectTab("0")
    #expect(window.root.selection.id == "0" && window.root.selection != tag)
    #expect(window.root.selection == window.root.stacks[0].tag)
  }

  @Test("Reading a selection between two equal writes does not count as drawing it")
  func readByWrite() {
    let window = TestWindow(tabs: 2)
    let drawn = window.root.selection
    let tag = window.root.stacks[1].tag
    // A write through a key path, such as that of a binding, reads the property first.
    let selection: ReferenceWritableKeyPath<LayerModel<TestWindow.Page>, TabTag> = \.selection
    for _ in 0..<2 { window.root[keyPath: selection] = tag }
    window.selectTab("0")
    #expect(window.root.selection.id == "0" && window.root.selection != drawn, "the UI still shows the other tab")
  }

  @Test("The wanted tab is selected again when another tab goes, because the user may have just chosen that one")
  func goneTab() {
    let window = TestWindow(tabs: 2)
    let (drawn, chosen) = (window.root.selection, window.root.stacks[1].tag)
    window.replaceTab(1, with: "2")
    window.root.selection = chosen
    #expect(window.requests.isEmpty, "the tab has gone")
    #expect(window.root.selection.id == "0" && window.root.selection != drawn)
  }

  @Test("The late end of an alert doesn't close the next one")
  func lateEndOfAlert() {
    let window = TestWindow()
    window.show(modals: [(.alert, 1)])
    let first = window.root.alert
    #expect(window.root.isAlerting)
    window.show(modals: [(.alert, 2)])
    window.endAlert()
    #expect(window.root.isAlerting)
    window.root[isPresented: first] = false
    #expect(window.root.isAlerting && window.root.alert != first)
  }

  @Test("Setting values of a closed layer changes nothing")
  func closedLayer() throws {
    let window = TestWindow()
    window.show(modals: [(.sheet, 1)])
    let sheet = try #require(window.root.sheet)
    sheet.didAppear()
    window.show(modals: [])
    sheet.stacks.first?.path = []
    sheet.sheet = nil
    sheet.isAlerting = false
    #expect(window.requests.isEmpty && sheet.stacks.first?.root.page.id == 1, "it keeps what it showed")
  }

  @Test("A modal closed before it appeared makes room for the next, even if the UI never presented it")
  func droppedModal() {
    let window = TestWindow()
    window.show(modals: [(.sheet, 1)])
    #expect(window.root.sheet != nil)
    window.show(modals: [(.cover, 2)])
    #expect(window.root.cover == nil)
    window.endAlert()
    #expect(window.root.cover != nil)
  }

  @Test("The meaning of a tap says whether its page is visible, below a closing modal, or left")
  func taps() throws {
    let window = TestWindow()
    #expect(window.model.meaning(ofTapOn: 100) == .visible)
    window.show(modals: [(.sheet, 1)])
    #expect(window.model.meaning(ofTapOn: 100) == .late, "the sheet has not appeared: a double tap")
    window.root.sheet?.didAppear()
    #expect(window.model.meaning(ofTapOn: 100) == .below(1))
    window.show(pushed: [10])
    #expect(window.model.meaning(ofTapOn: 100) == .late)
    #expect(window.model.meaning(ofTapOn: 100, isBeside: true) == .visible)
  }
}

/// A window of numbered pages whose owner performs every request, or refuses all of them.
@MainActor
final class TestWindow {
  struct Page: Identifiable, Equatable {
    var id: Int
  }

  private(set) var requests: [WindowRequest<Int>] = []
  var isRefusing = false
  private(set) var model: WindowModel<Page>
  private var content: WindowContent<Page>
  private let waits = Waits()

  private final class Waits {
    var turn: [@MainActor () -> Void] = []
    var alert: [@MainActor () -> Void] = []
    weak var window: TestWindow?
  }

  init(tabs: Int = 1) {
    content = WindowContent(
      tabs: (0..<tabs).map { .init(id: "\($0)", stack: .init(root: Page(id: 100 + $0))) }, selectedTab: "0")
    model = WindowModel(
      content,
      pauses: Pauses(turn: { [waits] in waits.turn.append($0) }, alert: { [waits] in waits.alert.append($0) })
    ) { [waits] in waits.window?.perform($0) }
    waits.window = self
    root.didAppear()
  }

  var root: LayerModel<Page> { model.root }

  func show(pushed: [Int] = [], modals: [(ModalStyle, Int)] = []) {
    content.tabs[0].stack.pushed = pushed.map { Page(id: $0) }
    content.modals = modals.map { .init(style: $0.0, stack: .init(root: Page(id: $0.1))) }
    model.show(content)
  }

  func selectTab(_ tab: String) {
    content.selectedTab = tab
    model.show(content)
  }

  func replaceTab(_ index: Int, with tab: String) {
    content.tabs[index].id = tab
    model.show(content)
  }

  func endTurn() { run(&waits.turn) }

  /// Simulates the time that an alert takes to close, which begins after the turn.
  func endAlert(afterTurn: Bool = true) {
    if afterTurn { endTurn() }
    run(&waits.alert)
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

extension LayerModel {
  /// Whether the alert over the layer is presented.
  var isAlerting: Bool {
    get { self[isPresented: alert] }
    set { self[isPresented: alert] = newValue }
  }
}
