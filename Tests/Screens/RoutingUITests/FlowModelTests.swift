import Links
import Routing
import RoutingSamples
import TestTopics
import Testing

@testable import RoutingUI

@Suite("FlowModel", .tags(.navigation, .modals))
@MainActor
struct FlowModelTests {
  private let window: SampleWindow
  private let model: FlowModel<Screen>
  private var navigator: Navigator<Screen> { window.navigator }

  init() throws {
    window = try SampleWindow("library", placements: ["library": .root])
    model = FlowModel(window.navigator, pauses: .endless)
    model.layer?.didAppear()
  }

  @Test("Pages of several modules are pushed on one stack, and popping in the window goes back in the navigator")
  func stack() throws {
    window.push("library/books/7", "studio/sketches/2")
    let stack = try #require(model.layer?.stacks.first)
    #expect(stack.path.map(\.page.screen.name) == ["books/7", "sketches/2"])
    stack.path.last?.didAppear()
    stack.path.removeLast()
    #expect(window.way == "library/shelf, library/books/7")
  }

  @Test("A tap on a page that was left has no effect, and one below a closing sheet closes the sheet first")
  func calls() {
    let (shelf, layer) = (navigator.visible.id, model.layer)
    let push = { @MainActor [window] in window.push("library/books/1") }
    #expect(model.perform(from: shelf, push))
    #expect(!model.perform(from: shelf, push))
    navigator.back()
    window.push("library/note")
    #expect(!model.perform(from: shelf, push))
    layer?.presenter[.sheet]?.didAppear()
    #expect(model.perform(from: shelf, push))
    #expect(window.way == "library/shelf, library/books/1")
  }

  @Test("A window whose scene isn't active from the beginning presents nothing until it is")
  func inactive() throws {
    let model = FlowModel(navigator, pauses: .endless)
    model.sceneDidChange(isActive: false)
    let layer = try #require(model.layer)
    layer.didAppear()
    window.push("library/note")
    #expect(layer.presenter[.sheet] == nil)
    model.sceneDidChange(isActive: true)
    #expect(layer.presenter[.sheet] != nil)
  }

  @Test("A navigator that has not started shows nothing, and a stopped one keeps what it showed")
  func stopping() throws {
    #expect(
      FlowModel(try Navigator(navigator.modules, root: "library", gates: navigator.modules.openGates)).layer == nil)
    let layer = model.layer
    navigator.stop()
    #expect(model.layer === layer && layer?.stacks.first?.root.page.screen.name == "shelf")
  }

  @Test("A model that is freed leaves no observer in its navigator")
  func freed() async {
    var model: FlowModel<Screen>? = FlowModel(navigator, pauses: .endless)
    let before = observers
    #expect(model?.layer != nil && observers == before.map { $0 + 1 })
    model = nil
    for _ in 0..<20 { await Task.yield() }
    #expect(observers == before)
  }

  /// The number of the navigator's observers.
  private var observers: Int? {
    Mirror(reflecting: navigator).descendant("observers", "observers").map { Mirror(reflecting: $0).children.count }
  }

  @Test("A problem says what to do, and names its modal")
  func problems() {
    #expect(FlowProblem.notStarted.description.contains("call start()"))
    #expect(FlowProblem.notShown(navigator.visible.id).description.contains("\(navigator.visible.id)"))
  }

  @Test("A route without a label is labeled by its path")
  func labels() throws {
    let entry = try #require(navigator.content?.tabs.first?.first)
    #expect(PageLabel(entry) == PageLabel("shelf") && ModalOptions(entry) == ModalOptions())
  }
}

extension Pauses {
  /// Waits that never end.
  fileprivate static let endless = Pauses(turn: { _ in }, alert: { _ in }, check: { _ in })
}
