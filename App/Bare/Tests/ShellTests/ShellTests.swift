import Links
import Routing
import RoutingTesting
import RoutingUI
import Testing

@testable import Shell
@testable import ViewTemplate

@Suite("The app")
@MainActor
struct ShellTests {
  private let shell: ShellCoordinator

  init() throws { shell = try ShellCoordinator(ShellServices()) }

  @Test("It begins with the list, and a link leads to an item and back")
  func link() async throws {
    #expect(shell.navigator.link.description == "app://viewTemplate/items")
    #expect(shell.open("app://viewTemplate/items/2") == .done)
    await shell.navigator.settle()
    #expect((shell.navigator.visibleScreen as? DetailsModel)?.item?.title == "Lamp")
    shell.navigator.back()
    #expect(shell.navigator.link.description == "app://viewTemplate/items")
  }

  @Test("Every exit of a module leads to a place of the app")
  func exits() {
    let modules = shell.navigator.modules
    for exit in modules.features.flatMap(\.module.exits) {
      #expect(modules.problem(with: exit) == nil, "\(exit)")
    }
  }
}
