import Links
import RoutingSamples
import Testing

@testable import Routing

// Calls of the router and of child flows that concern each other.
extension ChildFlowTests {
  @Test(
    "A link to the root of a module opens it above another page of that module",
    arguments: OpenPolicy.allCases.filter { $0 != .reset },
    ["app://library", "app://library/shelf"])
  func rootAbovePage(policy: OpenPolicy, link: String) throws {
    push("app://library/books/2")
    #expect(router.open(try DeepLink(link), policy) == .done)
    #expect(way == ["museum/halls", "library/books/2", "library/shelf"])
  }

  @Test(
    "Opening the same link to pages of another module again changes nothing",
    arguments: [
      "app://library/books/2/authors/Ada", "app://library/note", "app://library/books/2?transition=none",
      "app://library",
      "app://library/note?style=cover",
    ], [[], ["app://library/books/1"]])
  func pagesTwice(text: String, below: [String]) throws {
    for link in below { push(link) }
    let link = try DeepLink(text)
    #expect(router.open(link, .reuse) == .done)
    let open = router.idPaths
    #expect(router.open(link, .reuse) == .unchanged)
    #expect(router.idPaths == open)
  }

  @Test("Calls from an observer run in order, also one for the child flow on top")
  func callsInOrder() throws {
    push("app://library/books/2", "app://museum/map")
    let (router, link) = (router, try DeepLink("app://library/books/4"))
    router.observe { change in
      guard change.command == .dismissModal else { return }
      #expect(router.popToRoot() == .queued)
      #expect(router.open(link, .push) == .queued)
    }
    #expect(router.dismissModal() == .done)
    #expect(way == ["museum/halls", "library/books/4"])
  }

  @Test(
    "Dismissing a covered page of a child flow removes everything above it",
    arguments: ["museum/paintings/3", "museum/map"])
  func dismissCovered(above: String) throws {
    push("app://library/books/2", "app://library/authors/Ada", "app://\(above)")
    let author = try #require(router.content?.tabs[0][2].id)
    #expect(router.dismiss(author) == .done)
    #expect(way == ["museum/halls", "library/books/2"])
    #expect(!router.isPresenting)
  }

  @Test("Discarding the modals of a flow closes those of its child flows")
  func discardModals() {
    push("app://library/books/2", "app://library/note")
    #expect(router.discardModals() == .done)
    #expect(!router.isPresenting && way == ["museum/halls", "library/books/2"])
  }

  @Test("Selecting another tab closes the modals of a child flow in a child flow")
  func modalsOfHiddenGrandchild() throws {
    push("app://library/books/2")
    let library = try #require(router.topChild)
    library.open(try DeepLink("app://studio/sketches/4"), .push)
    library.open(try DeepLink("app://studio/palette"), .push)
    #expect(router.selectTab("tickets") == .done)
    #expect(router.visibleLayers.map(\.style) == [nil])
  }

  @Test("A link that leads on to further places keeps the child flow on top, with its draft")
  func thenOverChild() throws {
    push("app://studio/drafts/7")
    let open = router.idPaths
    let link = try DeepLink("app://studio/sketches/1?then=library%2Fbooks%2F2")
    #expect(router.open(link, .push) == .done)
    #expect(way == ["museum/halls", "studio/drafts/7", "studio/sketches/1", "library/books/2"])
    #expect(Set(open).isSubset(of: router.idPaths))
  }

  @Test("Covering a child flow asks nothing about a draft below its sheet, because the draft stays")
  func draftBelowSheet() {
    push("app://studio/drafts/7", "app://studio/palette")
    #expect(router.push(.painting(9)) == .done)
    #expect(way == ["museum/halls", "studio/drafts/7", "museum/paintings/9"])
    #expect(!router.isPresenting)
  }

  @Test("popToRoot() at the root of a child flow changes nothing")
  func popToRootOfChild() throws {
    push("app://library/books/2")
    let library = try #require(router.topChild as? Router<LibraryRoute>)
    #expect(library.popToRoot() == .unchanged)
    #expect(way == ["museum/halls", "library/books/2"])
  }

