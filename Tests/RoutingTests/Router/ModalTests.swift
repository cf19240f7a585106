import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Modals", .tags(.modals))
struct ModalTests {
  nonisolated static let modalStyles: [PresentationStyle] = [.sheet, .cover, .alert]

  private let library = StartedRouter<LibraryRoute>()
  private var router: Router<LibraryRoute> { library.router }

  @Test("A modal doesn't change what it covers, and closing it shows that again", arguments: modalStyles)
  func coverAndReveal(_ style: PresentationStyle) throws {
    router.push(.book(1))
    let before = router.state
    let screen = try #require(library.screen)

    #expect(router.present(.note, as: style) == .done)
    #expect(router.state.tabs == before.tabs)
    #expect(router.state.modals.map(\.style) == [style])
    #expect(router.screen(of: before.visible.id) === screen)

    #expect(router.dismissModal() == .done)
    #expect(router.state.tabs == before.tabs)
    #expect(library.screen === screen)
  }

  @Test(
    "The presentation style comes from the call, or else from the route",
    arguments: [
      (.book(1), nil, nil), (.note, nil, .sheet), (.reader, nil, .cover), (.question, nil, .alert),
      (.book(1), .sheet, .sheet), (.note, .push, nil), (.note, .cover, .cover), (.question, .sheet, .sheet),
    ] as [(LibraryRoute, PresentationStyle?, PresentationStyle?)])
  func styleByCall(_ route: LibraryRoute, _ presentation: PresentationStyle?, _ style: PresentationStyle?) {
    #expect(router.navigate(to: route, as: presentation) == .done)

    #expect(library.visible.route == route)
    #expect(router.state.modals.map(\.style) == (style.map { [$0] } ?? []))
  }

  @Test(
    "The presentation style comes from the link, or else from the route",
    arguments: [
      ("app://library/note", .sheet), ("app://library/note?style=cover", .cover),
      ("app://library/note?style=alert", .alert), ("app://library/note?style=push", nil),
      ("app://library/books/1?style=sheet", .sheet), ("app://library/books/1", nil),
    ] as [(String, PresentationStyle?)])
  func styleByLink(_ link: String, _ style: PresentationStyle?) throws {
    #expect(router.open(try DeepLink(link)) == .done)
    #expect(router.state.modals.map(\.style) == (style.map { [$0] } ?? []))
  }

  @Test(
    "A modal opens above the current one, but replaces an alert",
    arguments: modalStyles, modalStyles)
  func presentOverModal(_ open: PresentationStyle, _ next: PresentationStyle) {
    router.present(.note, as: open)
    router.present(.reader, as: next)

    #expect(router.state.modals.map(\.style) == (open == .alert ? [next] : [open, next]))
    #expect(library.visible.route == .reader)
    #expect(library.factory.living == library.identities.count)
  }

  @Test("An alert has one screen, and a call that adds a second one is refused")
  func alertTakesNoPush() {
    router.navigate(to: .question)
    let before = router.state

    #expect(router.push(.book(1)) == .refused(.alertIsOpen))
    #expect(router.popOrPush(.book(1)) == .refused(.alertIsOpen))
    #expect(router.replaceStack(with: [.question, .note]) == .refused(.alertIsOpen))

    #expect(router.state == before)
    #expect(library.notices == 1)
  }

  @Test("An alert is a route that the router shows and dismisses")
  func alert() {
    router.navigate(to: .question)
    #expect(library.screen?.name == "question")
    #expect(router.dismissModal(from: library.visible.id) == .done)
    #expect(library.snapshot == NavigationSnapshot(tabs: [[.shelf]]))
  }

  @Test("A modal has its own stack, and its presenter's stack doesn't change")
  func stackInside() {
    router.push(.book(1))
    let tabs = router.state.tabs
    router.navigate(to: .note)
    for number in 2...4 { router.push(.book(number)) }

    #expect(library.stack == [.note, .book(2), .book(3), .book(4)])
    #expect(router.back() == .done)
    #expect(router.popToRoot() == .done)
    #expect(library.stack == [.note])
    #expect(router.dismissModal() == .done)
    #expect(router.state.tabs == tabs)
    #expect(router.state.modals.isEmpty)
  }

  @Test("Modals nest, and closing them one by one restores each level with the same identities")
  func nesting() {
    var levels = [router.state]
    for style in [PresentationStyle.sheet, .cover, .sheet, .cover, .sheet] {
      router.push(.book(levels.count))
      levels.append(router.state)
      router.present(.note, as: style)
    }
    for level in levels.dropFirst().reversed() {
      #expect(router.dismissModal() == .done)
      #expect(router.state.activeStack == level.activeStack)
      #expect(router.state.modals == level.modals)
    }
    #expect(router.dismissModal() == .refused(.nothingPresented))
  }

  @Test("Dismissing closes the top modal with its stack, and dismissing all closes every modal as one change")
  func closing() {
    for _ in 1...3 {
      router.present(.note, as: .sheet)
      router.push(.book(1))
    }
    let notices = library.notices

    #expect(router.dismissModal() == .done)
    #expect(router.state.modals.count == 2)
    #expect(router.dismissModals() == .done)
    #expect(library.snapshot == NavigationSnapshot(tabs: [[.shelf]]))
    #expect(library.notices == notices + 2)
  }

  @Test("Dismissing without a modal is refused")
  func closingNothing() {
    router.push(.book(1))
    let before = router.state

    #expect(router.dismissModal() == .refused(.nothingPresented))
    #expect(router.dismissModals() == .refused(.nothingPresented))
    #expect(router.state == before)
    #expect(library.notices == 1)
  }

  @Test("Dismissing an entry also closes everything above it, and its modal if it is the root of one")
  func ending() {
    router.push(.book(1))
    router.push(.book(2))
    router.present(.note, as: .sheet)
    router.push(.book(3))
    let (pushed, sheet) = (router.state.visible.id, router.state.modals[0].stack.root.id)
    router.present(.reader, as: .cover)

    #expect(router.dismiss(pushed) == .done)
    #expect(
      library.snapshot
        == NavigationSnapshot(tabs: [[.shelf, .book(1), .book(2)]], modals: [.init(style: .sheet, stack: [.note])]))
    #expect(router.dismiss(sheet) == .done)
    #expect(library.stack == [.shelf, .book(1), .book(2)])
    #expect(router.dismiss(router.state.tabs[0].pushed[0].id) == .done)
    #expect(library.stack == [.shelf])
    #expect(router.dismiss(library.visible.id) == .refused(.atRoot))
  }

  @Test("Dismissing a removed entry is refused, and its replacement stays")
  func endingTooLate() {
    router.present(.note, as: .sheet)
    let gone = library.visible.id
    router.dismissModal()
    router.present(.note, as: .sheet)
    let before = router.state

    #expect(router.dismiss(gone) == .refused(.noSuchEntry(gone)))
    #expect(router.state == before)
  }
}
