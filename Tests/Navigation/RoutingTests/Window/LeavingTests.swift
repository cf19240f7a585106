import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Confirmation before leaving a draft", .tags(.confirmation))
struct LeavingTests {
  private let window: SampleWindow
  private var navigator: Navigator<Screen> { window.navigator }

  init() throws { window = try SampleWindow() }

  @Test("A screen that gets unsaved changes while another one asks is asked about too")
  func lateChanges() throws {
    window.push("studio/drafts/1", "library/books/2", "studio/drafts/0", "studio/drafts/3")
    let late = try #require(window.studio?.state.entries[1].id)
    #expect(window.museum?.popToRoot() == .needsConfirmation)
    #expect(window.way.hasSuffix("alert studio/discard/3"))
    window.studio?.screen(of: late)?.scope.confirmLeaving { true }
    for question in ["discard/0", "discard/1"] {
      #expect(window.studio?.answerConfirmation(true) == .needsConfirmation)
      #expect(window.way.hasSuffix(question))
    }
    #expect(window.studio?.answerConfirmation(true) == .done)
    #expect(window.way == "museum/halls")
  }

  @Test("The screen of a confirmation knows which screen asks and can answer, and is in no link or snapshot")
  func asking() throws {
    window.push("studio/drafts/1")
    let (link, snapshot) = (window.link, navigator.snapshot)
    #expect(window.studio?.asking == nil)
    #expect(navigator.back() == .needsConfirmation)
    let draft = try #require(window.studio?.asking)
    #expect(draft.route == .draft(changes: 1))
    #expect(window.studio?.screen(of: draft.id)?.name == "drafts/1")
    #expect(window.link == link && navigator.snapshot == snapshot)
    #expect(window.studio?.answerConfirmation(true) == .done)
    #expect(window.studio?.asking == nil)
    #expect(window.studio?.answerConfirmation(true) == .refused(.flowEnded))
    #expect(navigator.answerConfirmation(true) == .refused(.nothingToConfirm))
  }
}
