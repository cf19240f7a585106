import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Confirmation before leaving a draft", .tags(.confirmation))
struct LeavingTests {
  private let studio = StartedRouter<StudioRoute>()
  private var router: Router<StudioRoute> { studio.router }
  private var navigator: Navigator<Screen> { studio.navigator }

  @Test("A draft without changes needs no confirmation")
  func nothingToLose() {
    router.push(.draft(changes: 0))
    #expect(router.back() == .done)
    #expect(router.answerConfirmation(true) == .refused(.nothingToConfirm))
  }

  @Test("The screen of a confirmation knows which screen asks, and can answer after saving it")
  func asking() throws {
    openDraft()
    #expect(router.asking == nil)
    #expect(navigator.selectTab("wall") == .needsConfirmation)
    let draft = try #require(router.asking)
    #expect(draft.route == .draft(changes: 1))
    #expect(router.screen(of: draft.id)?.name == "drafts/1")
    #expect(router.answerConfirmation(true) == .done)
    #expect(router.asking == nil)
  }

  @Test("A confirmation can't be replaced by another route, and it is neither in the link nor in the snapshot")
  func questionAlone() {
    openDraft()
    let (link, place) = (router.link, navigator.snapshot)
    router.back()
    #expect(router.link == link && navigator.snapshot == place)
    #expect(router.replaceTop(with: .palette) == .refused(.alertIsOpen))
    #expect(router.replaceStack(with: [.palette]) == .refused(.alertIsOpen))
    #expect(navigator.isConfirming)
  }

  @Test("A link or a snapshot with a confirmation is refused", arguments: OpenPolicy.allCases)
  func noPlace(_ policy: OpenPolicy) throws {
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

  @Test("A call from an observer of the closed confirmation runs after the confirmed command")
  func callBetween() {
    openDraft()
    navigator.selectTab("wall")
    router.observe { [router] event in if event.kind == .dismiss { router.push(.sketch(1)) } }
    #expect(router.answerConfirmation(true) == .done)
    #expect(studio.snapshot == NavigationSnapshot(tabs: [[.desk], [.wall, .sketch(1)]], selectedTab: 1))
  }

  /// Opens a sheet and pushes a draft with changes in it.
  private func openDraft() {
    router.navigate(to: .palette)
    router.push(.draft(changes: 1))
  }
}
