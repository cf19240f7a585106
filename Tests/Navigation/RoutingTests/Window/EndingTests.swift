import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("The end of a module", .tags(.navigation))
struct EndingTests {
  private enum Ending: Equatable { case sold(Int) }

  private let window: SampleWindow
  private var navigator: Navigator<Screen> { window.navigator }
  private var museum: Router<MuseumRoute> { get throws { try #require(window.museum) } }

  init() throws { window = try SampleWindow() }

  @Test("The app gets what a module ends with, and what it shows then is complete when the module's call returns")
  func value() throws {
    var endings: [Ending?] = []
    navigator.onEnding = { [navigator] ending in
      endings.append(ending.value as? Ending)
      #expect(ending.module == "museum")
      #expect(navigator.showRoot("studio").outcome == .done)
    }
    #expect(try museum.end(with: Ending.sold(3)) == .done)
    #expect(endings == [.sold(3)])
    #expect(navigator.root == "studio")
  }

  @Test("Without an app that follows it, an ending is refused and nothing changes")
  func unfollowed() throws {
    let way = window.way
    #expect(try museum.end(with: Ending.sold(3)) == .refused(.atRoot))
    #expect(window.way == way)
  }

  @Test("An ending during a change waits for its turn, and one of a module that is gone is refused")
  func turn() throws {
    var log: [String] = []
    let museum = try museum
    navigator.onEnding = { [navigator] _ in
      log.append("ended")
      navigator.showRoot("studio")
    }
    navigator.observe { event in
      log.append("\(event.to.route.link)")
      if log.count == 1 { #expect(museum.end(with: Ending.sold(1)) == .queued) }
    }
    museum.push(.painting(1))
    #expect(log == ["app://museum/paintings/1", "ended", "app://studio/desk"])
    #expect(museum.end(with: Ending.sold(2)) == .refused(.flowEnded))
    #expect(log.filter { $0 == "ended" }.count == 1)
  }
}
