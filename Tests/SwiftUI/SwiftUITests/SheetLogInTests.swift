import Favorites
import Links
import LogIn
import Routing
import SwiftUI
import Testing

@testable import LibraryApp
@testable import RoutingUI

@Suite("A log-in in a sheet, in simulated hosts")
@MainActor
struct SheetLogInTests {
  private let visitor = Visitor()
  private let navigator: Navigator<any PageScreen>

  init() throws { navigator = try makeOpenWindow(visitor) }

  private func makeHost(_ habits: Habits) -> SimulatedHost {
    let host = SimulatedHost(habits) { pauses in FlowView(navigator).environment(\.pauses, pauses) }
    host.settle()
    return host
  }

  private func settle(_ host: SimulatedHost) async {
    host.settle()
    await navigator.settle()
    host.settle()
  }

  @Test(
    "A place that needs an account shows the log-in, and opens after it over the page that wanted it",
    arguments: Habits.all)
  func loggedIn(_ habits: Habits) async {
    let host = makeHost(habits)
    #expect(host.tap("Item 1"))
    host.settle()
    #expect(host.layers.count == 2 && navigator.visible.route.link.description == "app://logIn/form")
    for (name, text) in [("Name", "Mia"), ("Password", "waymark")] {
      host.top.visiblePages.last?.fields.first { $0.0 == name }?.1.wrappedValue = text
      host.settle()
    }
    #expect(host.tap("Log in"))
    await settle(host)
    #expect(host.layers.count == 1 && visitor.account?.name == "Mia")
    #expect(navigator.link.description == "app://favorites/list?then=viewTemplate%2Fitems%2F1")
  }

  @Test("A log-in that is closed drops the place, and the next tap asks again", arguments: Habits.all)
  func closed(_ habits: Habits) async {
    let host = makeHost(habits)
    for _ in 1...2 {
      #expect(host.tap("Item 1"))
      host.settle()
      #expect(navigator.links.waiting != nil)
      #expect(host.swipeDown())
      await settle(host)
      #expect(navigator.links.waiting == nil && host.layers.count == 1)
    }
  }
}
