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

  @Test("Leaving at the root of a tab ends the module, and is refused in an app that follows no ending")
  func leaveAtRoot() throws {
    let (museum, halls) = (try #require(window.museum), navigator.visible.id)
    #expect(museum.leave(from: halls) == .refused(.atRoot))
    museum.push(.painting(1))
    #expect(museum.leave(from: navigator.visible.id) == .refused(.atRoot))
    var endings: [String] = []
    navigator.onEnding = { endings.append("\($0.module) \($0.value ?? "left")") }
    #expect(museum.leave(from: navigator.visible.id) == .done)
    #expect(endings == ["museum left"])
    #expect(window.way == "museum/halls, museum/paintings/1")
  }
}
