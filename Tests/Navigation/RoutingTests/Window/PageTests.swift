import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Pages of several modules on one stack", .tags(.navigation))
struct PageTests {
  private let window: SampleWindow

  init() throws { window = try SampleWindow() }

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
}
