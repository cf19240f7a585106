import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Pages of several modules on one stack", .tags(.navigation))
struct PageTests {
  private let window: SampleWindow
  private var navigator: Navigator<Screen> { window.navigator }

  init() throws { window = try SampleWindow() }

  @Test("Each page shows the screen of its module, and going back passes the pages one at a time")
  func alternate() throws {
    window.push("museum/paintings/1", "library/books/2", "museum/paintings/3", "studio/sketches/4")
    #expect(window.way == "museum/halls, museum/paintings/1, library/books/2, museum/paintings/3, studio/sketches/4")
    #expect(
      navigator.content?.tabs[0].map(\.screen.name) == ["halls", "paintings/1", "books/2", "paintings/3", "sketches/4"])
    #expect(window.openModules == ["library", "museum", "studio"])
    #expect(window.living == 6)

    for way in [
      "museum/halls, museum/paintings/1, library/books/2, museum/paintings/3",
      "museum/halls, museum/paintings/1, library/books/2", "museum/halls, museum/paintings/1", "museum/halls",
    ] {
      #expect(navigator.back(from: navigator.visible.id) == .done)
      #expect(window.way == way)
    }
    #expect(navigator.back() == .refused(.atRoot))
    #expect(window.openModules == ["museum"])
    #expect(window.living == 2)
  }

  @Test("A module sees its own entries only, and counts those of all modules")
  func state() throws {
    window.push("museum/paintings/1", "library/books/2", "museum/map", "library/note")
    let (museum, library) = (try #require(window.museum), try #require(window.library))
    #expect(museum.state.activeStack.isEmpty)
    #expect(museum.state.visible?.route == .map)
    #expect(!museum.state.isOnTop && museum.state.isPresenting && museum.state.canGoBack)
    #expect(museum.state.snapshot.modals == [.init(style: .sheet, stack: [.map])])
    #expect(library.state.tabs.isEmpty && library.state.selectedTab == nil)
    #expect(library.state.entries.map(\.route) == [.book(2), .note])
    #expect(library.screen(of: library.state.entries[0].id)?.name == "books/2")
    #expect(library.screen(of: museum.state.entries[0].id) == nil)
  }

  @Test(
    "Each call of a module goes no lower than its own lowest entry",
    arguments: [
      PageCall("popToRoot()", to: "museum/halls, museum/paintings/1, library/books/2") { $0.library?.popToRoot() },
      PageCall("pop(where:)", to: "museum/halls, museum/paintings/1, library/books/2") {
        $0.library?.pop { $0 == .book(2) }
      },
      PageCall("popOrPush", to: "museum/halls, museum/paintings/1, library/books/2") {
        $0.library?.popOrPush(.book(2))
      },
      PageCall(
        "popOrPush of the root's route",
        to: "museum/halls, museum/paintings/1, library/books/2, museum/paintings/3, library/shelf"
      ) {
        $0.library?.popOrPush(.shelf)
      },
      PageCall("replaceStack", to: "museum/halls, museum/paintings/1, library/shelf, library/note") {
        $0.library?.replaceStack(with: [.shelf, .note])
      },
      PageCall("pop(3)", to: "museum/halls") { $0.library?.pop(3) },
      PageCall("back()", to: "museum/halls, museum/paintings/1, library/books/2") { $0.library?.back() },
      PageCall("leave", to: "museum/halls, museum/paintings/1") {
        $0.library?.leave(from: $0.library?.state.entries.first?.id)
      },
      PageCall("dismiss", to: "museum/halls, museum/paintings/1") {
        $0.library?.dismiss($0.library?.state.entries.first?.id)
      },
      PageCall("push over", to: "museum/halls, museum/paintings/1, library/books/2, library/books/9") { window in
        window.library.flatMap { $0.push(.book(9), over: $0.state.entries[0].id) }
      },
      PageCall("popToRoot() of the root module", to: "museum/halls") { $0.museum?.popToRoot() },
      PageCall("replaceStack of the root module", to: "museum/paintings/9") {
        $0.museum?.replaceStack(with: [.painting(9)])
      },
    ])
  func floor(_ call: PageCall) {
    window.push("museum/paintings/1", "library/books/2", "museum/paintings/3")
    #expect(call.take(window) == .done)
    #expect(window.way == call.end)
  }

  @Test("A call that needs an entry of the module in the active stack, or on top, is refused without one")
  func noFloor() throws {
    window.push("library/books/2", "museum/map")
    let library = try #require(window.library)
    let book = library.state.entries[0].id
    let way = window.way
    let refusals: [(NavigationOutcome, NavigationError)] = [
      (library.popToRoot(), .noMatch), (library.pop { $0 == .book(2) }, .noMatch),
      (library.pop(to: book), .noSuchEntry(book)),
      (library.replaceStack(with: [.shelf]), .noMatch),
      (library.replaceTop(with: .shelf), .stale(navigator.visible.id)),
      (library.push(.shelf, over: book), .noSuchEntry(book)), (library.select(tab: .shelf), .noSuchTab("shelf")),
      (library.open(NavigationSnapshot(tabs: [[.shelf]])), .differentTabs(open: 0, snapshot: 1)),
      (library.setTabs([.shelf]), .noMatch), (library.leave(from: nil), .noMatch), (library.dismiss(nil), .noMatch),
    ]
    for (outcome, error) in refusals { #expect(outcome == .refused(error)) }
    #expect(window.way == way)
  }

  @Test("A module goes back to its own entries only, whichever identity it passes")
  func foreignEntries() throws {
    window.push("museum/paintings/1", "library/books/2", "museum/paintings/3")
    let (library, halls) = (try #require(window.library), try #require(navigator.content?.tabs[0][0].id))
    let way = window.way
    #expect(library.pop(to: halls) == .refused(.noSuchEntry(halls)))
    #expect(library.push(.book(9), over: halls) == .refused(.noSuchEntry(halls)))
    #expect(window.way == way)
  }

  @Test("Modals and levels are counted from the lowest one that the module has")
  func levels() throws {
    window.push("museum/map", "library/note", "museum/map")
    let library = try #require(window.library)
    let note = library.state.entries[0].id
    #expect(library.navigate(to: .book(1), at: .parent, of: note) == .refused(.noSuchLevel(.parent)))
    #expect(library.navigate(to: .book(1), at: .root, of: note) == .done)
    #expect(window.way == "museum/halls, sheet museum/map, sheet library/note, library/books/1")
    window.push("library/reader", "museum/map")
    #expect(library.dismissModals(keeping: 1) == .done)
    #expect(window.way == "museum/halls, sheet museum/map, sheet library/note, library/books/1, cover library/reader")
    #expect(library.dismissModals() == .done)
    #expect(window.way == "museum/halls, sheet museum/map, sheet library/note, library/books/1")
    #expect(library.dismissModals() == .unchanged)
    #expect(window.museum?.dismissModals() == .done)
    #expect(window.way == "museum/halls")
  }

  @Test("Leaving ends the uninterrupted run of own screens, through modals too, and is refused at the root of a tab")
  func leave() throws {
    window.push(
      "library/books/1", "museum/paintings/2", "library/books/3", "library/note", "library/books/4", "museum/map")
    let library = try #require(window.library)
    #expect(library.leave(from: library.state.entries[3].id) == .done)
    #expect(window.way == "museum/halls, library/books/1, museum/paintings/2")
    #expect(library.leave(from: library.state.entries[0].id) == .done)
    #expect(window.way == "museum/halls")
    window.push("museum/paintings/1")
    #expect(window.museum?.leave(from: navigator.visible.id) == .refused(.atRoot))
    #expect(window.way == "museum/halls, museum/paintings/1")
  }

  @Test("At the root of a tab, leaving tells the app that the flow is over, also when the call had to wait")
  func leaveAtRoot() throws {
    let (museum, halls) = (try #require(window.museum), navigator.visible.id)
    var overs = 0
    func isOver() {
      overs += 1
      #expect(navigator.selectTab(overs == 1 ? "tickets" : "halls") == .done)
    }
    #expect(museum.leave(from: halls, atRoot: isOver) == .refused(.atRoot))
    #expect(overs == 1)
    navigator.observe { event in
      if event.kind == .push { #expect(museum.leave(from: halls, atRoot: isOver) == .queued) }
    }
    museum.push(.painting(1))
    #expect(overs == 2)
    #expect(window.way == "museum/halls")
  }
}
