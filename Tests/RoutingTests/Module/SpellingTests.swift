import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Links with another spelling of a value", .tags(.links))
struct SpellingTests {
  private let capitals = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

  @Test("A link with a lowercase UUID opens its place, and the link with capitals then changes nothing")
  func samePlace() throws {
    let library = StartedRouter<LibraryRoute>()
    let links = [capitals.lowercased(), capitals].compactMap { try? DeepLink("app://library/copies/\($0)") }
    #expect(library.router.open(links[0], .reuse) == .done)
    #expect(library.router.link == links[1])
    for link in links { #expect(library.router.open(link, .reuse) == .unchanged) }
  }

  @Test("A page of another module is the same page in both spellings")
  func samePage() throws {
    let museum = StartedRouter<MuseumRoute>()
    let children = ChildFactory(museum.factory)
    museum.router.childSource = children
    let links = [capitals.lowercased(), capitals].compactMap { try? DeepLink("app://library/copies/\($0)") }
    #expect(museum.router.open(links[0], .reuse) == .done)
    for link in links { #expect(museum.router.open(link, .reuse) == .unchanged) }
    #expect(museum.router.topChild?.link == links[1])
  }

  @Test("Saved navigation with a lowercase UUID is restored and written with capitals")
  func saved() throws {
    let library = StartedRouter<LibraryRoute>()
    let saved = [try DeepLink("app://library/shelf"), try DeepLink("app://library/copies/\(capitals.lowercased())")]
    let restoration = library.router.restore(NavigationSnapshot(tabs: [saved]))
    #expect(restoration.losses.isEmpty)
    #expect(library.router.snapshot.tabs[0].last?.description == "app://library/copies/\(capitals)")
  }
}
