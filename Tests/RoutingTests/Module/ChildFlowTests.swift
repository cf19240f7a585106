import Links
import RandomTesting
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Pages of several modules on one stack", .tags(.navigation))
struct ChildFlowTests {
  let museum = StartedRouter<MuseumRoute>()
  let children: ChildFactory
  var router: Router<MuseumRoute> { museum.router }

  init() {
    children = ChildFactory(museum.factory)
    router.childSource = children
  }

  @Test("Each page shows the screen of its module, and going back passes the pages one at a time")
  func alternate() throws {
    push("app://museum/paintings/1", "app://library/books/2", "app://museum/paintings/3", "app://studio/sketches/4")
    #expect(
      way == ["museum/halls", "museum/paintings/1", "library/books/2", "museum/paintings/3", "studio/sketches/4"])
    #expect(router.visibleLayers.map(\.depth) == [4])
    #expect(router.visibleLayers.map(\.top.screen.name) == ["sketches/4"])
    #expect(router.visibleLayers.map(\.below?.screen.name) == ["paintings/3"])
    #expect(museum.factory.living == 6)

    for below in ["paintings/3", "books/2", "paintings/1", "halls"] {
      #expect(back() == .done)
      #expect(router.visibleLayers.last?.top.screen.name == below)
    }
    #expect(back() == .refused(.atRoot))
    #expect(museum.factory.living == 2)
  }

  @Test("A child flow pushes and presents its own screens, which close before it does")
  func ownScreens() throws {
    push("app://library/books/2", "app://library/authors/Ada")
    #expect(way == ["museum/halls", "library/books/2", "library/authors/Ada"])
    #expect(router.state.depth == 1)
    #expect(router.visibleLayers[0].depth == 2)
    push("app://library/note")
    #expect(router.visibleLayers.map(\.style) == [nil, .sheet])
    #expect(router.visibleLayers[1].top.screen.name == "note")
    #expect(router.snapshot.modals == [Modal(style: .sheet, stack: [try DeepLink("app://library/note")])])

    #expect(router.dismissModal(from: router.visibleEntry) == .done)
    #expect(back() == .done)
    #expect(way == ["museum/halls", "library/books/2"])
    #expect(back() == .done)
    #expect(way == ["museum/halls"])
  }

  @Test("A call from a screen below a child flow is refused as stale, and so is a second call from a closed screen")
  func stale() {
    let covered = museum.visible.id
    push("app://library/books/2")
    let left = router.visibleEntry
    #expect(router.send(.push(.painting(1)), from: covered) == .refused(.stale(covered)))
    #expect(router.back(from: left) == .done)
    #expect(router.back(from: left) == .refused(.stale(left)))
  }

  @Test("Dismissing the root of a child flow removes the flow from the stack of its parent")
  func dismissRoot() {
    push("app://library/books/2", "app://museum/paintings/3", "app://library/books/4")
    let child = router.topChild as? Router<LibraryRoute>
    #expect(child?.dismiss(child?.state.visible.id) == .done)
    #expect(way == ["museum/halls", "library/books/2", "museum/paintings/3"])
    #expect(child?.push(.note) == .refused(.flowEnded))
  }

  @Test("Tabs keep their child flows, and selecting the visible tab again goes to its root")
  func tabs() {
    push("app://library/books/2")
    #expect(router.selectTab("tickets") == .done)
    #expect(router.visibleLayers.last?.top.screen.name == "tickets")
    #expect(museum.factory.living == 3)
    #expect(router.selectTab("halls") == .done)
    #expect(router.visibleLayers.last?.top.screen.name == "books/2")
    #expect(router.selectTab("halls") == .done)
    #expect(way == ["museum/halls"])
    #expect(museum.factory.living == 2)
  }

  @Test("Selecting another tab closes the modals of a child flow")
  func modalsOfHiddenChild() {
    push("app://library/books/2", "app://library/note")
    #expect(router.selectTab("tickets") == .done)
    #expect(router.visibleLayers.count == 1)
    #expect(router.selectTab("halls") == .done)
    #expect(router.visibleLayers.map(\.top.screen.name) == ["books/2"])
  }

  @Test("A child flow can be pushed inside a modal")
  func insideModal() {
    push("app://museum/map", "app://library/books/2", "app://museum/paintings/3")
    #expect(router.visibleLayers.map(\.top.screen.name) == ["halls", "paintings/3"])
    #expect(router.visibleLayers.map(\.depth) == [0, 2])
    #expect(router.dismissModal(from: router.visibleEntry) == .done)
    #expect(way == ["museum/halls"])
    #expect(museum.factory.living == 2)
  }

  @Test("Leaving an unsaved draft in a child flow in any way asks for confirmation", arguments: [0, 1, 2, 3, 4, 5])
  func drafts(_ way: Int) throws {
    push("app://museum/paintings/1", "app://studio/drafts/7")
    let before = router.snapshot
    let painting = try #require(museum.visible.id as EntryID?)
    func leave() -> NavigationOutcome {
      switch way {
      case 0: router.back(from: router.visibleEntry)
      case 1: router.popToRoot()
      case 2: router.dismiss(painting)
      case 3: router.selectTab("halls")
      case 4: router.open((try? DeepLink("app://museum/paintings/9")) ?? router.link, .reuse)
      default: router.confirmLeaving {}
      }
    }
    #expect(leave() == .needsConfirmation)
    #expect(router.isConfirming)
    #expect(router.visibleLayers.last?.top.screen.name == "discard/7")
    #expect(router.answerConfirmation(false) == .done)
    #expect(router.snapshot == before)
    #expect(leave() == .needsConfirmation)
    #expect(router.answerConfirmation(true) == .done)
    #expect(!router.isConfirming)
    if way < 5 { #expect(router.snapshot != before) }
  }

  @Test(
    "The confirmation of a child flow is above everything else that is open",
    arguments: [
      ["app://museum/map"], ["app://museum/map", "app://library/books/2", "app://library/note"],
      ["app://museum/paintings/3", "app://library/books/2"], ["app://library/books/2", "app://library/note"],
    ])
  func confirmationOnTop(above: [String]) throws {
    push("app://studio/drafts/7")
    for link in above { push(link) }
    let styles = router.visibleLayers.map(\.style)
    #expect(router.confirmLeaving {} == .needsConfirmation)
    #expect(router.visibleLayers.map(\.style) == styles + [.alert])
    #expect(router.visibleLayers.last?.top.screen.name == "discard/7")

    let content = try #require(router.content)
    #expect(content.modals.map(\.style) == Array(styles.dropFirst()))
    #expect(content.confirmation?.screen.name == "discard/7")
  }

  @Test("Another attempt to leave takes the place of the first one, so that one confirmation is open")
  func secondAttempt() {
    push("app://studio/drafts/1", "app://museum/paintings/2", "app://studio/drafts/3")
    for _ in 1...2 {
      #expect(router.popToRoot() == .needsConfirmation)
      #expect(router.visibleLayers.map(\.top.screen.name) == ["drafts/3", "discard/3"])
      #expect(museum.factory.living == router.idPaths.count)
      #expect(router.answerConfirmation(true) == .done)
      #expect(router.visibleLayers.map(\.top.screen.name) == ["drafts/3", "discard/1"])
      #expect(museum.factory.living == router.idPaths.count)
    }
    #expect(router.answerConfirmation(true) == .done)
    #expect(way == ["museum/halls"])
  }

  @Test("A child flow that asks takes the place of the confirmation of its parent")
  func secondAttemptAfterParent() throws {
    let studio = StartedRouter<StudioRoute>()
    let router = studio.router
    router.childSource = children
    router.push(.draft(changes: 1))
    router.open(try DeepLink("app://library/books/2"), .push)
    router.topChild?.open(try DeepLink("app://studio/drafts/3"), .push)
    for _ in 1...2 {
      #expect(router.confirmLeaving {} == .needsConfirmation)
      #expect(router.visibleLayers.map(\.top.screen.name) == ["drafts/3", "discard/3"])
      #expect(router.idPaths.count == 6)
      #expect(router.answerConfirmation(true) == .done)
      #expect(router.visibleLayers.map(\.top.screen.name) == ["drafts/3", "discard/1"])
      #expect(router.idPaths.count == 6)
    }
    #expect(router.answerConfirmation(true) == .done)
    #expect(router.visibleLayers.map(\.top.screen.name) == ["drafts/3"])
  }

  @Test(
    "A caller that a child flow holds up is cancelled when the user declines, and gets its result when the user agrees")
  func callerBehindChild() throws {
    push("app://studio/palette", "app://studio/drafts/7")
    let caller = Caller()
    func ask() -> NavigationOutcome {
      router.navigate(to: .painting(9), as: .push, returning: Int.self) { caller.results.append($0) }
    }
    #expect(ask() == .needsConfirmation)
    #expect(router.answerConfirmation(false) == .done)
    #expect(caller.results == [.cancelled(.notShown)])

    #expect(ask() == .needsConfirmation)
    #expect(router.answerConfirmation(true) == .done)
    #expect(router.finish(museum.visible.id, with: 5) == .done)
    #expect(caller.results == [.cancelled(.notShown), .finished(5)])
    #expect(!router.isAwaited)
  }

  @Test("A page that gets unsaved changes while another one asks is asked about too")
  func lateChanges() throws {
    let studio = StartedRouter<StudioRoute>()
    let router = studio.router
    router.childSource = children
    router.push(.draft(changes: 1))
    router.open(try DeepLink("app://library/books/2"), .push)
    #expect(router.popToRoot() == .needsConfirmation)
    #expect(router.visibleLayers.last?.top.screen.name == "discard/1")
    router.screens?.children?[EntryID(4, router: studio.visible.id.router)]?.open(
      try DeepLink("app://studio/drafts/3"), .push)
    #expect(router.answerConfirmation(true) == .needsConfirmation)
    #expect(router.visibleLayers.last?.top.screen.name == "discard/3")
    #expect(router.answerConfirmation(true) == .done)
    #expect(router.visibleLayers.map(\.top.screen.name) == ["desk"])
  }

  @Test("A snapshot contains the pages of all modules, and restoring it opens them")
  func restore() throws {
    push(
      "app://museum/paintings/1", "app://library/books/2", "app://library/authors/Ada", "app://museum/paintings/3",
      "app://studio/sketches/4", "app://studio/palette")
    let saved = router.snapshot
    #expect(
      saved.description == """
        tab (selected)
          app://museum/halls
          app://museum/paintings/1
          app://library/books/2
          app://library/authors/Ada
          app://museum/paintings/3
          app://studio/sketches/4
        tab
          app://museum/tickets
        sheet
          app://studio/palette
        """)
    let entries = router.idPaths
    #expect(router.restore(saved).outcome == .unchanged)
    #expect(router.idPaths == entries)

    router.popToRoot()
    #expect(router.restore(saved) == Restoration(outcome: .done))
    #expect(router.snapshot == saved)
    #expect(museum.factory.living == router.idPaths.count)
  }

  @Test("Restoring drops a page that no longer opens and all pages above it")
  func closedPage() throws {
    push("app://museum/paintings/1", "app://library/books/2", "app://museum/paintings/3")
    let saved = router.snapshot
    router.popToRoot()
    children.closed = [try DeepLink("app://library/books/2")]
    let restoration = router.restore(saved)
    #expect(restoration.losses.map(\.reason) == ["This is closed"])
    #expect(way == ["museum/halls", "museum/paintings/1"])
  }

  @Test("Restoring drops a modal of a child flow that no longer opens")
  func closedModal() throws {
    push("app://library/books/2", "app://library/note")
    let saved = router.snapshot
    router.popToRoot()
    children.closed = [try DeepLink("app://library/note")]
    let restoration = router.restore(saved)
    #expect(restoration.losses.map(\.reason) == ["This is closed"])
    #expect(way == ["museum/halls", "library/books/2"])
    #expect(router.snapshot.modals.isEmpty)
  }

  @Test("A UI receives whether a change of a child flow is animated")
  func animation() throws {
    let caller = Caller()
    router.observeContent { caller.animations.append($0) }
    router.open(try DeepLink("app://library/books/2?transition=none"), .push)
    router.open(try DeepLink("app://library/authors/Ada?transition=none"), .push)
    push("app://library/authors/Ada")
    #expect(caller.animations == [false, false, true])
  }

  @Test("The link of a stack contains the pages of all modules that fit into it")
  func linkOfTheWay() throws {
    push("app://museum/paintings/1", "app://library/books/2", "app://museum/paintings/3")
    let link = router.link
    #expect(link.description == "app://museum/paintings/1?then=library%2Fbooks%2F2%20museum%2Fpaintings%2F3")
    let open = way
    #expect(router.open(link, .reuse) == .unchanged)
    router.popToRoot()
    #expect(router.open(link, .reuse) == .done)
    #expect(way == open)

    for number in 0..<60 { push("app://library/books/\(number)", "app://museum/paintings/\(number)") }
    #expect(router.link.description == "app://museum/paintings/59")
  }

  @Test("After two modules push each other 200 levels deep, popping to the root frees every page")
  func home() {
    let baseline = museum.factory.living
    for number in 0..<200 { push(number.isMultiple(of: 2) ? "app://library/books/1" : "app://museum/paintings/1") }
    #expect(router.visibleLayers.last?.depth == 200)
    #expect(museum.factory.living == baseline + 200)
    #expect(router.popToRoot() == .done)
    #expect(museum.factory.living == baseline)
  }

  @Test("Events of child flows are reported in order with those of the stack")
  func events() {
    var events: [String] = []
    router.observeEvents { event in
      events.append(
        "\(event.number) \(event.module) \(event.kind?.rawValue ?? "refused"): \(event.to?.description ?? "")")
    }
    push("app://library/books/2", "app://library/note")
    router.dismissModal(from: router.visibleEntry)
    _ = back()
    _ = back()
    #expect(
      events == [
        "1 museum link: app://library/books/2", "2 library link: app://library/note",
        "3 library dismiss: app://library/books/2", "4 museum dismiss: app://museum/halls",
        "5 museum refused: app://museum/halls",
      ])
  }

  @Test(
    "After each random call, the snapshot matches what is open, and only the open screens are alive", .tags(.random),
    arguments: RandomRound.rounds(1)
  )
  func random(_ round: RandomRound) throws {
    var random = round.generator
    let links = [
      "app://library/books/1", "app://library/note", "app://museum/paintings/1", "app://museum/map",
      "app://studio/sketches/1",
      "app://studio/drafts/1", "app://studio/palette", "app://museum/tickets",
    ].compactMap { try? DeepLink($0) }
    for step in 0..<120 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5: router.open(links.randomElement(using: &random) ?? links[0], .push)
      case 5: router.open(links.randomElement(using: &random) ?? links[0], .reuse)
      case 6: _ = back()
      case 7: router.dismissModal(from: router.visibleEntry)
      case 8: router.selectTab(Bool.random(using: &random) ? "halls" : "tickets")
      default: router.pop(Int.random(in: 1...3, using: &random))
      }
      if router.isConfirming, Bool.random(using: &random) { router.answerConfirmation(Bool.random(using: &random)) }
      let comment = Comment(rawValue: "\(round.testDescription), step \(step)")
      try #require(museum.factory.living == router.idPaths.count, comment)
      if step.isMultiple(of: 10), !router.isConfirming {
        try #require(router.restore(router.snapshot).outcome == .unchanged, comment)
      }
    }
  }

  var way: [String] {
    let snapshot = router.snapshot
    return snapshot.tabs[snapshot.selectedTab].map { String($0.description.dropFirst("app://".count)) }
  }

  func push(_ links: String...) {
    for link in links { #expect(throws: Never.self) { router.open(try DeepLink(link), .push) } }
  }

  private func back() -> NavigationOutcome { router.back(from: router.visibleEntry) }
}

@MainActor
final class Caller {
  var results: [FlowResult<Int>] = []
  var animations: [Bool] = []
}
