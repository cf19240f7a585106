import AppRouting
import Links
import RoutingSamples

@testable import Routing

/// An app router delegate without screens that records the links it receives.
@MainActor
final class FakeApp: AppRouterDelegate {
  var passed: Set<Gate> = []
  var answer = NavigationOutcome.done
  private(set) var shown: [String] = []
  private(set) var policies: [OpenPolicy] = []

  func isPassed(_ gate: Gate) -> Bool { passed.contains(gate) }

  func show(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    shown.append(plan.link.description)
    policies.append(policy)
    return answer
  }
}

/// An app router for the library, which has no gate, and the museum, which has one.
@MainActor
struct TestAppRouter {
  let app = FakeApp()
  let router: AppRouter

  init() throws {
    router = try AppRouter([Module(of: LibraryRoute.self), Module(of: MuseumRoute.self)])
    router.delegate = app
  }
}
