import AppRouting
import Links
import RoutingSamples

@testable import Routing

/// An app that shows nothing, but remembers what it was asked to show.
@MainActor
final class FakeApp: AppRouterDelegate {
  var passed: Set<Gate> = []
  var answer = Outcome.done
  private(set) var shown: [String] = []
  private(set) var policies: [LinkPolicy] = []

  func isPassed(_ gate: Gate) -> Bool { passed.contains(gate) }

  func show(_ link: Link, _ policy: LinkPolicy) -> Outcome {
    shown.append(link.description)
    policies.append(policy)
    return answer
  }
}

/// An app router with an app: the library is open to everybody, the museum has a gate.
@MainActor
struct FakeHouse {
  let app = FakeApp()
  let router: AppRouter

  init() throws {
    router = try AppRouter([Module(of: LibraryRoute.self), Module(of: MuseumRoute.self)])
    router.delegate = app
  }
}
