import Links
import Routing
import RoutingSamples
import TestTopics
import Testing

@MainActor
@Suite("Links with another spelling of a value", .tags(.links))
struct SpellingTests {
  private let capitals = "library/copies/E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
  private let lowercase = "library/copies/e621e1f8-c36c-495a-93fc-0c247a3e6e5f"

  @Test("A link with a lowercase UUID opens its place, which is written and restored with capitals")
  func samePlace() throws {
    // The module as the root, and as a page.
    for root in ["library", "museum"] {
      let window = try SampleWindow(root)
      #expect(window.open(lowercase) == .done)
      for link in [lowercase, capitals] { #expect(window.open(link) == .unchanged) }
      #expect(window.way.hasSuffix(capitals))

      let saved = window.navigator.snapshot
      var lowercased = saved
      lowercased.tabs[0][1] = try DeepLink("app://" + lowercase)
      let other = try SampleWindow(root)
      #expect(other.navigator.restore(lowercased).losses.isEmpty)
      #expect(other.navigator.snapshot == saved)
      #expect(other.navigator.restore(lowercased).outcome == .unchanged)
    }
  }
}
