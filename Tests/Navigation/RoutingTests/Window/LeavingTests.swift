import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

/// A call in a window with several modules.
struct PageCall: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// What the call leads to.
  var end: String
  var take: @MainActor @Sendable (SampleWindow) -> NavigationOutcome?

  init(_ name: String, to end: String, _ take: @escaping @MainActor @Sendable (SampleWindow) -> NavigationOutcome?) {
    (testDescription, self.end, self.take) = (name, end, take)
  }
}

@MainActor
@Suite("Confirmation before leaving a draft", .tags(.confirmation))
struct LeavingTests {
  private let window: SampleWindow
  private var navigator: Navigator<Screen> { window.navigator }

  init() throws { window = try SampleWindow() }

  @Test(
    "Every way out of a draft asks first; declining changes nothing, and agreeing completes it",
    arguments: [
      PageCall("left by its module", to: "museum/halls, museum/paintings/1") {
        $0.studio?.leave(from: $0.studio?.state.entries.first?.id)
      },
      PageCall("closed", to: "museum/halls, museum/paintings/1") { $0.navigator.dismissModal() },
      PageCall("another tab", to: "museum/tickets") { $0.navigator.selectTab("tickets") },
      PageCall("a link", to: "museum/halls, museum/paintings/9") { $0.open("museum/paintings/9", .reset) },
      PageCall("another root", to: "library/shelf") { $0.navigator.showRoot("library").outcome },
    ])
  func drafts(_ way: PageCall) {
    window.push("museum/paintings/1", "studio/palette", "studio/drafts/7", "library/books/2")
    let (start, entries) = (window.way, window.identities)
    for _ in 1...2 {
      #expect(way.take(window) == .needsConfirmation)
      #expect(window.way == start + ", alert studio/discard/7")
      #expect(navigator.answerConfirmation(false) == .done)
      #expect(window.identities == entries)
    }
    #expect(way.take(window) == .needsConfirmation)
    #expect(window.studio?.answerConfirmation(true) == .done)
    #expect(window.way == way.end)
    #expect(!navigator.isConfirming)
    #expect(window.living == window.identities.count)
  }

  @Test("The drafts of several modules ask in turn, the innermost first, and a draft that stays doesn't ask")
  func inTurn() throws {
    window.push("studio/drafts/1", "library/books/2", "studio/drafts/2?style=sheet", "museum/map", "studio/drafts/3")
    let entries = window.identities
    func leave() -> NavigationOutcome? { window.museum?.select(tab: .halls, pushing: .painting(4)) }
    #expect(leave() == .needsConfirmation)
    #expect(window.way.hasSuffix("studio/drafts/3, alert studio/discard/3"))
    #expect(window.studio?.answerConfirmation(true) == .needsConfirmation)
    #expect(window.way.hasSuffix("studio/drafts/3, alert studio/discard/2"))
    #expect(window.studio?.answerConfirmation(false) == .done)
    #expect(window.identities == entries)

    // Another attempt takes the place of an open confirmation, and asks from the beginning.
    for _ in 1...2 {
      #expect(leave() == .needsConfirmation)
      #expect(window.way.hasSuffix("studio/drafts/3, alert studio/discard/3"))
      #expect(window.studio?.answerConfirmation(true) == .needsConfirmation)
    }
    #expect(window.studio?.answerConfirmation(true) == .done)
    #expect(window.way == "museum/halls, studio/drafts/1, library/books/2, museum/paintings/4")
    #expect(navigator.selectTab("tickets") == .done)
  }

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

  @Test("The app can ask before it ends a window, and goes on only if every screen agrees", arguments: [false, true])
  func endOfWindow(isAgreed: Bool) {
    window.push("studio/drafts/7", "library/books/2")
    var (ends, stays) = (0, 0)
    #expect(navigator.asksBeforeLeaving)
    #expect(!navigator.asksBeforeLeaving(navigator.visible.id))
    #expect(
      navigator.confirmLeaving {
        ends += 1
      } orElse: {
        stays += 1
      } == .needsConfirmation)
    #expect(window.studio?.answerConfirmation(isAgreed) == .done)
    #expect((ends, stays) == (isAgreed ? 1 : 0, isAgreed ? 0 : 1))
    #expect(window.way == "museum/halls, studio/drafts/7, library/books/2")

    // Another change closes the confirmation, as if the user had declined.
    #expect(
      navigator.confirmLeaving {
        ends += 1
      } orElse: {
        stays += 1
      } == .needsConfirmation)
    #expect(navigator.dismissModal() == .done)
    #expect(stays == (isAgreed ? 1 : 2))
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

  @Test("A link or a snapshot with a confirmation is refused", arguments: OpenPolicy.allCases)
  func noPlace(_ policy: OpenPolicy) throws {
    let studio = StartedRouter<StudioRoute>()
    let (router, navigator) = (studio.router, studio.navigator)
    let link = StudioRoute.discard(changes: 1).link
    let reason = "This is only asked before another screen is left"
    for text in ["\(link)", "app://studio/sketches/1/discard/1"] {
      guard case .refused(let refusal) = router.open(try DeepLink(text), policy), let error = refusal.linkError else {
        Issue.record("\(text) was opened")
        continue
      }
      #expect((error.reason, error.text) == (reason, "discard"))
    }
    let saved = NavigationSnapshot(
      tabs: [[StudioRoute.desk.link], [StudioRoute.wall.link]], modals: [.init(style: .alert, stack: [link])])
    let restoration = navigator.restore(saved)
    #expect(restoration.outcome == .unchanged)
    #expect(restoration.losses.map(\.reason) == [reason])
    #expect(studio.notices == 0)
  }
}
