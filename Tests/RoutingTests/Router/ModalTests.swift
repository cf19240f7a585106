import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Modals", .tags(.modals))
struct ModalTests {
  private let library = Started<LibraryRoute>()
  private var router: Router<LibraryRoute> { library.router }

  @Test("What a modal covers stays as it was, and is back when the modal closes", arguments: ModalStyle.allCases)
  func coverAndReveal(_ style: ModalStyle) throws {
    router.push(.book(1))
    let before = router.layers
    let screen = try #require(library.screen)

    #expect(router.present(.note, as: style) == .done)
    #expect(router.layers.tabs == before.tabs)
    #expect(router.layers.modals.map(\.style) == [style])
    #expect(router.screen(of: before.visible.id) === screen)

    #expect(router.dismiss() == .done)
    #expect(router.layers.tabs == before.tabs)
    #expect(library.screen === screen)
  }

  @Test(
    "A route is presented as the call says, else as it prefers itself",
    arguments: [
      (.book(1), nil, nil), (.note, nil, .sheet), (.reader, nil, .cover), (.question, nil, .alert),
      (.book(1), .sheet, .sheet), (.note, .push, nil), (.note, .cover, .cover), (.question, .sheet, .sheet),
    ] as [(LibraryRoute, Presentation?, ModalStyle?)])
  func styleByCall(_ route: LibraryRoute, _ presentation: Presentation?, _ style: ModalStyle?) {
    #expect(router.navigate(to: route, as: presentation) == .done)

    #expect(library.visible.route == route)
    #expect(router.layers.modals.map(\.style) == (style.map { [$0] } ?? []))
  }

  @Test(
    "A link decides the style before the route does",
    arguments: [
      ("app://library/note", .sheet), ("app://library/note?style=cover", .cover),
      ("app://library/note?style=alert", .alert), ("app://library/note?style=push", nil),
      ("app://library/books/1?style=sheet", .sheet), ("app://library/books/1", nil),
    ] as [(String, ModalStyle?)])
  func styleByLink(_ link: String, _ style: ModalStyle?) throws {
    #expect(router.open(try Link(link)) == .done)
    #expect(router.layers.modals.map(\.style) == (style.map { [$0] } ?? []))
  }

  @Test(
    "A modal goes on top of the open one; only an alert gives way",
    arguments: ModalStyle.allCases, ModalStyle.allCases)
  func presentOverModal(_ open: ModalStyle, _ next: ModalStyle) {
    router.present(.note, as: open)
    router.present(.reader, as: next)

    #expect(router.layers.modals.map(\.style) == (open == .alert ? [next] : [open, next]))
    #expect(library.visible.route == .reader)
    #expect(library.desk.living == library.identities.count)
  }

  @Test("An alert has one screen: whatever would give it a second is refused")
  func alertTakesNoPush() {
    router.navigate(to: .question)
    let before = router.layers

    #expect(router.push(.book(1)) == .refused(.alertIsOpen))
    #expect(router.show(.book(1)) == .refused(.alertIsOpen))
    #expect(router.replaceStack(with: [.question, .note]) == .refused(.alertIsOpen))

    #expect(router.layers == before)
    #expect(library.notices == 1)
  }

  @Test("An alert is a route: it is shown, seen and answered through the router")
  func alert() {
    router.navigate(to: .question)
    #expect(library.screen?.name == "question")
    #expect(router.close(from: library.visible.id) == .done)
    #expect(library.place == Place(tabs: [[.shelf]]))
  }

  @Test("A modal has a stack of its own; the presenter's stays as it was")
  func stackInside() {
    router.push(.book(1))
    let tabs = router.layers.tabs
    router.navigate(to: .note)
    for number in 2...4 { router.push(.book(number)) }

    #expect(library.stack == [.note, .book(2), .book(3), .book(4)])
    #expect(router.back() == .done)
    #expect(router.popToRoot() == .done)
    #expect(library.stack == [.note])
    #expect(router.dismiss() == .done)
    #expect(router.layers.tabs == tabs)
    #expect(router.layers.modals.isEmpty)
  }

  @Test("Modals nest, and closing them one by one restores each level with the same identities")
  func nesting() {
    var levels = [router.layers]
    for style in [ModalStyle.sheet, .cover, .sheet, .cover, .sheet] {
      router.push(.book(levels.count))
      levels.append(router.layers)
      router.present(.note, as: style)
    }
    for level in levels.dropFirst().reversed() {
      #expect(router.dismiss() == .done)
      #expect(router.layers.activeStack == level.activeStack)
      #expect(router.layers.modals == level.modals)
    }
    #expect(router.dismiss() == .refused(.nothingPresented))
  }

  @Test("Closing takes the top modal with its stack; closing all takes every one, as one change")
  func closing() {
    for _ in 1...3 {
      router.present(.note, as: .sheet)
      router.push(.book(1))
    }
    let notices = library.notices

    #expect(router.dismiss() == .done)
    #expect(router.layers.modals.count == 2)
    #expect(router.dismissAll() == .done)
    #expect(library.place == Place(tabs: [[.shelf]]))
    #expect(library.notices == notices + 2)
  }

  @Test("Without a modal, closing is refused")
  func closingNothing() {
    router.push(.book(1))
    let before = router.layers

    #expect(router.dismiss() == .refused(.nothingPresented))
    #expect(router.dismissAll() == .refused(.nothingPresented))
    #expect(router.layers == before)
    #expect(library.notices == 1)
  }

  @Test("Ending an entry takes what lies over it, in whichever layer it lies, and its modal when it is the root of one")
  func ending() {
    router.push(.book(1))
    router.push(.book(2))
    router.present(.note, as: .sheet)
    router.push(.book(3))
    let (pushed, sheet) = (router.layers.visible.id, router.layers.modals[0].stack.root.id)
    router.present(.reader, as: .cover)

    #expect(router.end(pushed) == .done)
    #expect(
      library.place == Place(tabs: [[.shelf, .book(1), .book(2)]], modals: [.init(style: .sheet, stack: [.note])]))
    #expect(router.end(sheet) == .done)
    #expect(library.stack == [.shelf, .book(1), .book(2)])
    #expect(router.end(router.layers.tabs[0].pushed[0].id) == .done)
    #expect(library.stack == [.shelf])
    #expect(router.end(library.visible.id) == .refused(.atRoot))
  }

  @Test("Ending an entry that has gone is refused, and what came instead stays")
  func endingTooLate() {
    router.present(.note, as: .sheet)
    let gone = library.visible.id
    router.dismiss()
    router.present(.note, as: .sheet)
    let before = router.layers

    #expect(router.end(gone) == .refused(.noSuchEntry(gone)))
    #expect(router.layers == before)
  }
}
