import Links
import LoggedIn
import Routing

extension AppCoordinator {
  /// The link patterns of all places whose gates are passed.
  public var openablePlaces: [String] {
    let closed = isPassed(LoggedInCoordinator.signedIn) ? nil : LoggedInCoordinator.signedIn.description
    return Self.map.modules.flatMap(\.routes).filter { route in
      route.isPlace && !route.gates.contains { $0 == closed }
    }.map(\.link)
  }
}
