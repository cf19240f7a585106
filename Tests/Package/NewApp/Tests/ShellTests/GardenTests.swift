import Links
import Routing
import RoutingTesting
import Testing

@testable import Notes
@testable import Plants
@testable import Shell

@Suite("A garden with notes")
@MainActor
struct GardenTests {
  @Test("A link waits for the log-in, a note opens a plant and gets one from a sheet, and all tabs are restored")
  func garden() async throws {
    let app = try AppRobot()
    let navigator = app.navigator
    #expect(app.shell.open("app://notes") == .waiting(Gate("signed in")))
    try await app.logIn()
    let notes = try navigator.coordinator(NotesCoordinator.self)

    notes.plantTapped(2)
    #expect(navigator.link.description == "app://notes/notes?then=plants%2Fplants%2F2")

    var chosen: Int?
    notes.choosePlantTapped { chosen = $0 }
    #expect(navigator.snapshot.modals.map(\.style) == [.sheet])
    try navigator.coordinator(PlantsCoordinator.self).choose(Plant.ID(rawValue: 3), in: navigator.visible.id)
    #expect(chosen == 3)

    app.shell.open("app://plants/plants/1")
    #expect(try app.nextRun().navigator.snapshot == navigator.snapshot)
  }
}
