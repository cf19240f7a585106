import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Opening links in an app", .tags(.links, .navigation))
struct AppRouterTests {
  private let app: TestApp
  private var router: AppRouter<Screen> { app.router }
  private var window: SampleWindow { app.window }

  init() throws { app = try TestApp() }

  @Test("A waiting link can be dropped")
  func drop() {
    router.open("app://museum/paintings/1")
    window.navigator.dropWaiting()
    #expect(window.navigator.links.waiting == nil)
    #expect(window.navigator.openWaiting() == nil)
  }

  @Test("When the window is gone, every link is refused")
  func noWindow() throws {
    var window: SampleWindow? = try SampleWindow()
    let router = AppRouter(try #require(window).navigator)
    window = nil
    #expect(router.open("app://museum/map") == .refused(.flowEnded))
  }
}
