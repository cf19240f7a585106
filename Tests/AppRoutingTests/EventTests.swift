import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Events of refused links", .tags(.navigation, .links))
struct EventTests {
  private let app: TestApp
  private var window: SampleWindow { app.window }

  init() throws { app = try TestApp(.open) }

  @Test(
    "The event of a refused link contains no text of the link",
    arguments: [
      "app://hunter2", "app://library/hunter2", "app://library/books/hunter2", "app://library?hunter2=1",
      "app://library/shelf?style=hunter2", "app://library/shelf?hunter2=1&hunter2=2", "app://library/shelf?hunter2",
      "app://library/search?text=hunter2&page=hunter2", "app://library?tab=hunter2", "app://museum/hunter2",
      "hunter2", "hunter2://library", "app://library/%zzhunter2", "app://library/books/1?token=hunter2",
      "app://hunter2/a?a=1&a=2", "app://library?then=hunter2", "app://library?then=library%2Fbooks%2Fhunter2",
    ])
  func privacy(_ link: String) throws {
    guard case .refused = app.router.open(link) else {
      Issue.record("It was opened")
      return
    }
    #expect(window.events.count == 1)
    let event = try #require(window.events.first)
    #expect(!"\(event)".contains("hunter2"))
    #expect(event.error?.description.contains("hunter2") == false)
  }
}
