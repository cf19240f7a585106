import Links
import Routing
import SwiftUI
import Testing

@testable import RoutingUI
@testable import Shell

@Suite("The views of the app, in simulated hosts")
@MainActor
struct ShellViewTests {
  @Test("A row leads to its page, and back to the list", arguments: Habits.all)
  func row(_ habits: Habits) async throws {
    let shell = try ShellCoordinator(ShellServices())
    let host = SimulatedHost(habits) { pauses in FlowView(shell.navigator).environment(\.pauses, pauses) }
    host.settle()
    await shell.navigator.settle()
    host.settle()
    #expect(host.tap("Lamp"))
    host.settle()
    #expect(shell.navigator.link.description == "app://viewTemplate/items/2")
    #expect(host.goBack())
    host.settle()
    #expect(shell.navigator.link.description == "app://viewTemplate/items")
    #expect(host.faults == [])
  }
}
