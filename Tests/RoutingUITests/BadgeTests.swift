import Links
import Routing
import RoutingUI
import TestTopics
import Testing

#if canImport(SwiftUI)
  import SwiftUI
#endif

@Suite("Badges of tabs", .tags(.tabs))
@MainActor
struct BadgeTests {
  @Test("The label of a tab has the badge of the model at its root, which changes it")
  func badges() throws {
    let inbox = Inbox()
    let navigator = try Navigator(Feature(InboxRoute.self, Module(of: InboxRoute.self)) { _ in inbox })
    navigator.start()
    let entry = try #require(navigator.content?.tabs.first?.first)
    #expect(PageLabel(entry) == PageLabel("Inbox"))
    inbox.unread = 3
    #expect(PageLabel(entry) == PageLabel("Inbox", badge: "3"))
  }
}

private enum InboxRoute: ViewRoute {
  case inbox

  static let links = RouteLinks<Self>("mail", root: .inbox, routes: .route(.inbox))

  var path: LinkPath { "inbox" }

  var label: PageLabel { PageLabel("Inbox") }

  func screen(in inbox: Inbox, scope: Scope) -> any PageScreen { inbox }
}

private final class Inbox: PageScreen {
  var unread = 0

  var badge: String? { unread == 0 ? nil : "\(unread)" }

  #if canImport(SwiftUI)
    var view: EmptyView { EmptyView() }
  #endif
}
