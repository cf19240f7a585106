import Presentation
import Routing
import RoutingSamples
import TestTopics
import Testing

@testable import RoutingUI

@Suite("FlowModel", .tags(.navigation, .modals))
@MainActor
struct FlowModelTests {
  private let started = StartedRouter<LibraryRoute>()
  private var router: Router<LibraryRoute> { started.router }
  private let pauses = Pauses(turn: { _ in }, alert: { _ in })

  @Test("Pushing updates the window, and popping in the window updates the flow")
  func following() throws {
    let model = FlowModel(router, pauses: pauses)
    let layer = try #require(model.layer)
    layer.didAppear()
    router.push(.book(7))
    router.push(.book(8))
    let stack = try #require(layer.stacks.first)
    #expect(stack.path.map(\.page.screen.name) == ["books/7", "books/8"])
    stack.path.last?.didAppear()
    stack.path.removeLast()
    #expect(started.stack == [.shelf, .book(7)])
    router.navigate(to: .note)
    layer.sheet?.didAppear()
    layer.sheet = nil
    #expect(!router.state.isPresenting)
  }

  @Test("A call of a closed page is refused, and one below a closing sheet closes the sheet first")
  func calls() {
    let model = FlowModel(router, pauses: pauses)
    let (shelf, layer) = (started.visible.id, model.layer)
    layer?.didAppear()
    #expect(model.perform(from: shelf) { router.push(.book(1)) } == .done)
    #expect(model.perform(from: shelf) { router.push(.book(1)) } == .refused(.stale(shelf)))
    router.pop()
    router.navigate(to: .note)
    #expect(model.perform(from: shelf) { router.push(.book(1)) } == .refused(.stale(shelf)))
    layer?.sheet?.didAppear()
    #expect(model.perform(from: shelf) { router.push(.book(1)) } == .done)
    #expect(started.stack == [.shelf, .book(1)] && !router.state.isPresenting)
  }

  @Test("A flow that has not started shows nothing, and a stopped one keeps what it showed")
  func stopping() {
    let idle = Router<LibraryRoute>()
    #expect(FlowModel(idle).layer == nil)
    let model = FlowModel(router, pauses: pauses)
    let layer = model.layer
    router.stop()
    #expect(model.layer === layer && layer?.stacks.first?.root.page.screen.name == "shelf")
  }

  @Test("A route without a label is labeled by its path")
  func labels() throws {
    let entry = try #require(router.content?.tabs.first?.first)
    #expect(PageLabel(entry) == PageLabel("shelf") && ModalOptions(entry) == ModalOptions())
  }
}
