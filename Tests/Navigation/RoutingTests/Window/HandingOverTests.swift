import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Handing over a model", .tags(.navigation))
struct HandingOverTests {
  @Test("A model is handed over to the screen that is shown, also after a question, and to no other one")
  func model() throws {
    let window = try SampleWindow()
    func model() -> Int? {
      window.navigator.content?.stacks.joined().first { $0.id == window.navigator.visible.id }?.screen.scope.model(
        Int.self)
    }
    let museum = try #require(window.museum)
    museum.push(.painting(7), with: 42)
    #expect(model() == 42)
    museum.open(LibraryRoute.book(1).link, .push, with: 43)
    #expect(model() == 43)
    museum.push(.painting(8))
    #expect(model() == nil)
    window.push("studio/drafts/7")
    #expect(museum.open(MuseumRoute.painting(9).link, with: 44) == .needsConfirmation)
    window.navigator.answerConfirmation(true)
    #expect(window.way == "museum/halls, museum/paintings/9")
    #expect(model() == 44)
    AppRouter(window.navigator).open("app://museum/paintings/10", with: 45)
    #expect(model() == 45)
    #expect(Scope(model: "text").model(Int.self) == nil)
  }
}
