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

  /// A call that leaves a draft in a sheet, and the expected state.
  struct WayOut: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var take: @MainActor @Sendable (Router<StudioRoute>) -> NavigationOutcome
    var end: NavigationSnapshot<StudioRoute>

    init(
      _ name: String, to end: NavigationSnapshot<StudioRoute> = NavigationSnapshot(tabs: [[.desk], [.wall]]),
      _ take: @escaping @MainActor @Sendable (Router<StudioRoute>) -> NavigationOutcome
    ) {
      (testDescription, self.end, self.take) = (name, end, take)
    }
  }

  nonisolated static let waysOut = [
    WayOut("back", to: NavigationSnapshot(tabs: [[.desk], [.wall]], modals: [.init(style: .sheet, stack: [.palette])]))
    {
      $0.back(from: $0.state.visible.id)
    },
    WayOut("close") { $0.dismissModal(from: $0.state.visible.id) },
    WayOut("dismiss all") { $0.dismissModals() },
    WayOut("tab", to: NavigationSnapshot(tabs: [[.desk], [.wall]], selectedTab: 1)) { $0.selectTab("wall") },
    WayOut("the same tab") { $0.selectTab("desk") },
    WayOut("link", to: NavigationSnapshot(tabs: [[.desk, .sketch(1)], [.wall]])) { router in
      (try? DeepLink("app://studio/sketches/1")).map { router.open($0) } ?? .unchanged
    },
    WayOut("at the root level", to: NavigationSnapshot(tabs: [[.desk, .sketch(2)], [.wall]])) {
      $0.navigate(to: .sketch(2), at: .root, of: $0.state.visible.id)
    },
    WayOut(
      "replace", to: NavigationSnapshot(tabs: [[.desk], [.wall]], modals: [.init(style: .sheet, stack: [.sketch(3)])])
    ) {
      $0.replaceStack(with: [.sketch(3)])
    },
  ]

  @Test(
    "Leaving in any way asks for confirmation; declining changes nothing, and the next attempt asks again",
    arguments: waysOut)
  func refusing(_ way: WayOut) {
    openDraft()
    let before = router.state
    for _ in 1...2 {
      #expect(way.take(router) == .needsConfirmation)
      #expect(router.isConfirming)
      #expect(studio.visible.route == .discard(changes: 1))

      #expect(router.answerConfirmation(false) == .done)
      #expect(!router.isConfirming)
      #expect(router.state.tabs == before.tabs)
      #expect(router.state.modals == before.modals)
    }
  }

  @Test("Agreeing completes the pending command without asking again", arguments: waysOut)
  func agreeing(_ way: WayOut) {
    openDraft()
    #expect(way.take(router) == .needsConfirmation)
    #expect(router.answerConfirmation(true) == .done)
    #expect(studio.snapshot == way.end)
    #expect(!router.isConfirming)
    #expect(studio.factory.living == studio.identities.count)
  }

  @Test("Leaving the whole flow asks for confirmation and proceeds only on agreement", arguments: [false, true])
  func leaveFlow(_ isAgreed: Bool) {
    openDraft()
    var departures = 0
    #expect(router.confirmLeaving { departures += 1 } == .needsConfirmation)
    #expect(departures == 0)
    #expect(router.answerConfirmation(isAgreed) == .done)
    #expect(departures == (isAgreed ? 1 : 0))
    #expect(studio.visible.route == .draft(changes: 1))
  }

  @Test("A draft without changes needs no confirmation")
  func nothingToLose() {
    router.push(.draft(changes: 0))
    #expect(router.back() == .done)
    #expect(router.answerConfirmation(true) == .refused(.nothingToConfirm))
  }

  @Test("Several drafts are confirmed one at a time, innermost first")
  func several() {
    for changes in [1, 2, 3] { router.present(.draft(changes: changes), as: .sheet) }

    #expect(router.dismissModals() == .needsConfirmation)
    #expect(studio.visible.route == .discard(changes: 3))
    #expect(router.answerConfirmation(true) == .needsConfirmation)
    #expect(studio.visible.route == .discard(changes: 2))
    #expect(router.answerConfirmation(true) == .needsConfirmation)
    #expect(studio.visible.route == .discard(changes: 1))
    #expect(router.answerConfirmation(true) == .done)
    #expect(studio.snapshot == NavigationSnapshot(tabs: [[.desk], [.wall]]))
  }

  @Test("Declining for one draft keeps all drafts")
  func refusingTheSecond() {
    for changes in [1, 2] { router.present(.draft(changes: changes), as: .sheet) }
    let before = router.state

    router.dismissModals()
    #expect(router.answerConfirmation(true) == .needsConfirmation)
    #expect(router.answerConfirmation(false) == .done)
    #expect(router.state.modals == before.modals)
  }

  @Test("Another command during a confirmation replaces the pending one, and going back declines it")
  func secondCommand() {
    openDraft()
    let before = router.state
    #expect(router.back() == .needsConfirmation)
    #expect(router.back() == .done)
    #expect(!router.isConfirming)
    #expect(router.state.modals == before.modals)

    #expect(router.back() == .needsConfirmation)
    #expect(router.selectTab("wall") == .needsConfirmation)
    #expect(router.push(.sketch(1)) == .refused(.alertIsOpen))
    #expect(router.answerConfirmation(true) == .done)
    #expect(studio.snapshot == NavigationSnapshot(tabs: [[.desk], [.wall]], selectedTab: 1))
  }

  /// Calls that change the state below an open confirmation.
  nonisolated static let changesBelow: [@MainActor @Sendable (Router<StudioRoute>) -> NavigationOutcome] = [
    { $0.setTabs([.desk]) },
    { $0.open(NavigationSnapshot(tabs: [[.desk], [.wall, .sketch(1)]], modals: $0.state.snapshot.modals)) },
    { $0.open($0.state.snapshot) },
    { $0.navigate(to: .sketch(1), as: .push, at: .top, of: $0.state.visible.id) },
  ]

  @Test("The next change withdraws a confirmation, even if the change keeps the draft", arguments: 0..<4)
  func changeBelow(_ index: Int) {
    openDraft()
    #expect(router.selectTab("wall") == .needsConfirmation)
    #expect(Self.changesBelow[index](router) == .done)
    #expect(!router.isConfirming)
    #expect(router.state.modals.map(\.style) == [.sheet])
    #expect(router.state.modals[0].stack.entries[1].route == .draft(changes: 1))
    #expect(router.answerConfirmation(true) == .refused(.nothingToConfirm))
  }

  @Test("A confirmation can't be replaced by another route, and it is not in the snapshot")
  func questionAlone() {
    openDraft()
    let place = router.state.snapshot
    router.back()
    #expect(router.state.snapshot == place)
    #expect(router.replaceTop(with: .palette) == .refused(.alertIsOpen))
    #expect(router.replaceStack(with: [.palette]) == .refused(.alertIsOpen))
    #expect(router.isConfirming)
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
    let restoration = router.restore(saved)
    #expect(restoration.outcome == .unchanged)
    #expect(restoration.losses.map(\.reason) == [reason])
    #expect(studio.notices == 0)
  }

  @Test("A call from an observer of the closed confirmation runs after the confirmed command")
  func callBetween() {
    openDraft()
    router.selectTab("wall")
    router.observe { [router] change in if change.command == .dismissModal { router.push(.sketch(1)) } }
    #expect(router.answerConfirmation(true) == .done)
    #expect(studio.snapshot == NavigationSnapshot(tabs: [[.desk], [.wall, .sketch(1)]], selectedTab: 1))
  }

  @Test("Finishing a form needs no confirmation, not even for drafts above it")
  func finishing() async throws {
    let form = ResultCaller(.form(1), of: router)
    await form.isShown()
    router.push(.draft(changes: 1))
    #expect(router.finish(try form.entry(), with: "done") == .done)
    #expect(studio.snapshot == NavigationSnapshot(tabs: [[.desk], [.wall]]))
    #expect(!router.isConfirming)
    #expect(await form.answer() == "finished(\"done\")")
  }

  /// Opens a sheet and pushes a draft with changes in it.
  private func openDraft() {
    router.navigate(to: .palette)
    router.push(.draft(changes: 1))
  }
}
