import Links
import Routing
import RoutingTesting
import Testing

@testable import Notes
@testable import Plants
@testable import Shell
@testable import Welcome

@Suite("A garden of three modules")
@MainActor
struct GardenTests {
  @Test("A link waits for the first page, a note opens a plant and gets one from a sheet, and all tabs are restored")
  func garden() throws {
    let shell = try ShellCoordinator(services: ShellServices())
    let navigator = shell.navigator
    #expect(shell.open("app://notes") == .waiting(Gate("started")))
    try #require(navigator.visibleScreen as? WelcomeModel).startTapped()
    let notes = try #require(navigator.coordinator(of: navigator.visible.id) as? NotesCoordinator)

    notes.plantTapped(2)
    #expect(navigator.link.description == "app://notes/notes?then=plants%2Fplants%2F2")

    var chosen: Int?
    notes.choosePlantTapped { chosen = $0 }
    #expect(navigator.snapshot.modals.map(\.style) == [.sheet])
    let plants = try #require(navigator.coordinator(of: navigator.visible.id) as? PlantsCoordinator)
    plants.choose(Plant.ID(rawValue: 3), in: navigator.visible.id)
    #expect(chosen == 3)

    shell.open("app://plants/plants/1")
    var services = ShellServices()
    services.hasStarted = true
    let restored = try ShellCoordinator(services: services)
    restored.restore(shell.place)
    #expect(restored.navigator.snapshot == navigator.snapshot)
  }
}