  @Test("An event of the stack names the visible entry of a child flow, as the events of that flow do")
  func eventLinks() {
    var links: [String] = []
    router.observeEvents { links.append("\($0.from?.description ?? "") \($0.to?.description ?? "")") }
    push("app://library/note", "app://museum/paintings/1")
    #expect(
      links.last == "app://library/note app://museum/paintings/1")
  }

  @Test("Restoring what is open keeps each page, also two flows of one module side by side")
  func restoreSideBySide() throws {
    push("app://studio/sketches/1")
    #expect(router.open(try DeepLink("app://studio/sketches/2?then=library%2Fbooks%2F2"), .push) == .done)
    let open = router.idPaths
    #expect(router.restore(router.snapshot).outcome == .unchanged)
    #expect(router.idPaths == open)
  }

  @Test(
    "A link that resets the module opens new entries only, also through several modules",
    arguments: ["app://museum/paintings/1?then=library%2Fbooks%2F2", "app://library/books/2"])
  func reset(text: String) throws {
    let link = try DeepLink(text)
    #expect(router.open(link, .reset) == .done)
    let (open, snapshot) = (Set(router.idPaths), router.snapshot)
    #expect(router.open(link, .reset) == .done)
    #expect(router.snapshot == snapshot)
    #expect(open.isDisjoint(with: router.idPaths))
    #expect(museum.factory.living == router.idPaths.count)
  }

  @Test("Restoring makes a child flow again if the entry below it is replaced")
  func flowAboveReplacedEntry() throws {
    push("app://museum/paintings/1", "app://library/books/2")
    var saved = router.snapshot
    saved.tabs[0][1] = try DeepLink("app://museum/paintings/3")
    let open = router.idPaths
    #expect(router.restore(saved).outcome == .done)
    #expect(router.snapshot == saved)
    #expect(Set(open).intersection(router.idPaths).count == 2, "the roots of both tabs")
  }

  @Test("The page at which a child flow begins can be pushed again")
  func pushFirstPageAgain() throws {
    push("app://library/books/2", "app://library/books/3")
    #expect(router.open(try DeepLink("app://library/books/2"), .push) == .done)
    #expect(way == ["museum/halls", "library/books/2", "library/books/3", "library/books/2"])
    #expect(router.open(try DeepLink("app://library/books/2/authors/Ada"), .push) == .done)
    #expect(way.suffix(2) == ["library/books/2", "library/authors/Ada"])
  }

  @Test("The link of the way contains the style of a page that prefers to be a sheet")
  func pushedSheetInLink() throws {
    push("app://library/books/2")
    #expect(router.navigate(to: .map, as: .push) == .done)
    let link = router.link
    #expect(link.description == "app://museum/halls?then=library%2Fbooks%2F2%20museum%2Fmap%3Fstyle%3Dpush")
    router.popToRoot()
    #expect(router.open(link, .reuse) == .done)
    #expect(way == ["museum/halls", "library/books/2", "museum/map"])
  }

  @Test("Selecting the visible tab closes the sheet of a page, and the page stays")
  func visibleTabFromSheetOfPage() {
    push("app://library/books/2", "app://library/note")
    #expect(router.selectTab("halls") == .done)
    #expect(!router.isPresenting)
    #expect(way == ["museum/halls", "library/books/2"])
  }

  @Test("Popping at the root of a sheet of a page changes nothing")
  func popInSheet() throws {
    push("app://library/books/2", "app://library/note")
    let library = try #require(router.topChild as? Router<LibraryRoute>)
    #expect(library.pop() == .unchanged)
    #expect(way == ["museum/halls", "library/books/2"] && router.isPresenting)
  }

  @Test("Dismissing a covered page from an observer removes the page too")
  func dismissInObserver() throws {
    push("app://library/books/2", "app://library/authors/Ada")
    let (router, author) = (router, try #require(router.content?.tabs[0][2].id))
    router.observe { change in
      if change.command == .push(.painting(4)) { #expect(router.dismiss(author) == .queued) }
    }
    #expect(router.push(.painting(4)) == .done)
    #expect(way == ["museum/halls", "library/books/2"])
  }

  @Test("While a screen below a page asks, the link is that of the place")
  func linkWhileAsking() throws {
    let studio = StartedRouter<StudioRoute>()
    let router = studio.router
    router.childSource = children
    router.push(.draft(changes: 1))
    router.open(try DeepLink("app://library/books/2"), .push)
    let link = router.link
    #expect(router.popToRoot() == .needsConfirmation)
    #expect(router.link == link)
  }

  @Test("Calls from an observer wait until the call that a page has agreed to is complete")
  func callsAfterAgreeing() {
    push("app://studio/drafts/7")
    let router = router
    #expect(router.popToRoot() == .needsConfirmation)
    router.observeEvents { event in
      if event.module == "studio", event.kind == .dismiss { #expect(router.push(.painting(9)) == .queued) }
    }
    #expect(router.answerConfirmation(true) == .done)
    #expect(way == ["museum/halls", "museum/paintings/9"])
  }

  @Test("A link that names a tab begins a page at the root of that tab")
  func tabOfPage() {
    push("app://studio?tab=wall")
    #expect(way == ["museum/halls", "studio/wall"])
  }

  @Test("A link to a root alone goes to it, also as a push, because nothing of it can be put on top")
  func pushRoot() throws {
    push("app://library/books/2")
    #expect(router.open(try DeepLink("app://museum/tickets"), .push) == .done)
    #expect(router.visibleLayers.map(\.top.screen.name) == ["tickets"])
    #expect(router.selectTab("halls") == .done)
    #expect(way == ["museum/halls", "library/books/2"])
    #expect(router.open(try DeepLink("app://museum/halls"), .push) == .done)
    #expect(way == ["museum/halls"])
  }

  @Test("Opening a child flow that has ended is refused, and changes nothing")
  func endedChild() throws {
    push("app://library/books/2")
    let gone = try #require(router.content?.tabs[0][1].idPath.first)
    router.popToRoot()
    let steps = NavigationSnapshot<StackStep<MuseumRoute>>(tabs: [[.route(.halls), .child(gone)], [.route(.tickets)]])
    #expect(router.send(.open(steps)) == .refused(.noSuchEntry(gone)))
    #expect(way == ["museum/halls"])
  }

  @Test("Opening the link of a page whose sheet holds another page changes nothing")
  func pageInSheetTwice() throws {
    push("app://library/books/2", "app://library/note", "app://studio/sketches/1")
    let (link, open) = (router.link, router.idPaths)
    #expect(link.description == "app://library/books/2?then=library%2Fnote%20studio%2Fsketches%2F1")
    #expect(router.open(link, .reuse) == .unchanged)

    #expect(router.idPaths == open)
  }

  @Test("A caller gets its result if the page that is asked answers by itself", arguments: [true, false])
  func pageAnswers(isAgreed: Bool) throws {
    push("app://studio/palette", "app://studio/drafts/7")
    let page = try #require(router.topChild as? Router<StudioRoute>)
    page.observe { [weak page] _ in
      if page?.state.confirmation != nil { page?.answerConfirmation(isAgreed) }
    }
    let caller = Caller()
    router.navigate(to: .painting(9), as: .push, returning: Int.self) { caller.results.append($0) }
    #expect(museum.visible.route == (isAgreed ? .painting(9) : .halls))
    if isAgreed { #expect(router.finish(museum.visible.id, with: 5) == .done) }
    #expect(caller.results == [isAgreed ? .finished(5) : .cancelled(.notShown)])
    #expect(!router.isAwaited)
  }

  @Test("The link of the way opens a page at the root of its module, whatever style the root prefers")
  func rootOfPageInLink() throws {
    let cards = Cards()
    defer { withExtendedLifetime(cards) {} }  // `childSource` is weak
    router.childSource = cards
    push("app://card")
    let link = router.link
    #expect(link.description == "app://museum/halls?then=card%2Fcard")
    router.popToRoot()
    #expect(router.open(link, .reuse) == .done)
  }
}

private enum CardRoute: Routable {
  case card
  static let links = RouteLinks<Self>("card", root: .card, routes: .route(.card))
  var path: LinkPath { "card" }
  var presentation: PresentationStyle { .sheet }
  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}

@MainActor
private final class Cards: ChildFlowSource {
  let factory = ScreenFactory()
  func planChild(at link: DeepLink) throws(DeepLinkError) -> LinkPlan { try Module(of: CardRoute.self).plan(link) }
  func makeChild(at root: DeepLink) -> ChildFlow<Screen>? {
    let router = Router<CardRoute>()
    router.start(in: factory)
    return ChildFlow(router, coordinator: factory)
  }
}
