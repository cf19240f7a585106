import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Unavailable modules and routes", .tags(.links, .gates))
@MainActor
struct AvailabilityTests {
  private static let reason = "The lab is closed today"

  /// The availability of the lab and of its attic.
  private final class Switches {
    var lab = true
    var attic = true
  }

  private let switches = Switches()

  private var conditions: [Condition] {
    [
      Condition(gate: Lab.open) { [switches] _ in switches.lab ? nil : Self.reason },
      Condition(gate: Lab.atticOpen) { [switches] _ in switches.attic ? nil : "The attic is closed" },
    ]
  }

  /// Starts the app with the lab and logs Ada in.
  private func robot(_ placement: Placement) async throws -> AppRobot {
    let robot = try AppRobot(
      features: [AddedFeature(Lab.Place.self, Lab.module, as: placement) { _, _ in Lab() }], conditions: conditions)
    await robot.logIn()
    return robot
  }

  @Test("The link bar suggests only available routes")
  func places() async throws {
    let robot = try await robot(.sheet)
    let all = robot.app.places
    #expect(Set(["app://lab/lab", "app://lab/benches/*", "app://lab/attic"]).isSubset(of: all))
    switches.attic = false
    #expect(robot.app.places == all.filter { $0 != "app://lab/attic" })
    switches.lab = false
    #expect(robot.app.places == all.filter { !$0.hasPrefix("app://lab/") })
  }

  @Test("The tab bar shows only available tabs and keeps the selected one, and a link to another is refused")
  func tabs() async throws {
    let robot = try await robot(.addedTab)
    #expect(robot.app.scene.root.tabs?.tabs.map(\.title) == ["Posts", "Account", "Lab"])
    switches.lab = false
    #expect(robot.app.scene.root.tabs?.tabs.map(\.title) == ["Posts", "Account"])
    #expect(robot.app.send(.tab("lab")) == .refused(Self.reason))
    #expect(robot.app.enterLink("app://lab/benches/2") == .refused(Self.reason))
    switches.lab = true
    robot.app.enterLink("app://lab/benches/2")
    switches.lab = false
    #expect(robot.app.scene.root.tabs?.selected == "lab")
    #expect(robot.title == "Bench 2")
    robot.app.send(.tab("posts"))
    #expect(robot.app.scene.root.tabs?.tabs.map(\.title) == ["Posts", "Account"])
  }
}

/// A module with one availability condition, and a route with another one.
@MainActor
private final class Lab {
  enum Place: Routable {
    case lab
    case bench(Int)
    case attic

    static let links = RouteLinks<Self>(
      "lab", requires: Lab.open, root: .lab,
      routes: .route(.lab), .route(bench), .route(.attic, requires: Lab.atticOpen))

    var path: LinkPath {
      switch self {
      case .lab: "lab"
      case .bench(let number): "benches/\(number)"
      case .attic: "attic"
      }
    }

    func screen(in lab: Lab, scope: Scope) -> any ViewModel {
      switch self {
      case .lab: FixedViewModel(ScreenKit.Screen<Never>("Lab", elements: []))
      case .bench(let number): FixedViewModel(ScreenKit.Screen<Never>("Bench \(number)", elements: []))
      case .attic: FixedViewModel(ScreenKit.Screen<Never>("Attic", elements: []))
      }
    }
  }

  nonisolated static let open = Gate("lab open")
  nonisolated static let atticOpen = Gate("attic open")
  nonisolated static let module = Module(of: Place.self)
}
