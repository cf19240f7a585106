import Links
import Routing
import SwiftUI
import TestTopics
import Testing

@testable import RoutingUI

@Suite("Apps that ask for odd things", .tags(.modals, .navigation))
@MainActor
struct OddAppTests {
  @Test("A screen type whose view is empty is shown, and the screen comes to rest", arguments: Habits.all)
  func emptyViews(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits) { pauses in
      FlowView(house.navigator) { _ in EmptyView() }.environment(\.pauses, pauses)
    }
    house.router.push(.room(1))
    house.router.navigate(to: .film(1))
    host.settle()
    #expect(host.layers.map(\.visiblePages.count) == [2, 1] && host.faults == [])
    #expect(host.tap("Close"), "it can still be left")
    host.settle()
    #expect(host.layers.count == 1 && !house.router.state.isPresenting && host.faults == [])
  }

  @Test("60 saved modals are shown one after the other, and closed together")
  func modals() throws {
    let house = try House()
    var routes = house.navigator.routes
    routes.modals = (1...60).map { Modal(style: .sheet, stack: [AnyRoute(HouseRoute.note($0))]) }
    house.navigator.open(routes)
    let host = SimulatedHost(.compares) { pauses in FlowView(house.navigator).environment(\.pauses, pauses) }
    for _ in 0..<3 { host.settle() }
    expectSame(host, house)
    #expect(host.layers.count == 61)
    house.router.dismissModals()
    expectSame(host, house)
    #expect(host.layers.count == 1)
  }

  @Test("An app that navigates when a page disappears shows what is open then", arguments: Habits.all)
  func onDisappear(_ habits: Habits) throws {
    let house = try House()
    var pushes = 1
    let host = SimulatedHost(habits) { pauses in
      FlowView(house.navigator) { entry in
        Text(verbatim: OpenEntry<any PageScreen>.text(entry.route, entry.id)).onDisappear {
          guard entry.route == AnyRoute(HouseRoute.room(1)), pushes > 0 else { return }
          pushes -= 1
          house.router.push(.room(5))
          house.router.navigate(to: .note(1), as: .sheet)
        }
      }
      .environment(\.pauses, pauses)
    }
    host.settle()
    house.router.push(.room(1))
    host.settle()
    #expect(host.goBack())
    expectSame(host, house)
    #expect(pushes == 0, "the calls were made, before or after the page was removed")
  }
}
